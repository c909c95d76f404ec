import type { StateFrom } from 'xstate';
import type { emailMachine } from '#machines/account/email/email.machine.ts';
import { useMessages } from '#messages/context.tsx';
import { accountNoticeWords } from '#messages/en/account.ts';
import { emailWords } from '#messages/en/email.ts';
import { fill } from '#messages/text.ts';
import { Field } from '#parts/form/Field.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { ChangeForm } from '#screens/account/ChangeForm.tsx';
import { useForm } from '#screens/account/use-form.ts';
import { EmailAddresses } from './EmailAddresses.tsx';

export interface EmailViewProps {
  snapshot: StateFrom<typeof emailMachine>;
  /** What is sent to the current address comes back (ACCT-25). */
  isFailing: boolean;
  /** The mailed link that led here is not valid any more (EMAIL-6). */
  isTokenRefused: boolean;
}

/** The change-email page, as its flow stands. */
export function EmailView({ snapshot, isFailing, isTokenRefused }: EmailViewProps) {
  const words = useMessages(emailWords);
  const { emailFailing } = useMessages(accountNoticeWords);
  const form = useForm(snapshot.children.form);
  const { context } = snapshot;
  const done = context.sentTo === undefined ? words.ended : fill(words.sent, { email: context.sentTo });
  return (
    <>
      <PageHeading title={words.title} />
      <Stack>
        {isTokenRefused && (
          <Notice kind="warning" title={words.tokenRefused}>
            <p>
              {words.tokenRefusedHint} {words.tokenRefusedPending}
            </p>
          </Notice>
        )}
        {isFailing && <Notice kind="warning">{emailFailing}</Notice>}
        <EmailAddresses email={context.email} pending={context.email_change} />
        {form && (
          <ChangeForm
            id="email"
            fields={['email']}
            submit={words.submit}
            success={snapshot.matches({ open: 'completed' }) ? <ServerWords>{done}</ServerWords> : undefined}
            kept={context}
            busy={form.busy}
            problems={form.problems}
            onSubmit={form.onSubmit}
          >
            {(tie) => (
              <Field
                {...tie('email')}
                label={words.label}
                hint={words.hint}
                type="email"
                autoComplete="email"
                value={form.values.email}
                onChange={(typed) => form.onChange({ email: typed })}
              />
            )}
          </ChangeForm>
        )}
      </Stack>
    </>
  );
}
