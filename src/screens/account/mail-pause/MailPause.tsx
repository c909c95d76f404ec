import { SubmissionForm } from '#app/forms/SubmissionForm.tsx';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import { mailPauseFlow } from '#machines/account/mail-pause/mail-pause.flow.ts';
import { mailPause } from '#machines/account/mail-pause/mail-pause.ports.ts';
import type { OpenPage } from '#machines/api/contract.ts';
import { mailPauseMessages } from '#messages/en/account.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';

export function MailPause(_: Pick<ScreenProps<OpenPage>, 'page'>) {
  const words = useMessages(mailPauseMessages);
  const [snapshot, actor] = useFlow(mailPause, undefined);
  return (
    <>
      <PageHeading title={words.title} />
      <SubmissionForm
        id="mail-pause"
        busy={snapshot.hasTag('busy')}
        problems={snapshot.context.problems}
        fields={NO_FIELDS}
        submit={words.submit}
        sending={words.sending}
        onSubmit={() => actor.send({ type: 'form.submitted' })}
      >
        {() => <p>{snapshot.matches('completed') ? words.paused : words.explanation}</p>}
      </SubmissionForm>
    </>
  );
}

const NO_FIELDS: string[] = [];

export const screen = defineScreen(mailPauseFlow, MailPause);
