import { useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/WorldProvider.tsx';
import { email } from '#machines/account/email/email.ports.ts';
import type { EmailPage } from '#machines/api/contract.ts';
import { EmailPage as EmailPageSchema } from '#machines/api/schemas/pages/EmailPage.ts';
import { useMessages } from '#messages/context.tsx';
import { accountNoticeWords } from '#messages/en/account.ts';
import { emailWords } from '#messages/en/email.ts';
import { fill } from '#messages/text.ts';
import { Field } from '#parts/form/Field.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { DefinitionList } from '#parts/table/DefinitionList.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { ChangeForm } from '#screens/account/ChangeForm.tsx';
import { useForm } from '#screens/account/use-form.ts';

/** The page on which a reader asks for another email address, and where a mailed link that is not valid leads (EMAIL-1, EMAIL-6). */
export function Email({ page }: Pick<ScreenProps<EmailPage>, 'page'>) {
  const { account } = page.subscriber;
  const [input] = useState(() => ({ email: account.email, email_change: account.email_change, name: account.name }));
  const [snapshot] = useFlow(email, input);
  const words = useMessages(emailWords);
  const { emailFailing } = useMessages(accountNoticeWords);
  const form = useForm(snapshot.children.form);
  const { context } = snapshot;
  const done = context.sentTo === undefined ? words.ended : fill(words.sent, { email: context.sentTo });
  return (
    <>
      <PageHeading title={words.title} />
      <Stack>
        {page.token_refused && (
          <Notice kind="warning" title={words.tokenRefused}>
            <p>
              {words.tokenRefusedHint} {words.tokenRefusedPending}
            </p>
          </Notice>
        )}
        {account.emailFailing && <Notice kind="warning">{emailFailing}</Notice>}
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

export const screen = defineScreen<EmailPage>(EmailPageSchema, Email, { strips: ['token'] });

/** The address that mail goes to, and the one that waits to take its place (EMAIL-1). */
function EmailAddresses({ email, pending }: { email: string; pending: string | null }) {
  const words = useMessages(emailWords);
  const entries = [
    { term: words.current, detail: <ServerWords>{email}</ServerWords> },
    ...(pending === null ? [] : [{ term: words.pending, detail: <ServerWords>{pending}</ServerWords> }]),
  ];
  return (
    <>
      <DefinitionList entries={entries} />
      {pending !== null && <Notice>{words.pendingHint}</Notice>}
    </>
  );
}
