import { useEffect, useRef } from 'react';
import type { StateFrom } from 'xstate';
import { SubmissionForm } from '#app/forms/SubmissionForm.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import { useDeparture } from '#app/world/WorldProvider.tsx';
import { isExpired } from '#machines/rules/login/too-many-attempts.ts';
import { typedPlainly } from '#machines/rules/text/typed.ts';
import type {
  CodeRequested,
  SignInCodeEvent,
  SignInCodeInput,
  signInCodeMachine,
} from '#machines/visitor/login/sign-in-code.machine.ts';
import { signInCode } from '#machines/visitor/login/sign-in-code.ports.ts';
import { loginMessages } from '#messages/en/login.ts';
import { signInCodeMessages } from '#messages/en/login-ways.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { Field } from '#parts/form/Field.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { type TypedEmail, useTypedEmail } from './use-typed-email.ts';

export interface SignInCodeProps extends Omit<SignInCodeInput, 'email'> {
  email: TypedEmail;
  isOpen: boolean;
  onRequested?: (requested: CodeRequested) => void;
  onOver?: () => void;
}

/** A login with an emailed code that returns to `path`: asks for the address, then for the code. */
export function SignInCode(props: SignInCodeProps) {
  const { after, path, requested, email, isOpen, onRequested, onOver } = props;
  const [snapshot, actor] = useFlow(signInCode, { after, path, email: email.current, requested });
  useDeparture(snapshot.output);
  const { form, token, problems } = snapshot.context;
  const step = useRef<HTMLDivElement>(null);
  const isConfirmed = !snapshot.matches('unconfirmed');
  const wasConfirmed = useRef(isConfirmed);
  const isStopped = problems.length > 0;
  const hasExpired = isExpired(problems);
  useTypedEmail(email, isOpen && !isConfirmed, form.email, (typed) =>
    actor.send({ type: 'form.changed', change: { email: typed } }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request is kept once, and never again after its code has expired.
  useEffect(() => {
    if (token === '') onOver?.();
    else onRequested?.({ email: form.email, token });
  }, [token]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: dropped once.
  useEffect(() => {
    if (hasExpired) onOver?.();
  }, [hasExpired]);
  useEffect(() => {
    // The previous step's field had the focus and is gone. A form with errors takes the focus itself.
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
  const words = useMessages(signInCodeMessages);
  const login = useMessages(loginMessages);
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
      {(fieldProps) => (
        <Field
          {...fieldProps('email')}
          label={login.emailLabel}
          hint={words.hint}
          type="email"
          autoComplete="username"
          value={form.email}
          onChange={(email) => send({ type: 'form.changed', change: { email } })}
        />
      )}
    </SubmissionForm>
  );
}

function CodeStep({ snapshot, send }: StepProps) {
  const words = useMessages(signInCodeMessages);
  const login = useMessages(loginMessages);
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
      {(fieldProps) => (
        <Field
          {...fieldProps('code')}
          label={words.label}
          hint={<ServerWords>{fill(words.sentTo, { address: typedPlainly(form.email) })}</ServerWords>}
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
