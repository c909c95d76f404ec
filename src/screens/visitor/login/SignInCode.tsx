import { useEffect, useRef } from 'react';
import type { StateFrom } from 'xstate';
import { SubmissionForm } from '#app/SubmissionForm.tsx';
import { useDeparture, useFlow } from '#app/WorldProvider.tsx';
import type {
  SignInCodeEvent,
  SignInCodeInput,
  signInCodeMachine,
} from '#machines/visitor/login/sign-in-code.machine.ts';
import { signInCode } from '#machines/visitor/login/sign-in-code.ports.ts';
import { useMessages } from '#messages/context.tsx';
import { loginWords } from '#messages/en/login.ts';
import { signInCodeWords } from '#messages/en/login-ways.ts';
import { fill } from '#messages/text.ts';
import { Field } from '#parts/form/Field.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';

/** A login with a code by email, which leads back to `path`: the address first, then the code that was sent there. */
export function SignInCode({ after, path }: SignInCodeInput) {
  const [snapshot, actor] = useFlow(signInCode, { after, path });
  useDeparture(snapshot.output);
  const step = useRef<HTMLDivElement>(null);
  const isConfirmed = !snapshot.matches('unconfirmed');
  const wasConfirmed = useRef(isConfirmed);
  const isStopped = snapshot.context.problems.length > 0;
  useEffect(() => {
    // The field of the step before is gone, and the focus with it; a form that has something to say takes it by itself.
    if (wasConfirmed.current !== isConfirmed && !isStopped) step.current?.querySelector('input')?.focus();
    wasConfirmed.current = isConfirmed;
  }, [isConfirmed, isStopped]);
  return (
    <div ref={step}>
      {isConfirmed ? (
        <CodeStep snapshot={snapshot} send={actor.send} />
      ) : (
        <AddressStep snapshot={snapshot} send={actor.send} />
      )}
    </div>
  );
}

interface StepProps {
  snapshot: StateFrom<typeof signInCodeMachine>;
  send: (event: SignInCodeEvent) => void;
}

function AddressStep({ snapshot, send }: StepProps) {
  const words = useMessages(signInCodeWords);
  const login = useMessages(loginWords);
  const { form, problems } = snapshot.context;
  return (
    <SubmissionForm
      id="code-request"
      busy={snapshot.hasTag('busy')}
      problems={problems}
      fields={['email']}
      submit={words.request}
      sending={words.requesting}
      onSubmit={() => send({ type: 'form.submitted' })}
    >
      {(tie) => (
        <Field
          {...tie('email')}
          label={login.emailLabel}
          hint={words.hint}
          type="email"
          autoComplete="email"
          value={form.email}
          onChange={(email) => send({ type: 'form.changed', change: { email } })}
        />
      )}
    </SubmissionForm>
  );
}

function CodeStep({ snapshot, send }: StepProps) {
  const words = useMessages(signInCodeWords);
  const login = useMessages(loginWords);
  const { form, problems } = snapshot.context;
  const isDone = snapshot.matches('verified');
  const busy = snapshot.hasTag('busy') || isDone;
  return (
    <SubmissionForm
      id="code"
      busy={busy}
      problems={problems}
      fields={['code']}
      aliases={{ password: 'code' }}
      submit={login.submit}
      sending={isDone ? login.done : login.sending}
      onSubmit={() => send({ type: 'form.submitted' })}
      aside={<QuietButton label={words.another} disabled={busy} onClick={() => send({ type: 'request.reopened' })} />}
    >
      {(tie) => (
        <Field
          {...tie('code')}
          label={words.label}
          hint={<ServerWords>{fill(words.sentTo, { address: form.email.trim() })}</ServerWords>}
          autoComplete="one-time-code"
          inputMode="numeric"
          secret
          value={form.password}
          onChange={(password) => send({ type: 'form.changed', change: { password } })}
        />
      )}
    </SubmissionForm>
  );
}
