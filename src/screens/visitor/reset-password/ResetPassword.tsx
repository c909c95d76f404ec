import { useEffect, useRef, useState } from 'react';
import { SubmissionForm } from '#app/forms/SubmissionForm.tsx';
import { Announcement } from '#app/outcome/Announcement.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import { useOwnId } from '#app/world/WorldProvider.tsx';
import { resetPassword } from '#machines/visitor/reset-password/reset-password.ports.ts';
import { loginMessages } from '#messages/en/login.ts';
import { setupMessages } from '#messages/en/login-ways.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { Field } from '#parts/form/Field.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { type TypedEmail, useTypedEmail } from '#screens/visitor/login/use-typed-email.ts';
import styles from './ResetPassword.module.css';

/** The panel that mails a link to set up or reset a password; a link can then be sent to another address (ENTRY-10). */
export function ResetPassword(panel: PanelProps) {
  const [sent, setSent] = useState(0);
  const begin = () => {
    panel.email.current = '';
    setSent(sent + 1);
  };
  return <OneReset key={sent} {...panel} onAgain={begin} />;
}

function OneReset({ email, isOpen, onBack, onAgain }: PanelProps & { onAgain: () => void }) {
  const [snapshot, actor] = useFlow(resetPassword, { email: email.current });
  const words = useMessages(setupMessages);
  const login = useMessages(loginMessages);
  const panel = useRef<HTMLDivElement>(null);
  const { form, problems, answered } = snapshot.context;
  const change = (typed: string) => actor.send({ type: 'form.changed', change: { email: typed } });
  useTypedEmail(email, isOpen, form.email, change);
  useEffect(() => {
    if (isOpen) panel.current?.querySelector('input')?.focus();
  }, [isOpen]);
  const back = <QuietButton label={words.back} onClick={onBack} />;
  return (
    <div ref={panel} id={useSetupPanel()}>
      <h2 className={styles.title}>{words.title}</h2>
      <Announcement of={answered}>
        {answered && <Notice title={<ServerWords>{answered.message}</ServerWords>} />}
      </Announcement>
      {answered ? (
        <Stack>
          <QuietButton label={words.again} onClick={onAgain} />
          {back}
        </Stack>
      ) : (
        <SubmissionForm
          id="setup"
          busy={snapshot.hasTag('busy')}
          problems={problems}
          fields={['email']}
          submit={words.submit}
          onSubmit={() => actor.send({ type: 'form.submitted' })}
          aside={back}
        >
          {(fieldProps) => (
            <Field
              {...fieldProps('email')}
              label={login.emailLabel}
              hint={words.hint}
              type="email"
              autoComplete="username"
              value={form.email}
              onChange={change}
            />
          )}
        </SubmissionForm>
      )}
    </div>
  );
}

export const useSetupPanel = (): string => useOwnId('login-setup');

interface PanelProps {
  email: TypedEmail;
  isOpen: boolean;
  onBack: () => void;
}
