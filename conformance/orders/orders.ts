import type { Actor, AnyStateMachine, EventFromLogic } from 'xstate';
import type { Address, Cart, RenewPage, RenewRequest, SubscribeRequest } from '../../machines/api/contract.ts';
import { destinationOf } from '../../machines/rules/address/delivery.ts';
import type { Delivered } from '../../machines/rules/price/upgrade-price.ts';
import { SHIPCODES, type Shipcode } from '../../machines/rules/subscription/subscription.ts';
import { logIn, subscriberOf } from '../readers/subscriber.ts';
import { needed, same } from '../runner/expect.ts';
import { pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import type { TestContext } from '../runner/test-context.ts';
import { addressIn, billOf, type Listed } from './bill.ts';
import { type Edit, type OrderOf, ordering, type Placed } from './purchase.ts';

/** Returns a new reader's details, with a new email address on each call. */
export function newReader({ profile, fresh }: TestContext) {
  const { email, ...reader } = needed(profile.newReader, 'the profile has no new reader');
  return { ...reader, email: email.replace('{run}', fresh()) };
}

/** Makes changes to a purchase's form, in order. */
export function fill<M extends AnyStateMachine>(actor: Actor<M>, ...changes: object[]): void {
  // Every purchase has a form, which the types of a generic machine do not say.
  for (const change of changes) actor.send({ type: 'form.changed', change } as EventFromLogic<M>);
}

/** Submits a purchase's form for a later checkout, up to its items in the cart. */
export async function addLater<M extends AnyStateMachine>(t: TestContext, actor: Actor<M>): Promise<void> {
  fill(actor, { timing: 'later' });
  actor.send({ type: 'form.submitted' } as EventFromLogic<M>);
  await t.reach(actor, 'its items in the cart', (now) => Object(now).hasTag('added'), 'addToCart');
}

export function typeInto<M extends AnyStateMachine>(actor: Actor<M>, texts: Record<string, string>): void {
  fill(actor, ...Object.entries(texts).map(([field, value]) => ({ text: { [field]: value } })));
}

export const addressTexts = ({ line1, line2, city, state, postcode }: Address): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ line1, line2, city, state, postcode }).map(([line, text]) => [`address.${line}`, text]),
  );

export function orderer(t: TestContext, session: string) {
  const { name, email, password, address, shipcode } = newReader(t);
  const pair = { password, confirm: password };
  return { name, email, password: pair, origin: 'change', address, shipcode, session, gifted: false } as const;
}

const PAGES = { subscribe: 'showSubscribe', donate: 'showDonate', checkout: 'showCheckout' } as const;

/** The session that a page names for its order. */
export const sessionOf = async (t: TestContext, tab: Tab, page: keyof typeof PAGES): Promise<string> =>
  Object(await pageData(t, tab, PAGES[page]))[page].session;

/** The fields of an order that a page makes for a new reader. */
export const guestOrder = async (t: TestContext, tab: Tab, page: keyof typeof PAGES) =>
  orderer(t, await sessionOf(t, tab, page));

/** The same for the tab's reader, who has an account. */
export async function readersOrder(t: TestContext, tab: Tab, page: keyof typeof PAGES) {
  const { password: _, ...order } = await guestOrder(t, tab, page);
  return { ...order, ...(await nameOf(tab)) };
}

export async function nameOf(tab: Tab): Promise<{ name: string; email: string }> {
  const { name, email } = (await subscriberOf(tab)).account;
  return { name, email };
}

export const subscriptionOrder = (t: TestContext, session: string): SubscribeRequest => ({
  ...orderer(t, session),
  cart: {
    items: [],
    giftsubs: [],
    donation: { process: 'onetime', dollars: 2_500 },
    subscription: { renewal: false, medium: 'print', level: 'low', term: '1year' },
  },
});

export const subscribe = ordering('subscribe');

export const renew = ordering('renewSubscription');

export function renewalOrder(
  { subscriber }: RenewPage,
  { account, session, settings }: NonNullable<RenewPage['renew']>,
): RenewRequest {
  const { name = '', email = '' } = subscriber?.account ?? {};
  const { medium, level, term, deliverable } = settings;
  return {
    cart: { items: [], giftsubs: [], subscription: { renewal: true, medium, level, term } },
    account,
    name,
    email,
    origin: 'keep',
    shipcode: destinationOf(deliverable) ?? 'ship-a',
    session,
    gifted: false,
  };
}

type Ordering = 'subscribe' | 'renewSubscription';

/** An order of a call, with its bill. */
export const listedOrder = async <Id extends Ordering>(t: TestContext, call: Id, tab: Tab, order: OrderOf<Id>) => {
  const place: Placed['place'] = (given) => ordering(call)(tab, order, given);
  return { tab, order, place, ...(await billOf(t, order)) };
};

export async function editsOf<Id extends Ordering>(
  t: TestContext,
  call: Id,
  { tab, order }: { tab: Tab; order: OrderOf<Id> },
  coupon?: string,
): Promise<Edit[]> {
  const { subscription } = order.cart;
  const own = (change: Partial<NonNullable<Cart['subscription']>>) =>
    subscription ? { cart: { ...order.cart, subscription: { ...subscription, ...change } } } : {};
  const more = (change: Partial<Cart>) => ({ cart: { ...order.cart, ...change } });
  const to = async (shipcode: Shipcode) => ({ shipcode, origin: 'change', address: await addressIn(t, shipcode) });
  const gift = { deliverable: 'digital', level: 'low', term: '1year' } as const;
  const { sized } = t.profile.goods ?? {};
  const level = subscription?.level === 'high' ? 'low' : 'high';
  const medium = subscription?.medium === 'digital' ? 'print' : 'digital';
  const changes: [what: string, change: Partial<Listed>][] = [
    ['a term of two years', own({ term: '2year' })],
    ['a term for life', own({ term: 'lifetime' })],
    [`the level ${level}`, own({ level })],
    [`the medium ${medium}`, own({ medium })],
    ...(coupon === undefined ? [] : [['a coupon', own({ level: 'low', coupon })] as [string, Partial<Listed>]]),
    ['a gift', more({ giftsubs: [gift] })],
    ['two gifts', more({ giftsubs: [gift, gift] })],
    ['a donation of 12.34', more({ donation: { process: 'onetime', dollars: 1_234 } })],
    ['a monthly donation', more({ donation: { process: 'monthly-init', dollars: 1_001 } })],
    ['no donation', more({ donation: undefined })],
  ];
  for (const shipcode of SHIPCODES)
    if (shipcode !== order.shipcode)
      changes.push([`a delivery to ${shipcode}`, { ...own({ medium: 'print' }), ...(await to(shipcode)) }]);
  if (sized) {
    const goods = await to(order.shipcode);
    for (const quantity of [1, 2]) {
      const items = [{ item: 'sized-product' as const, ref: sized, quantity }];
      changes.push([`${quantity} of a size`, { ...goods, ...more({ items }) }]);
    }
  }
  const edits: Edit[] = [];
  for (const [what, change] of changes)
    edits.push({ what, ...(await listedOrder(t, call, tab, { ...order, ...change })) });
  return edits;
}

/** Logs in with the order's password and checks that the subscription matches the order. */
export async function holdsSubscription(
  t: TestContext,
  { email, password }: { email: string; password?: { password: string } },
  wanted: Delivered,
  giver?: string,
): Promise<void> {
  const tab = t.open();
  await logIn(tab, { email, password: password?.password ?? '' });
  const { current_subscription, future_subscriptions } = (await subscriberOf(tab)).timetable;
  const held = [current_subscription, ...future_subscriptions].flatMap((each) => (each ? [each.info] : []));
  const told = held.map(({ term, level, deliverables: { set } }) => ({ term, level, deliverable: set }));
  same('getSubscriber', 'the subscriptions of the reader who ordered', told, [wanted]);
  // Naming the giver is optional for a server.
  const gift = current_subscription?.gift;
  same('getSubscriber', 'the giver of the subscription', gift?.from, gift && giver);
}
