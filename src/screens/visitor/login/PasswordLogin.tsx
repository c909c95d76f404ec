import type { MouseEvent, Ref } from 'react';
import { SubmissionForm } from '#app/forms/SubmissionForm.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import { useDeparture, usePath } from '#app/world/WorldProvider.tsx';
import type { Departure } from '#machines/lib/departure.ts';
import { passwordLogin } from '#machines/visitor/login/password-login.ports.ts';
import { loginMessages } from '#messages/en/login.ts';
import { fillNodes } from '#messages/fill-nodes.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { Field } from '#parts/form/Field.tsx';
import { useSetupPanel } from '#screens/visitor/reset-password/ResetPassword.tsx';
import { type TypedEmail, useTypedEmail } from './use-typed-email.ts';

export interface PasswordLoginProps {
  email: TypedEmail;
  isOpen: boolean;
  setupLink?: Ref<HTMLAnchorElement>;
  after: Departure;
  onSetup: () => void;
}

export function PasswordLogin({ after, email, isOpen, setupLink, onSetup }: PasswordLoginProps) {
  const [snapshot, actor] = useFlow(passwordLogin, { email: '', password: '', after });
  useDeparture(snapshot.output);
  const words = useMessages(loginMessages);
  const setupAddress = `${usePath()}#${useSetupPanel()}`;
  const { form, problems } = snapshot.context;
  const change = (typed: Partial<typeof form>) => actor.send({ type: 'form.changed', change: typed });
  useTypedEmail(email, isOpen, form.email, (typed) => change({ email: typed }));
  const isDone = snapshot.matches('completed');
  const setUp = (event: MouseEvent) => {
    event.preventDefault();
    onSetup();
  };
  return (
    <SubmissionForm
      id="login"
      busy={snapshot.hasTag('busy') || isDone}
      problems={problems}
      fields={['email', 'password']}
      submit={words.submit}
      sending={isDone ? words.done : words.sending}
      onSubmit={() => actor.send({ type: 'form.submitted' })}
      aside={
        <p>
          {fillNodes(words.setupHint, {
            link: (
              <a ref={setupLink} href={setupAddress} onClick={setUp}>
                {words.goHere}
              </a>
            ),
          })}
        </p>
      }
    >
      {(fieldProps) => (
        <>
          <Field
            {...fieldProps('email')}
            label={words.emailLabel}
            type="email"
            autoComplete="username"
            value={form.email}
            onChange={(typed) => change({ email: typed })}
          />
          <Field
            {...fieldProps('password')}
            label={words.passwordLabel}
            type="password"
            autoComplete="current-password"
            value={form.password}
            onChange={(password) => change({ password })}
          />
        </>
      )}
    </SubmissionForm>
  );
}
