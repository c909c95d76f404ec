import { useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import { LazyPart } from '#app/rendering/LazyPart.tsx';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import { useStale } from '#app/world/use-stale.ts';
import { useDeparture } from '#app/world/WorldProvider.tsx';
import { accountFlow } from '#machines/account/page/account-page.flow.ts';
import { accountPage } from '#machines/account/page/account-page.ports.ts';
import { autorenewIn, type autorenewMachine } from '#machines/account/page/autorenew.machine.ts';
import type { AccountPage, Subscriber } from '#machines/api/contract.ts';
import { accountMessages } from '#messages/en/account.ts';
import { giftSectionMessages } from '#messages/en/gift.ts';
import { accountNoticeMessages } from '#messages/en/remedy.ts';
import { formatDate } from '#messages/format/format-date.ts';
import { fill } from '#messages/message.ts';
import { useLocale, useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { EmailConfirmed } from '#screens/account/link/EmailConfirmed.tsx';
import { PaymentHealth } from '#screens/account/PaymentHealth.tsx';
import type { GiftsGivenProps } from '#screens/purchase/gift/GiftsGiven.tsx';
import styles from './Account.module.css';
import { AccountAnchors, useAnchor } from './AccountAnchors.tsx';
import { AccountOutcome } from './AccountOutcome.tsx';
import { AccountSettings } from './AccountSettings.tsx';
import { IssuesReceived } from './IssuesReceived.tsx';
import { Overview } from './Overview.tsx';
import { PaymentSettings } from './PaymentSettings.tsx';
import { SubscriptionSettings } from './SubscriptionSettings.tsx';

/** The account page: the status of the subscription, all settings and the issues received (ACCT-1). */
export function Account({ page: given }: Pick<ScreenProps<AccountPage>, 'page'>) {
  const [snapshot, actor] = useFlow(accountPage, { page: given });
  useDeparture(snapshot.output);
  const readAgain = useCallback(() => actor.send({ type: 'page.returned' }), [actor]);
  useStale(readAgain);
  const words = useMessages(accountMessages);
  const { page } = snapshot.context;
  const { settings, subscriber, payment_info, orders } = page;
  const { account, timetable } = subscriber;
  const day = formatDate(account.created, useLocale());
  const { autorenew, cardDeletion } = snapshot.children;
  const hasIssues = timetable.issues_delivered.length > 0;
  const hasGifts = (page.gifts ?? []).length > 0;
  return (
    <div className={styles.page}>
      <PageHeading title={words.title} lead={day && fill(words.since, { date: day })} />
      <div className={styles.top}>
        <AccountOutcome
          page={page}
          isReading={snapshot.hasTag('reading')}
          onCheck={readAgain}
          onAgain={
            autorenew &&
            cardDeletion &&
            ((asked) =>
              asked.act === 'autorenewOn' || asked.act === 'autorenewOff'
                ? correct(autorenew, page)
                : cardDeletion.send({ type: 'confirmation.requested', asked }))
          }
        />
        <EmailConfirmed email={given.confirmed} />
        <AccountNotices account={account} />
        <PaymentHealth page={page} onFile={payment_info} />
        <AccountAnchors hasOrders={orders !== undefined} hasGifts={hasGifts} hasIssues={hasIssues} />
      </div>
      <Overview subscriber={subscriber} onFile={payment_info} />
      <AccountSettings settings={settings} subscriber={subscriber} />
      <SubscriptionSettings page={page} autorenew={autorenew} />
      <PaymentSettings payment_info={payment_info} subscriber={subscriber} deletion={cardDeletion} />
      {orders && <Orders orders={orders} />}
      {hasGifts && <Gifts page={page} isReading={snapshot.hasTag('reading')} onCheck={readAgain} />}
      {hasIssues && <IssuesReceived delivered={timetable.issues_delivered} />}
    </div>
  );
}

/** Loaded with the page, but outside the initial bundle (BEYOND-51). */
function Orders({ orders }: Required<Pick<AccountPage, 'orders'>>) {
  const words = useMessages(accountMessages);
  return (
    <Section title={words.orders} id={useAnchor('orders')}>
      <LazyPart load={loadHistory} loading={words.loadingOrders} failed={words.ordersFailed}>
        {({ History }) => <History first={orders} />}
      </LazyPart>
    </Section>
  );
}

export const screen = defineScreen(accountFlow, Account);

/** Loaded lazily, since few readers give gifts. */
function Gifts(shown: GiftsGivenProps) {
  const { gifts } = useMessages(accountMessages);
  const { loading, failed } = useMessages(giftSectionMessages);
  return (
    <Section title={gifts} id={useAnchor('gifts')}>
      <LazyPart load={loadGiftsGiven} loading={loading} failed={failed}>
        {({ GiftsGiven }) => <GiftsGiven {...shown} />}
      </LazyPart>
    </Section>
  );
}

/** Requests the opposite state of autorenew at once; the reader has already confirmed it. */
function correct(autorenew: ActorRefFrom<typeof autorenewMachine>, { subscriber }: AccountPage): void {
  autorenew.send({
    type: 'confirmation.requested',
    shown: autorenewIn({ subscriber, timetable: subscriber.timetable }),
  });
  autorenew.send({ type: 'confirmation.given' });
}

function AccountNotices({ account }: Pick<Subscriber, 'account'>) {
  const { emailFailing } = useMessages(accountNoticeMessages);
  const { changeEmail } = useMessages(accountMessages);
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

const loadHistory = () => import('#screens/account/history/History.tsx');

const loadGiftsGiven = () => import('#screens/purchase/gift/GiftsGiven.tsx');
