import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useToday } from '#app/rendering/use-today.ts';
import { useSnapshot } from '#app/world/use-snapshot.ts';
import { type AutorenewState, autorenewIn, type autorenewMachine } from '#machines/account/page/autorenew.machine.ts';
import type { AccountPage, Subscriber, Subscription } from '#machines/api/contract.ts';
import { lacksAddress } from '#machines/rules/address/delivery.ts';
import { giverOf } from '#machines/rules/gift/gifted.ts';
import { chargedOn } from '#machines/rules/payment/card-expiry.ts';
import { renewalDay } from '#machines/rules/renewal/renewal-day.ts';
import {
  type AutorenewOffer,
  autorenewOffer,
  cancellable,
  isForLife,
  isRunning,
  issuesToCome,
  willRenew,
} from '#machines/rules/subscription/overview.ts';
import type { Deliverable } from '#machines/rules/subscription/subscription.ts';
import {
  accountMessages,
  accountOutcomeMessages,
  autorenewMessages,
  cycleMessages,
  issueMessages,
  overviewMessages,
  payingMessages,
} from '#messages/en/account.ts';
import { levelMessages, renewNoteMessages, termMessages } from '#messages/en/subscription.ts';
import { formatDate } from '#messages/format/format-date.ts';
import { fillCount, formatCount } from '#messages/format/plural.ts';
import { fill } from '#messages/message.ts';
import { useLocale, useMessages } from '#messages/use-messages.tsx';
import { ConfirmDialog } from '#parts/dialog/ConfirmDialog.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { type Definition, DefinitionList } from '#parts/table/DefinitionList.tsx';
import ruled from '#parts/table/Ruled.module.css';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { CancelLink } from '#screens/account/CancelLink.tsx';
import { useDeliveryLabel } from '#screens/account/use-delivery-label.ts';
import { useAnchor } from './AccountAnchors.tsx';
import styles from './SubscriptionSettings.module.css';
import { useIsPayable, useMethods } from './use-methods.ts';

export interface SubscriptionSettingsProps {
  page: AccountPage;
  /** Omitted if the account is read-only. */
  autorenew?: ActorRefFrom<typeof autorenewMachine>;
}

export function SubscriptionSettings({ page, autorenew }: SubscriptionSettingsProps) {
  const account = useMessages(accountMessages);
  const words = useMessages(cycleMessages);
  const deliveryName = useDeliveryLabel(page.settings);
  const { subscriber, settings } = page;
  const { current_subscription: current, future_subscriptions, discontinuous } = subscriber.timetable;
  const isPayable = useIsPayable(page.payment_info);
  const offer = autorenewOffer(subscriber, { isHidden: settings.hideAutorenew, isPayable });
  const [now, later] = discontinuous ?? [];
  const cycle = { account: subscriber.account, deliveryName };
  return (
    <Section title={account.subscription} id={useAnchor('subscription')}>
      {current === null && future_subscriptions.length === 0 && <p>{words.none}</p>}
      {current && <Cycle {...cycle} subscription={current} title={isRunning(current) ? words.current : words.last} />}
      {future_subscriptions.length > 0 && <LaterCycles {...cycle} subscriptions={future_subscriptions} />}
      {now && later && <p>{fill(words.changes, { now: deliveryName(now), later: deliveryName(later) })}</p>}
      {offer && (
        <Autorenew
          page={page}
          shown={autorenewIn({ subscriber, timetable: subscriber.timetable })}
          offer={offer}
          autorenew={autorenew}
        />
      )}
      <CancelLink of="subscription" token={cancellable(subscriber)} />
    </Section>
  );
}

interface AutorenewProps {
  page: AccountPage;
  shown: AutorenewState;
  offer: AutorenewOffer;
  /** Omitted if the account is read-only. */
  autorenew?: ActorRefFrom<typeof autorenewMachine>;
}

/** The state of autorenew, with a button to switch it or the reason it cannot be switched (ACCT-18, ACCT-21). */
function Autorenew({ page, shown, offer, autorenew }: AutorenewProps) {
  const words = useMessages(autorenewMessages);
  const { renewNote } = useMessages(renewNoteMessages);
  const today = useToday();
  return (
    <div className={styles.autorenew}>
      <h3 className={styles.title}>
        {words.title} {shown.autorenew ? words.on : words.off}
      </h3>
      {willRenew(page.subscriber, page.payment_info, today) && <p>{renewNote}</p>}
      {offer === 'enable' || offer === 'disable' ? (
        <QuietButton
          label={words[offer]}
          disabled={autorenew === undefined}
          onClick={() => autorenew?.send({ type: 'confirmation.requested', shown })}
        />
      ) : (
        <Closed offer={offer} hasMethod={page.payment_info !== null} />
      )}
      {autorenew && <AutorenewDialog page={page} autorenew={autorenew} />}
    </div>
  );
}

function Closed({ offer, hasMethod }: { offer: Exclude<AutorenewOffer, 'enable' | 'disable'>; hasMethod: boolean }) {
  const words = useMessages(autorenewMessages);
  const { subscribe } = useMessages(overviewMessages);
  const { add, change } = useMessages(payingMessages);
  return (
    <p>
      {words[offer]} {offer === 'unpayable' && <TextLink href="/account/payment">{hasMethod ? change : add}</TextLink>}
      {offer === 'cancelled' && <TextLink href="/subscribe">{subscribe}</TextLink>}
    </p>
  );
}

function AutorenewDialog({ page, autorenew }: { page: AccountPage; autorenew: ActorRefFrom<typeof autorenewMachine> }) {
  const words = useMessages(autorenewMessages);
  const act = useSnapshot(autorenew);
  if (!act?.hasTag('acting')) return null;
  const { wanted } = act.context;
  return (
    <ConfirmDialog
      title={wanted ? words.askOn : words.askOff}
      busy={act.hasTag('busy')}
      onConfirm={() => autorenew.send({ type: 'confirmation.given' })}
      onCancel={() => autorenew.send({ type: 'confirmation.cancelled' })}
    >
      {act.matches('changed') && <p>{wanted ? words.changedOff : words.changedOn}</p>}
      {wanted ? <TurningOn page={page} /> : <TurningOff page={page} />}
    </ConfirmDialog>
  );
}

function TurningOff({ page: { subscriber } }: { page: AccountPage }) {
  const words = useMessages(autorenewMessages);
  const { issuesLeft } = useMessages(accountOutcomeMessages);
  const day = useRenewalDay(subscriber);
  const left = issuesToCome(subscriber);
  return (
    <>
      {left > 0 && <p>{fillCount(issuesLeft, left)}</p>}
      {day && <p>{fill(words.wouldRenew, { date: day })}</p>}
      <p>{words.nothingNow}</p>
    </>
  );
}

function TurningOn({ page: { subscriber, payment_info } }: { page: AccountPage }) {
  const words = useMessages(autorenewMessages);
  const today = useToday();
  const reader = { ...subscriber, account: { ...subscriber.account, autorenew: true } };
  const day = useRenewalDay(reader);
  const charged = payment_info && chargedOn(payment_info, renewalDay(reader, today) ?? today);
  const method = useMethods(payment_info).find(({ kind }) => kind === charged);
  return (
    <>
      <p>{day ? fill(words.willRenew, { date: day }) : words.willRenewAtEnd}</p>
      {method && (
        <p>
          <ServerWords>{fill(words.chargedThen, { method: method.name })}</ServerWords>
        </p>
      )}
    </>
  );
}

/** The earliest day a subscription can renew; undefined unless it is after today. */
function useRenewalDay(subscriber: Pick<Subscriber, 'account' | 'timetable'>): string | undefined {
  const today = useToday();
  const locale = useLocale();
  const day = renewalDay(subscriber, today);
  return day === undefined || day === today ? undefined : formatDate(day, locale);
}

interface CyclesOf {
  account: Subscriber['account'];
  deliveryName: (deliverable: Deliverable) => string;
}

type CycleProps = CyclesOf & { title: string; subscription: Subscription };

/** One cycle of a subscription; only an active one has an update link (ACCT-14). */
function Cycle({ title, subscription, account, deliveryName }: CycleProps) {
  const words = useMessages(cycleMessages);
  const level = useMessages(levelMessages);
  const term = useMessages(termMessages);
  const locale = useLocale();
  const day = formatDate(subscription.info.created, locale);
  const id = useId();
  const { state, info, gift } = subscription;
  const until = formatDate(gift?.until, locale);
  const { set, active } = info.deliverables;
  const isActive = state === 'active';
  const entries: (Definition | false | undefined)[] = [
    { term: words.level, detail: level[info.level] },
    { term: words.term, detail: term[info.term] },
    { term: words.delivery, detail: deliveryName(active) },
    set !== active && { term: words.paidFor, detail: deliveryName(set) },
    day !== undefined && { term: words.began, detail: <time dateTime={info.created}>{day}</time> },
    (gift ?? info.order.name !== account.name) && {
      term: gift ? words.givenBy : words.orderedBy,
      detail: <ServerWords>{giverOf(subscription)}</ServerWords>,
    },
    until !== undefined && { term: words.until, detail: <time dateTime={gift?.until}>{until}</time> },
    isActive && !isForLife(subscription) && { term: words.left, detail: formatCount(info.issues_left, locale) },
  ];
  return (
    <section className={styles.cycle} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 className={styles.title} id={id}>
          {title}
        </h3>
        {info.cancelled && <span>{words.cancelled}</span>}
        {isActive && (
          <TextLink href={`/account/subscriptions/${info.token}`} describedBy={id}>
            {words.update}
          </TextLink>
        )}
      </div>
      {lacksAddress(active, account.addresses) && <MissingAddress isActive={isActive} />}
      <DefinitionList entries={entries.filter((entry) => typeof entry === 'object')} />
    </section>
  );
}

type LaterCyclesProps = CyclesOf & { subscriptions: readonly Subscription[] };

function LaterCycles({ subscriptions, account, deliveryName }: LaterCyclesProps) {
  const words = useMessages(cycleMessages);
  const issues = useMessages(issueMessages);
  const level = useMessages(levelMessages);
  const term = useMessages(termMessages);
  const cycleName = useCycleName();
  const giftOrigin = useGiftOrigin();
  const id = useId();
  const lineOf = (subscription: Subscription) => {
    const { info } = subscription;
    const { issues_left: left, deliverables } = info;
    return [
      term[info.term],
      level[info.level],
      deliveryName(deliverables.active),
      deliverables.set !== deliverables.active && fill(words.paidForOne, { delivery: deliveryName(deliverables.set) }),
      isForLife(subscription) ? issues.everyIssue : fillCount(issues.count, left),
      giftOrigin(subscription) ??
        (info.order.name !== account.name && fill(words.orderedByOne, { name: info.order.name })),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <ol className={ruled.ruled}>
      {subscriptions.map((subscription, at) => (
        <li className={styles.later} key={subscription.info.token}>
          <h3 id={`${id}${at}`}>{cycleName(at + 1)}</h3>
          {subscription.state === 'active' && (
            <TextLink href={`/account/subscriptions/${subscription.info.token}`} describedBy={`${id}${at}`}>
              {words.update}
            </TextLink>
          )}
          <p className={styles.line}>
            <ServerWords>{lineOf(subscription)}</ServerWords>
          </p>
          {lacksAddress(subscription.info.deliverables.active, account.addresses) && (
            <MissingAddress isActive={subscription.state === 'active'} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** Warns of a print subscription without an address: an active one needs it now (ACCT-27, ACCT-28). */
function MissingAddress({ isActive }: { isActive: boolean }) {
  const words = useMessages(cycleMessages);
  return isActive ? (
    <Notice kind="warning">
      <p>
        {words.noAddress} <TextLink href="/account/address">{words.addAddress}</TextLink>
      </p>
    </Notice>
  ) : (
    <p>{words.noAddressInactive}</p>
  );
}

/** Returns a function that describes a gift cycle's giver and end date; undefined for other cycles. */
export function useGiftOrigin(): (cycle: Subscription) => string | undefined {
  const { gift: from, giftUntil } = useMessages(overviewMessages);
  const locale = useLocale();
  return (cycle) => {
    if (!cycle.gift) return undefined;
    const name = giverOf(cycle);
    const date = formatDate(cycle.gift.until, locale);
    return date === undefined ? fill(from, { name }) : fill(giftUntil, { name, date });
  };
}

export function useCycleName(): (after: number) => string {
  const { next, later } = useMessages(cycleMessages);
  const locale = useLocale();
  return (after) => (after === 1 ? next : fill(later, { number: formatCount(after + 1, locale) }));
}
