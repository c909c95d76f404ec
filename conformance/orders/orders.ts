import type { Actor, AnyStateMachine, EventFromLogic } from 'xstate';
import type { Address, Cart, RenewPage, RenewRequest, SubscribeRequest } from '../../machines/api/contract.ts';
import { destinationOf } from '../../machines/rules/address/delivery.ts';
import type { Delivered } from '../../machines/rules/price/upgrade-price.ts';
import { logIn, subscriberOf } from '../readers/subscriber.ts';
import { same } from '../runner/expect.ts';
import { pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import type { TestContext } from '../runner/test-context.ts';
import { addressIn, billOf } from './bill.ts';
import { type Edit, type OrderOf, ordering, type Placed } from './purchase.ts';

/** Returns a new reader's details, with a new email address on each call. */
export function newReader({ entry, fresh }: TestContext) {
  const { email, ...reader } = entry('newReader');
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

/** Edits whose amount the open intent must follow. The flow `prices` orders the other choices of a subscription. */
export async function editsOf<Id extends Ordering>(
  t: TestContext,
  call: Id,
  { tab, order }: { tab: Tab; order: OrderOf<Id> },
): Promise<Edit[]> {
  const { subscription } = order.cart;
  const gift = { deliverable: 'digital', level: 'low', term: '1year' } as const;
  const ref = t.profile.goods?.sized;
  const address = await addressIn(t, order.shipcode);
  const changes: [what: string, change: Partial<Cart>][] = [
    ['a term for life', { subscription: subscription && { ...subscription, term: 'lifetime' } }],
    ['two gifts', { giftsubs: [gift, gift] }],
    ['a donation of 12.34', { donation: { process: 'onetime', dollars: 1_234 } }],
    ['no donation', { donation: undefined }],
    ...(ref === undefined ? [] : [sizes(ref)]),
  ];
  return Promise.all(
    changes.map(async ([what, change]) => {
      const cart = { ...order.cart, ...change };
      return { what, ...(await listedOrder(t, call, tab, { ...order, origin: 'change', address, cart })) };
    }),
  );
}

const sizes = (ref: string): [what: string, change: Partial<Cart>] => [
  'two of a size',
  { items: [{ item: 'sized-product', ref, quantity: 2 }] },
];

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
