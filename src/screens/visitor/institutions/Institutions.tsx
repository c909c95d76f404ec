import { useEffect, useState } from 'react';
import type { EventFrom, StateFrom } from 'xstate';
import { SubmissionForm } from '#app/forms/SubmissionForm.tsx';
import { LazyPart, type LazyPartProps } from '#app/rendering/LazyPart.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import { useDeparture } from '#app/world/WorldProvider.tsx';
import { openAthensLink } from '#machines/rules/link/oauth-link.ts';
import type { InstitutionsInput, institutionsMachine } from '#machines/visitor/institutions/institutions.machine.ts';
import { institutions } from '#machines/visitor/institutions/institutions.ports.ts';
import { institutionMessages } from '#messages/en/login-ways.ts';
import { useMessages } from '#messages/use-messages.tsx';
import type { Dropdown } from '#parts/form/choice/Dropdown.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { ButtonLink } from '#parts/link/ButtonLink.tsx';
import { LoadNotice } from '#parts/notice/LoadNotice.tsx';

export interface InstitutionsProps extends InstitutionsInput, Partial<Pick<InstitutionFormProps, 'loadDropdown'>> {}

/** A login through an institution that returns to `path`. Loads its list and dropdown in parallel (ENTRY-21). */
export function Institutions({ path, loadDropdown = importDropdown }: InstitutionsProps) {
  const [snapshot, actor] = useFlow(institutions, { path });
  useDeparture(snapshot.output);
  useEffect(() => {
    // Only a preload; the form retries and reports a failure.
    loadDropdown().catch(() => undefined);
  }, [loadDropdown]);
  const words = useMessages(institutionMessages);
  const isListed = snapshot.matches('listed') || snapshot.matches('leaving');
  const loading = snapshot.matches('failed') ? 'failed' : 'loading';
  return (
    <Stack>
      <p>{words.hint}</p>
      <LoadNotice
        state={snapshot.matches('unlisted') || isListed ? 'loaded' : loading}
        loading={words.loading}
        failed={words.failed}
        onRetry={() => actor.send({ type: 'load.retried' })}
      />
      {isListed ? (
        <InstitutionForm snapshot={snapshot} send={actor.send} loadDropdown={loadDropdown} />
      ) : (
        <ButtonLink href={openAthensLink(snapshot.context.path)} label={words.submit} />
      )}
    </Stack>
  );
}

const importDropdown = () => import('#parts/form/choice/Dropdown.tsx');

interface InstitutionFormProps {
  snapshot: StateFrom<typeof institutionsMachine>;
  send: (event: EventFrom<typeof institutionsMachine>) => void;
  loadDropdown: LazyPartProps<{ Dropdown: typeof Dropdown }>['load'];
}

function InstitutionForm({ snapshot, send, loadDropdown }: InstitutionFormProps) {
  const words = useMessages(institutionMessages);
  const [isSearchable, setSearchable] = useState(true);
  const { list, problems, path } = snapshot.context;
  const [options] = useState(() => list.map(({ entity_id, name }) => ({ value: entity_id, label: name })));
  const load = async () => {
    const module = loadDropdown();
    module.then(
      () => setSearchable(true),
      () => setSearchable(false),
    );
    return module;
  };
  const isLeaving = snapshot.matches('leaving');
  return (
    <SubmissionForm
      id="institution"
      busy={isLeaving}
      problems={problems}
      fields={['entity']}
      submit={words.submit}
      sending={words.leaving}
      onSubmit={() => send({ type: 'form.submitted' })}
      aside={!isSearchable && <ButtonLink href={openAthensLink(path)} label={words.elsewhere} />}
    >
      {(fieldProps) => (
        <LazyPart load={load} loading={words.loading} failed={words.searchFailed}>
          {({ Dropdown: Search }) => (
            <Search
              {...fieldProps('entity')}
              label={words.label}
              hint={words.labelHint}
              options={options}
              disabled={isLeaving}
              onChoose={(entity) => send({ type: 'institution.chosen', entity })}
            />
          )}
        </LazyPart>
      )}
    </SubmissionForm>
  );
}
