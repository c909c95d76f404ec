import type { CartAction, RetryRequest, UpdateRequest, Upgrade } from '../../machines/api/contract.ts';
import { destinationOf } from '../../machines/rules/address/delivery.ts';
import { zoneOf } from '../../machines/rules/address/shipping.ts';
import {
  DELIVERABLES,
  type Deliverable,
  LEVELS,
  type Level,
  type Shipcode,
} from '../../machines/rules/subscription/subscription.ts';
import { excerpt } from '../../mocks/contract/check.ts';
import type { Profile, ReaderRole } from '../profile.ts';
import { subscriberOf, subscriptionOf } from '../readers/subscriber.ts';
import { accepted, holds, needed, same, skip } from '../runner/expect.ts';
import { ask, pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import type { TestContext } from '../runner/test-context.ts';
import { addressIn, billOf, cartIn } from './bill.ts';
import { basicOf, digitalGift, donation, holding, type Membership, own, print, printGift } from './cart.ts';
import { CONSENT, guestOrder, holdsSubscription, newReader, orderer, type PageCall, readersOrder } from './orders.ts';
import type { Purchase } from './purchase.ts';
import { invoicePage } from './receipt.ts';

type Edit = Purchase & { what: string; total: number };

/** An order of a call, and what else the same reader can order. */
export interface PurchaseKind<P extends Purchase> {
  begin: (t: TestContext, tab?: Tab) => Promise<P>;
  /** Other orders, whose amount the open intent must follow. */
  edits?: (t: TestContext, purchase: P) => Promise<Edit[]>;
  /** Checks what the reader has after paying. */
  gives?: (t: TestContext, purchase: P) => Promise<void>;
  /** A further order, after this one was paid. */
  next?: (t: TestContext, purchase: P) => Promise<Purchase>;
}

const kindOf = <P extends Purchase>(kind: PurchaseKind<P>): PurchaseKind<P> => kind;

/** The purchases of the contract, by the call that orders. */
export const purchases = {
  subscribe: kindOf({
    begin: (t, tab = t.open()) => beginItems(t, 'subscribe', tab, [print, donation(2_500)]),
    edits: (t, order) => edited(t, order, editsOf(print.item)),
    next: (t, order) => withItems(t, order, [{ ...printGift, qty: 2 }, digitalGift]),
  }),
  donate: kindOf({
    begin: (t, tab = t.open()) => beginItems(t, 'donate', tab, [donation(2_500)]),
    edits: (t, order) => edited(t, order, DONATIONS),
    next: (t, order) => withItems(t, order, [donation(1_001, 'monthly-init')]),
  }),
  checkOutCart: kindOf({
    begin: (t, tab = t.open()) => beginItems(t, 'checkOutCart', tab, [basicOf(t)]),
    edits: (t, order) =>
      edited(t, order, [
        ['two of a product', basicOf(t, 2)],
        ['two gifts', basicOf(t), { ...printGift, qty: 2 }],
        ['a monthly donation', donation(1_001, 'monthly-init')],
      ]),
    next: (t, order) => withItems(t, order, [{ ...printGift, qty: 2 }, donation(1_001, 'monthly-init')]),
  }),
  renewSubscription: kindOf({
    begin: (t) => beginRenewal(t),
    edits: async (t, order) => {
      const address = await addressIn(t, order.body.shipcode);
      const moved = { ...order, body: { ...order.body, origin: 'change' as const, address } };
      return edited(t, moved, editsOf(order.item));
    },
    next: async (_, order) => order,
  }),
  payInvoice: kindOf({ begin: (t, tab) => beginInvoice(t, 'payable', tab) }),
  redeemGift: kindOf({
    begin: (t, tab) => beginGift(t, t.entry('gifts', 'upgradable'), 'print-a', tab),
    edits: (t, order) => priced(t, order, order.upgrade_prices),
    gives: givesGift,
  }),
  updateSubscription: kindOf({
    begin: beginUpgrade,
    edits: changesOf,
    gives: async (t, { body }) => {
      const { upgrade } = await beginChange(t, 'upgradable');
      const { level, deliverables, upgrade_prices } = upgrade.subscription;
      same('updateSubscription', 'the level after it was paid', level, body.subscription.level);
      const isPaid = upgrade_prices[body.subscription.level][deliverables.set] === 0;
      holds('updateSubscription', 'no further payment', isPaid, upgrade_prices);
      t.leave('the subscription of the reader "upgradable", now at the Standard level');
    },
  }),
  retryRenewal: kindOf({
    begin: beginRetry,
    gives: async (t, { tab }) => {
      const { timetable } = await subscriberOf(tab);
      t.leave('a failed renewal, now paid');
      holds('getSubscriber', 'no failed renewal', !timetable.renewal_failed, timetable.renewal_failed);
      same('getSubscriber', 'the state of the subscription', timetable.current_subscription?.state, 'active');
    },
  }),
};

export const PROCESSES = ['onetime', 'monthly-init'] as const;

type Items = [what: string, ...CartAction[]];

const DONATIONS = [100, 101, 1_234, 99_999_999].flatMap((cents) =>
  PROCESSES.map((process): Items => [`${cents} cents, ${process}`, donation(cents, process)]),
);

/** Edits of an order of a subscription and a donation. The flow `prices` orders everything else. */
const editsOf = (item: Membership): Items[] => [
  ['a term for life', own({ ...item, term: 'lifetime' }), donation(2_500)],
  ['a donation of 12.34', own(item), donation(1_234)],
  ['no donation', own(item)],
];

export type Listing = Purchase<{ shipcode: Shipcode }>;

const edited = (t: TestContext, order: Listing, edits: readonly Items[]): Promise<Edit[]> =>
  Promise.all(edits.map(async ([what, ...actions]) => ({ what, ...(await withItems(t, order, actions)) })));

/** The same order of other items: those that it lists, or those in the cart. */
export async function withItems<P extends Listing>(t: TestContext, order: P, actions: readonly CartAction[]) {
  const { call, body } = order;
  const { shipcode } = body;
  const sent = sentTo(actions, shipcode);
  const bill = await billOf(t, sent, shipcode);
  if (call === 'checkOutCart') return { ...order, ...bill, fill: sent };
  const { donation: given, ...cart } = cartIn(sent);
  const listed = call === 'donate' ? { donation: given } : { ...cart, donation: given };
  return { ...order, ...bill, body: { ...body, cart: listed } };
}

/** The items as an order for a category sends them. */
export const sentTo = (actions: readonly CartAction[], shipcode: Shipcode): CartAction[] =>
  actions.map((action) => (action.type === 'personal-subscription' ? own({ ...action.item, shipcode }) : action));

/** Begins an order of items, for a new reader or for the tab's. */
export async function beginItems(
  t: TestContext,
  call: PageCall,
  tab: Tab,
  actions: readonly CartAction[],
  isReader = false,
) {
  const { password, ...fields } = await (isReader ? readersOrder : guestOrder)(t, tab, call);
  const version = call === 'checkOutCart' ? (await holding(tab, actions)).version : undefined;
  const body = { ...fields, ...(call !== 'donate' && { password }), ...(version !== undefined && { version }) };
  return withItems(t, { call, tab, body }, actions);
}

export async function beginRenewal(t: TestContext, role: ReaderRole = 'renewing') {
  const tab = await t.as(role);
  const page = await pageData(t, tab, 'showRenew');
  const { account, session, settings, token } = needed(page.renew, `the reader "${role}" has nothing to renew`);
  const { name = '', email = '' } = page.subscriber?.account ?? {};
  const { medium, level, term, deliverable } = settings;
  const shipcode = destinationOf(deliverable) ?? 'ship-a';
  const item: Membership = { renewal: true, medium, level, term, shipcode };
  const body = { account, name, email, origin: 'keep', shipcode, session, gifted: false, ...CONSENT } as const;
  const order = await withItems(t, { call: 'renewSubscription' as const, tab, body }, [own(item)]);
  return { ...order, page, item, issuesLeft: token?.tokens_left ?? 0 };
}

async function beginRetry(t: TestContext) {
  const tab = await t.as('renewalFailed');
  const page = await pageData(t, tab, 'showRenewal');
  const { total, lines } = needed(page.renewal, 'the reader "renewalFailed" no longer has a renewal to retry');
  const { renewal_failed } = page.subscriber.timetable;
  same('showRenewal', 'the price of the renewal in cents', total, renewal_failed?.amount);
  const body: RetryRequest = { amount: total, version: page.subscriber.timetable.version };
  return { call: 'retryRenewal' as const, tab, page, total, lines, body };
}

export async function beginInvoice(t: TestContext, state: keyof NonNullable<Profile['invoices']>, tab = t.open()) {
  const token = t.entry('invoices', state);
  const page = await invoicePage(t, tab, token);
  const { session } = needed(page.checkout, `the profile's invoice "${state}" can no longer be paid`);
  const { total, lines } = needed(page.invoice, `the profile has no invoice "${state}"`);
  const { password, ...order } = orderer(t, session);
  const body = { ...order, ...(state === 'introductory' && { password }) };
  return { call: 'payInvoice' as const, tab, page, total, lines, body, path: { invoice: token } };
}

/** The lines of a receipt for a change of a subscription or gift. */
const UPGRADE = [{ kind: 'subscription-upgrade', quantity: 1 }] as const;

export const giftOf = (tab: Tab, token: string) => ask(tab, 'getGift', { params: { query: { token } } });

export async function beginGift(t: TestContext, token: string, wanted?: Deliverable, tab = t.open()) {
  const { redeem } = accepted('getGift', await giftOf(tab, token));
  if (redeem.status !== 'open') skip(`the gift ${token} was redeemed or has expired`);
  const { gift, session, upgrade_prices } = redeem;
  const deliverable = wanted ?? gift.deliverables.set;
  const body = { ...orderer(t, session), subscription: { token, deliverable } };
  const total = upgrade_prices[deliverable];
  return { call: 'redeemGift' as const, tab, body, total, lines: UPGRADE, gift, upgrade_prices };
}

/** Fails the step unless the reader of an order has the gift, with the delivery that was ordered. */
export async function givesGift(
  t: TestContext,
  { body, gift: { term, level, order } }: Awaited<ReturnType<typeof beginGift>>,
): Promise<void> {
  const { deliverable } = body.subscription;
  const { autorenew } = await holdsSubscription(t, body, { term, level, deliverable }, order.name);
  same('getSubscriber', 'autorenew after a gift began a subscription', autorenew, false);
}

export async function beginChange(t: TestContext, role: ReaderRole) {
  const tab = await t.as(role);
  const token = await subscriptionOf(t, role);
  const page = await pageData(t, tab, 'showSubscription', { params: { token } });
  const upgrade: Upgrade = needed(page.upgrade, `the subscription of the reader "${role}" cannot be changed`);
  const { name, email, shipcode, addresses } = page.subscriber.account;
  const { level, deliverables } = upgrade.subscription;
  const { address } = newReader(t);
  const to = addresses[zoneOf(shipcode)] ? { origin: 'keep' as const } : { origin: 'change' as const, address };
  const subscription = { token, level: level as Level, deliverable: deliverables.set }; // a subscription that can be changed has one of them
  const body: UpdateRequest = { name, email, ...to, shipcode, session: upgrade.session, subscription };
  return { call: 'updateSubscription' as const, tab, page, upgrade, body };
}

/** Orders of every delivery that has a price. */
async function priced<P extends Purchase<{ shipcode: Shipcode; subscription: object }>>(
  t: TestContext,
  order: P,
  prices: { [To in Deliverable]?: number },
  chosen: { level?: Level } = {},
): Promise<Edit[]> {
  const edits = DELIVERABLES.map(async (deliverable) => {
    const shipcode = destinationOf(deliverable) ?? order.body.shipcode;
    const to = { shipcode, origin: 'change', address: await addressIn(t, shipcode) };
    const body = { ...order.body, ...to, subscription: { ...order.body.subscription, ...chosen, deliverable } };
    return { ...order, what: excerpt(body.subscription), body, total: prices[deliverable] ?? 0, lines: UPGRADE };
  });
  return (await Promise.all(edits)).filter(({ total }) => total > 0);
}

/** Every change of a subscription that has a price. */
export async function changesOf(t: TestContext, order: Awaited<ReturnType<typeof beginChange>>): Promise<Edit[]> {
  const { upgrade_prices } = order.upgrade.subscription;
  const edits = LEVELS.map((level) => priced(t, order, upgrade_prices[level], { level }));
  return (await Promise.all(edits)).flat();
}

/** An upgrade to the Standard level, which has an extra cost. */
async function beginUpgrade(t: TestContext) {
  const { body, ...begun } = await beginChange(t, 'upgradable');
  const { deliverables, upgrade_prices } = begun.upgrade.subscription;
  const total = upgrade_prices.high[deliverables.set];
  if (total === 0) skip('the Standard level is free for the reader "upgradable"');
  const subscription = { ...body.subscription, level: 'high' as const };
  return { ...begun, total, lines: UPGRADE, body: { ...body, subscription } };
}
