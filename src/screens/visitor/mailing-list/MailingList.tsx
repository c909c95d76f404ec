import { useState } from 'react';
import { EmailField } from '#app/forms/EmailField.tsx';
import { SubmissionForm } from '#app/forms/SubmissionForm.tsx';
import { Announcement } from '#app/outcome/Announcement.tsx';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import { useWorld } from '#app/world/WorldProvider.tsx';
import { mailingListFlow } from '#machines/visitor/mailing-list/mailing-list.flow.ts';
import { mailingList } from '#machines/visitor/mailing-list/mailing-list.ports.ts';
import { mailingListMessages } from '#messages/en/widgets.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { Notice } from '#parts/notice/Notice.tsx';

interface MailingListProps extends Pick<ScreenProps<unknown>, 'query'> {
  id?: string;
}

/**
 * The mailing list signup, with the tags in the page's URL (ENTRY-2, ENTRY-4). Hides its field on success (ENTRY-5).
 */
export function MailingList({ query, id = 'mailing-list' }: MailingListProps) {
  const [input] = useState(() => ({ tags: query.getAll('list-tag') }));
  const [snapshot, actor] = useFlow(mailingList, input);
  const words = useMessages(mailingListMessages);
  const { botCheck } = useWorld();
  const { form, problems } = snapshot.context;
  const isDone = snapshot.matches('success');
  return (
    <>
      <Announcement of={isDone ? form : undefined}>
        <Notice title={words.done} />
      </Announcement>
      {!isDone && (
        <SubmissionForm
          id={id}
          busy={snapshot.hasTag('busy')}
          problems={problems}
          fields={['email']}
          submit={words.submit}
          sending={words.sending}
          onBegun={botCheck.prepare}
          onSubmit={() => actor.send({ type: 'form.submitted' })}
        >
          {(fieldProps) => (
            <EmailField
              {...fieldProps('email')}
              label={words.label}
              value={form.email}
              onChange={(email) => actor.send({ type: 'form.changed', change: { email } })}
            />
          )}
        </SubmissionForm>
      )}
    </>
  );
}

export const screen = defineScreen(mailingListFlow, MailingList);
