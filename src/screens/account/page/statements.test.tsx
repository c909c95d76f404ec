import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WorldProvider } from '#app/world/WorldProvider.tsx';
import { copyOf } from '#fixtures/data/orders.ts';
import { effort } from '#fixtures/world/effort.ts';
import { createTestWorld } from '#fixtures/world/test-world.ts';
import type { AccountPage, Subscription } from '#machines/api/contract.ts';
import { renewalIn } from '#machines/rules/renewal/renewal.ts';
import { renewMessages, renewNoteMessages } from '#messages/en/subscription.ts';
import { MessagesProvider } from '#messages/use-messages.tsx';
import { pages } from '#mocks/replies.ts';
import { Renew } from '#screens/purchase/renew/Renew.tsx';
import { Subscribe } from '#screens/purchase/subscribe/Subscribe.tsx';
import { Header } from '#screens/widgets/Header.tsx';
import { MonthlyDonationCard } from '../monthly-donation/MonthlyDonationCard.tsx';
import { PaymentChange } from '../payment/PaymentChange.tsx';
import { Account } from './Account.tsx';

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-01T12:00:00') }));

afterAll(() => vi.useRealTimers());

/** Statements that cannot be true together. */
const CONTRADICTIONS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /will renew at the end|should renew|renewal is expected|After your renewal/,
    /Cancelled|was not renewed|never needs renewing|does not renew|renewal is blocked|Unlimited issues|ends with the next|is inactive/,
  ],
  [/will renew at the end|After your renewal/, /needs another one to renew|Autorenew Off/],
  [
    /subscription is active|Renew your subscription/,
    /Cancelled|never needs renewing|Unlimited issues|is inactive(?!.*Renew)/,
  ],
  [/ends with the next issue|is inactive/, /Next cycle(?!.*ends with the next)|issues remaining|Unlimited issues/],
  [/is inactive/, /Current cycle|Upcoming/],
  [/address is not required/, /No Address|do not have an address on record/],
  [/no payment information on file/, /ending in|account ending|Your card expire/],
  [/You have no subscription\./, /cycle/],
  [/has expired/, /remaining|Current cycle|Upcoming|is active|You have \S+ issues? left/],
  [/You have \S+ issues? left|ends with the next/, /is inactive|Unlimited issues|Cancelled/],
  [
    /Renewal not necessary|no subscription to renew/,
    /Renew your subscription|renew your own|ends with the next|is active|Enable autorenew|should renew|will renew|Renew now/,
  ],
  [/Autorenew is on/, /Autorenew Off|Cancelled|was not renewed|needs another one to renew|Unlimited issues/],
  [/renew your own/, /Cancelled|Unlimited issues|is inactive/],
  [/Payment updated successfully/, /expired|no payment information on file/],
];

const contradictionsIn = (text: string): string[] =>
  CONTRADICTIONS.filter(([one, other]) => one.test(text) && other.test(text)).map(
    ([one, other]) => `${one.exec(text)?.[0]} / ${other.exec(text)?.[0]}`,
  );

const textOf = (screen: ReactNode): string =>
  renderToStaticMarkup(
    <MessagesProvider>
      <WorldProvider world={createTestWorld()} depart={() => undefined}>
        {screen}
      </WorldProvider>
    </MessagesProvider>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const { extended, giftRecipient, renewalFailed } = pages.showAccount;
const CARD = extended.body.payment_info.card;
const METHODS = {
  none: null,
  good: { type: 'details', card: { ...CARD, exp_year: 2030 } },
  expired: { type: 'details', card: { ...CARD, exp_year: 2025 } },
  expiring: { type: 'details', card: { ...CARD, exp_year: 2026, exp_month: 2 } },
  bank: { type: 'details', ach: pages.showAccount.printCanada.body.payment_info.ach },
} as const;

const cycles = fc.record({
  isCancelled: fc.boolean(),
  state: fc.constantFrom('active', 'expired'),
  isLifetime: fc.boolean(),
  status: fc.constantFrom(
    { expiring: true, extended: false, count: 1 },
    { expiring: false, extended: true, count: 4 },
    { expiring: false, extended: false, count: 0 },
  ),
  left: fc.constantFrom(0, 1, 4),
  isGift: fc.boolean(),
  deliverable: fc.constantFrom('digital', 'print-a', 'print-c'),
});

const readers = fc.record({
  current: fc.option(cycles),
  later: fc.option(cycles),
  autorenew: fc.boolean(),
  hasFailed: fc.boolean(),
  method: fc.constantFrom(...(Object.keys(METHODS) as (keyof typeof METHODS)[])),
  hasAddress: fc.boolean(),
});

type CycleDrawn = typeof cycles extends fc.Arbitrary<infer Cycle> ? Cycle : never;
type ReaderDrawn = typeof readers extends fc.Arbitrary<infer Reader> ? Reader : never;

function cycleOf({ isCancelled, state, isLifetime, status, left, isGift, deliverable }: CycleDrawn): Subscription {
  const cycle: Subscription = copyOf(extended.body.subscriber.timetable.current_subscription);
  const issues = state === 'active' ? status.count || left : 0;
  Object.assign(cycle, {
    state,
    status: state === 'active' ? status : { expiring: false, extended: false, count: 0 },
    ...(isGift && { gift: giftRecipient.body.subscriber.timetable.current_subscription.gift }),
  });
  Object.assign(cycle.info, {
    term: isLifetime ? 'lifetime' : '1year',
    cancelled: isCancelled,
    issues_left: issues,
    tokens: [],
    legacy_tokens: 0,
    deliverables: { set: deliverable, active: deliverable },
  });
  return cycle;
}

function pageOf({ current, later, autorenew, hasFailed, method, hasAddress }: ReaderDrawn): AccountPage {
  const page: AccountPage = copyOf(extended.body);
  const { account, timetable } = page.subscriber;
  const onFile = METHODS[method];
  page.payment_info = onFile && copyOf(onFile);
  account.autorenew = autorenew;
  if (!hasAddress) account.addresses = { a: null, b: null, c: null };
  timetable.current_subscription = current && cycleOf(current);
  timetable.future_subscriptions =
    current && later ? [cycleOf({ ...later, left: later.left || 4, state: 'active', isCancelled: false })] : [];
  timetable.lifetime_subscription = [timetable.current_subscription, ...timetable.future_subscriptions].some(
    (cycle) => cycle?.info.term === 'lifetime' && !cycle.info.cancelled,
  );
  const paid = [timetable.current_subscription, ...timetable.future_subscriptions].filter(
    (cycle) => cycle?.state === 'active',
  );
  const needs = (deliverable: string) => paid.some((cycle) => cycle?.info.deliverables.active === deliverable);
  timetable.address_required = { a: needs('print-a'), b: false, c: needs('print-c') };
  if (hasFailed) timetable.renewal_failed = copyOf(renewalFailed.body.subscriber.timetable.renewal_failed);
  return page;
}

/**
 * What a reader is told on every page that speaks of the subscription, apart from statements about the order: its title,
 * what the ordered subscription will do, and RENEW-7's notice where autorenew is on.
 */
function textsOf(page: AccountPage): string {
  const { subscriber, payment_info, settings } = page;
  const query = new URLSearchParams();
  const renewal = renewalIn(subscriber.timetable);
  const renew = renewal ? { ...pages.showRenew.extended.body.renew, ...renewal } : null;
  const { subscribe } = pages.showSubscribe.subscriber.body;
  const details = payment_info && { type: 'details' as const, data: payment_info };
  const payment_setup = { ...pages.showPayment.cardOnFile.body.payment_setup, details };
  const shown = [
    <Account key="account" page={page} />,
    <PaymentChange key="payment" page={{ settings, subscriber, payment_setup }} query={query} />,
    <Header key="header" page={{ settings, subscriber, cart: null }} />,
  ];
  const orders = [
    <Renew key="renew" page={copyOf({ settings, subscriber, payment_info, renew })} query={query} />,
    <Subscribe key="subscribe" page={copyOf({ settings, subscriber, payment_info, subscribe })} query={query} />,
  ];
  const { texts } = renewMessages;
  const ofOrders = [
    ` ${texts.title}`,
    renewNoteMessages.texts.renewNote,
    subscriber.account.autorenew && texts.expiring,
  ];
  const told = orders.map((order) =>
    ofOrders.reduce<string>((text, words) => (words ? text.replaceAll(words, '') : text), textOf(order)),
  );
  return [...shown.map(textOf), ...told].join(' ');
}

test('no two statements contradict each other, on one page or several, whatever the subscription and the card [ACCT-4, ACCT-21, ACCT-42, RENEW-4, SUBSCRIBE-13]', () => {
  fc.assert(
    fc.property(readers, (reader) => {
      expect(contradictionsIn(textsOf(pageOf(reader)))).toEqual([]);
    }),
    { numRuns: effort(300, 3_000) },
  );
});

test('an update that only the address reports stands beside no card that it cannot have left [PAYM-2, MDON-4]', () => {
  const query = new URLSearchParams('token=don_1&redirect_status=succeeded');
  const name = 'Amara';
  const { keys } = pages.showPayment.cardOnFile.body.payment_setup;
  for (const data of Object.values(METHODS)) {
    const setup = { name, details: data && { type: 'details' as const, data: copyOf(data) }, keys, failing: true };
    const { settings, subscriber } = copyOf(pages.showPayment.cardOnFile.body);
    const shown = [
      textOf(<PaymentChange page={{ settings, subscriber, payment_setup: setup }} query={query} />),
      textOf(<MonthlyDonationCard page={{ settings, payment_setup: setup }} query={query} />),
    ];
    expect(shown.flatMap(contradictionsIn)).toEqual([]);
  }
});
