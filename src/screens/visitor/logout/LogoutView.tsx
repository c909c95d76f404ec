import type { EventFrom, StateFrom } from 'xstate';
import { SubmissionForm } from '#app/forms/SubmissionForm.tsx';
import type { logoutMachine } from '#machines/visitor/logout/logout.machine.ts';
import { logoutMessages } from '#messages/en/login.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';

export interface LogoutViewProps {
  name: string;
  snapshot: StateFrom<typeof logoutMachine>;
  send: (event: EventFrom<typeof logoutMachine>) => void;
}

export function LogoutView({ name, snapshot, send }: LogoutViewProps) {
  const words = useMessages(logoutMessages);
  const isDone = snapshot.matches('completed');
  return (
    <SubmissionForm
      id="logout"
      busy={snapshot.hasTag('busy') || isDone}
      problems={snapshot.context.problems}
      fields={NO_FIELDS}
      submit={words.submit}
      sending={isDone ? words.done : words.sending}
      onSubmit={() => send({ type: 'form.submitted' })}
    >
      {() => (
        <p>
          <ServerWords>{fill(words.loggedInAs, { name })}</ServerWords>
        </p>
      )}
    </SubmissionForm>
  );
}

const NO_FIELDS: string[] = [];
