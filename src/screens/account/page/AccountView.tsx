import type { StateFrom } from 'xstate';
import { ArrivalNotice } from '#app/ArrivalNotice.tsx';
import type { accountPageMachine } from '#machines/account/page/account-page.machine.ts';
import type { AccountPage } from '#machines/api/contract.ts';
import { useLocale, useMessages } from '#messages/context.tsx';
import { accountWords } from '#messages/en/account-page.ts';
import { formatDate } from '#messages/format-date.ts';
import { fill } from '#messages/text.ts';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { AccountAnchors } from './AccountAnchors.tsx';
import { AccountNotices } from './AccountNotices.tsx';
import { AccountSettings } from './AccountSettings.tsx';
import styles from './AccountView.module.css';
import { IssuesReceived } from './IssuesReceived.tsx';
import { Overview } from './Overview.tsx';
import { PaymentSettings } from './PaymentSettings.tsx';
import { SubscriptionSettings } from './SubscriptionSettings.tsx';

export interface AccountViewProps {
  page: AccountPage;
  snapshot: StateFrom<typeof accountPageMachine>;
}

/** The account page, as its flow stands. */
export function AccountView({ page, snapshot }: AccountViewProps) {
  const words = useMessages(accountWords);
  const { settings, subscriber, payment_info } = page;
  const { account, timetable } = subscriber;
  const day = formatDate(account.created, useLocale());
  const { autorenew, cardDeletion } = snapshot.children;
  const hasIssues = timetable.issues_delivered.length > 0;
  return (
    <div className={styles.page}>
      <PageHeading title={words.title} lead={day && fill(words.since, { date: day })} />
      <div className={styles.top}>
        <ArrivalNotice />
        <AccountNotices account={account} />
        <AccountAnchors hasIssues={hasIssues} />
      </div>
      <Overview subscriber={subscriber} />
      <AccountSettings settings={settings} subscriber={subscriber} />
      <SubscriptionSettings page={page} autorenew={autorenew} />
      <PaymentSettings payment_info={payment_info} subscriber={subscriber} deletion={cardDeletion} />
      {hasIssues && <IssuesReceived delivered={timetable.issues_delivered} />}
    </div>
  );
}
