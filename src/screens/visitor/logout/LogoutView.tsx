import type { EventFrom, StateFrom } from 'xstate';
import { SubmissionForm } from '#app/SubmissionForm.tsx';
import type { logoutMachine } from '#machines/visitor/logout/logout.machine.ts';
import { useMessages } from '#messages/context.tsx';
import { logoutWords } from '#messages/en/login.ts';
import { fill } from '#messages/text.ts';
import { ServerWords } from '#parts/text/ServerWords.tsx';

export interface LogoutViewProps {
  name: string;
  snapshot: StateFrom<typeof logoutMachine>;
  send: (event: EventFrom<typeof logoutMachine>) => void;
}

export function LogoutView({ name, snapshot, send }: LogoutViewProps) {
  const words = useMessages(logoutWords);
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
