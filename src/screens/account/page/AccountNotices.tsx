import type { Subscriber } from '#machines/api/contract.ts';
import { useMessages } from '#messages/context.tsx';
import { accountNoticeWords } from '#messages/en/account.ts';
import { accountWords } from '#messages/en/account-page.ts';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';

/** What a reader must know before all else: that mail does not arrive (ACCT-25). */
export function AccountNotices({ account }: Pick<Subscriber, 'account'>) {
  const { emailFailing } = useMessages(accountNoticeWords);
  const { changeEmail } = useMessages(accountWords);
  if (!account.emailFailing) return null;
  return (
    <Notice kind="warning">
      <p>{emailFailing}</p>
      <p>
        <TextLink href="/account/email">{changeEmail}</TextLink>
      </p>
    </Notice>
  );
}
