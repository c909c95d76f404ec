import { useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import { nameFlow } from '#machines/account/name/name.flow.ts';
import { name } from '#machines/account/name/name.ports.ts';
import type { ReaderPage } from '#machines/api/contract.ts';
import type { OutcomeEnd } from '#machines/lib/outcome.ts';
import { nameMessages } from '#messages/en/account.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { Field } from '#parts/form/Field.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { ChangeForm } from '#screens/account/ChangeForm.tsx';
import { PaymentHealth } from '#screens/account/PaymentHealth.tsx';

export function Name({ page }: Pick<ScreenProps<ReaderPage>, 'page'>) {
  const [input] = useState(() => ({ name: page.subscriber.account.name }));
  const [snapshot, actor] = useFlow(name, input);
  const words = useMessages(nameMessages);
  const { form, kept, outcome, problems } = snapshot.context;
  const titles: Record<OutcomeEnd, string> = {
    done: words.updated,
    already: words.updated,
    refused: words.notUpdated,
    contradicted: words.notUpdated,
    unsure: words.unsure,
  };
  const now = outcome?.end === 'done' ? words.now : words.still;
  return (
    <>
      <PageHeading title={words.title} />
      <Stack>
        <PaymentHealth page={page} onFile={page.payment_info} />
        <ChangeForm
          id="name"
          fields={['name']}
          submit={words.submit}
          outcome={outcome}
          title={titles[outcome?.end ?? 'done']}
          now={outcome?.end !== 'unsure' && <ServerWords>{fill(now, { name: kept.name })}</ServerWords>}
          isChecking={snapshot.hasTag('checking')}
          onCheck={() => actor.send({ type: 'answer.sought' })}
          busy={snapshot.hasTag('busy')}
          problems={problems}
          onSubmit={() => actor.send({ type: 'form.submitted' })}
        >
          {(fieldProps) => (
            <Field
              {...fieldProps('name')}
              label={words.label}
              hint={words.hint}
              autoComplete="name"
              value={form.name}
              onChange={(typed) => actor.send({ type: 'form.changed', change: { name: typed } })}
            />
          )}
        </ChangeForm>
      </Stack>
    </>
  );
}

export const screen = defineScreen(nameFlow, Name);
