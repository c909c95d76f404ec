import { useState } from 'react';
import { EmailField } from '#app/forms/EmailField.tsx';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import { emailFlow } from '#machines/account/email/email.flow.ts';
import { email } from '#machines/account/email/email.ports.ts';
import type { EmailPage, EmailReply, ReaderPage } from '#machines/api/contract.ts';
import type { Outcome } from '#machines/lib/outcome.ts';
import { linkToken } from '#machines/rules/link/link-token.ts';
import { linkTrouble } from '#machines/rules/link/mailed-link.ts';
import { emailConfirmedMessages, emailMessages } from '#messages/en/account.ts';
import { accountNoticeMessages } from '#messages/en/remedy.ts';
import { fill, type Messages } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { DefinitionList } from '#parts/table/DefinitionList.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { ChangeForm } from '#screens/account/ChangeForm.tsx';
import { EmailConfirmed } from '#screens/account/link/EmailConfirmed.tsx';
import { LinkNotice } from '#screens/account/link/LinkNotice.tsx';
import { PaymentHealth } from '#screens/account/PaymentHealth.tsx';

/** The page to change the email address, which is also the target of mailed links (EMAIL-1, EMAIL-6). */
export function Email({ page, query }: ScreenProps<EmailPage>) {
  const words = useMessages(emailMessages);
  const { logIn } = useMessages(emailConfirmedMessages);
  const trouble = linkTrouble(page);
  const { subscriber, settings, payment_info, confirmed } = page;
  return (
    <>
      <PageHeading title={words.title} />
      <Stack>
        <EmailConfirmed email={confirmed} />
        {trouble && (
          <LinkNotice
            trouble={trouble}
            viewer={subscriber ? 'reader' : 'visitor'}
            token={linkToken(query)}
            path="/account/email"
          />
        )}
        {subscriber && trouble !== 'foreign' && <EmailChange page={{ settings, subscriber, payment_info }} />}
        {confirmed !== undefined && !subscriber && (
          <p>
            <TextLink href="/login?url=%2Faccount">{logIn}</TextLink>
          </p>
        )}
      </Stack>
    </>
  );
}

function EmailChange({ page }: Pick<ScreenProps<ReaderPage>, 'page'>) {
  const { account } = page.subscriber;
  const [input] = useState(() => ({ email: account.email, email_change: account.email_change, name: account.name }));
  const [snapshot, actor] = useFlow(email, input);
  const words = useMessages(emailMessages);
  const { emailFailing } = useMessages(accountNoticeMessages);
  const { form, kept, outcome, problems } = snapshot.context;
  const said = outcome && wordsOf(outcome, kept, words);
  return (
    <>
      <PaymentHealth page={page} onFile={page.payment_info} />
      {account.emailFailing && <Notice kind="warning">{emailFailing}</Notice>}
      <EmailAddresses email={kept.email} pending={kept.email_change} />
      <ChangeForm
        id="email"
        fields={['email']}
        submit={words.submit}
        outcome={outcome}
        title={said?.title ?? ''}
        now={said?.now && <ServerWords>{said.now}</ServerWords>}
        isChecking={snapshot.hasTag('checking')}
        onCheck={() => actor.send({ type: 'answer.sought' })}
        busy={snapshot.hasTag('busy')}
        problems={problems}
        onSubmit={() => actor.send({ type: 'form.submitted' })}
      >
        {(fieldProps) => (
          <EmailField
            {...fieldProps('email')}
            label={words.label}
            hint={words.hint}
            value={form.email}
            onChange={(typed) => actor.send({ type: 'form.changed', change: { email: typed } })}
          />
        )}
      </ChangeForm>
    </>
  );
}

export const screen = defineScreen(emailFlow, Email);

function wordsOf(
  { end, facts = {} }: Outcome,
  { email, email_change }: EmailReply,
  words: Messages<typeof emailMessages>,
): { title: string; now?: string } {
  switch (end) {
    case 'done':
    case 'already':
      return email_change === null
        ? { title: words.ended }
        : {
            title: fill(words.sent, { email: facts.email ?? email_change }),
            now: fill(words.inUse, { address: email }),
          };
    case 'refused':
    case 'contradicted':
      return { title: words.notChanged, now: fill(words.still, { address: email }) };
    case 'unsure':
      return { title: words.unsure };
  }
}

function EmailAddresses({ email, pending }: { email: string; pending: string | null }) {
  const words = useMessages(emailMessages);
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
