import { isDeepStrictEqual } from 'node:util';
import { type Deliverable, deliverableOf } from '../../machines/rules/subscription/subscription.ts';
import type { ChangingId } from '../../mocks/routes.ts';
import { digitalGift } from '../orders/cart.ts';
import { buy, paidFor } from '../orders/purchase.ts';
import { beginItems } from '../orders/purchases.ts';
import { shownIfOffered, wholeViewOf } from '../readers/all-readers.ts';
import { operation, takes } from '../runner/contract.ts';
import { holds, isTree, same } from '../runner/expect.ts';
import { ask, type Reply } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import type { TestContext } from '../runner/test-context.ts';
import { type Change, changeOf, changes } from './changes.ts';
import { begin, bodiesOf, intentOf, keysOf, send, type ValidRequest } from './valid-requests.ts';

/** The changes whose effect can be seen more than once. */
export const changesWithBody: readonly Change[] = changes.filter(
  (change) =>
    operation(change.call).requestBody && (change.opensIntent || !(change.isFinal || change.call === 'flipAutorenew')),
);

/** Sends a valid request in another way. */
export type Way = (request: ValidRequest) => Promise<Reply>;

/** Makes a change plainly, in two ways, and returns a function that makes it again in another. */
export async function effectsOf(t: TestContext, change: Change, [plainly, again]: readonly [Way, Way]) {
  const first = await begin(t, change);
  await change.keep?.(t, first.tab);
  const effectBy = async (way: Way) => {
    const next = await begin(t, change);
    // A reader makes the same change again; a card can be saved once.
    const { cc_token } = Object(next.body);
    const { body } = first;
    return effectOf(
      next.tab === first.tab ? { ...first, body: { ...body, ...(cc_token && { cc_token }) } } : next,
      way,
    );
  };
  const plain = [await effectOf(first, plainly), await effectBy(again)];
  const { replies } = plain[0] ?? {};
  holds(change.call, 'a success', replies?.some(({ status }) => status === 200) === true, replies);
  return { plain, effectBy };
}

/** Fails the step unless an effect is like two others, except where they differ. */
export const sameEffect = (call: ChangingId, what: string, effect: object, plain: readonly object[]): void =>
  same(call, what, masked(effect, plain), masked(plain[0], plain));

/** A value without what differs each time. */
function masked(value: unknown, [one, other]: readonly unknown[]): unknown {
  if (!isTree(value) || !isTree(one) || !isTree(other))
    return isDeepStrictEqual(one, other) ? value : 'another each time';
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, key in one ? masked(held, [one[key], other[key]]) : held]),
  );
}

/** Sends every body of a request. Returns the replies, what they cost, and what the reader of the request then sees. */
async function effectOf(request: ValidRequest, way: Way) {
  const { t, tab, change } = request;
  const replies: { status: number; body: unknown; intent: unknown }[] = [];
  const reply = async (sent: ValidRequest, by: Way = way) => {
    const { status, body } = await by(sent);
    const keys = t.profile.payment && keysOf({ body });
    replies.push({ status, body, intent: keys && (await intentOf(tab, keys.stripe_secret)) });
    return keys;
  };
  const isCart = change.places?.includes('cart') === true;
  const hasKinds = takes(change.call, 'Idempotency-Key') || (isCart && change.call !== 'checkCoupon');
  const bodies = hasKinds ? await bodiesOf(request) : [request.body];
  for (const body of bodies) await reply({ ...request, body });
  if (isCart) await reply(await begin(t, changeOf('checkOutCart'), tab), send);
  const last = await finalOf({ ...request, body: bodies.at(-1) ?? request.body });
  const keys = last && (await reply(last));
  const token = keys && (await paidFor(t, tab, keys));
  const receipt = token && (await shownIfOffered(t, tab, 'showReceipt', { query: { token } }));
  const gifts = giftsIn(receipt).map((gift) => ask(t.open(), 'getGift', { params: { query: { token: gift } } }));
  const own = last ? await ownTab(last) : tab;
  const view = await wholeViewOf(t, own, change);
  const effect = { replies, receipt, gifts: await Promise.all(gifts), view };
  return JSON.parse(JSON.stringify(effect)) as typeof effect;
}

const giftsIn = (page: unknown): string[] =>
  (Object(page).receipt?.gifts ?? []).map(({ token }: { token: string }) => token);

/** An order of a new reader that is carried out, without goods from the stock. Orders of others are not paid. */
async function finalOf(request: ValidRequest): Promise<ValidRequest | undefined> {
  const { t, change, body } = request;
  const { call } = change;
  if (call === 'redeemGift') {
    const deliverable = deliverableOf({ medium: 'print', shipcode: Object(body).shipcode });
    const token = t.profile.payment && (await newGift(t, deliverable));
    return token ? { ...request, body: { ...body, subscription: { token, deliverable } } } : undefined;
  }
  if (!t.profile.payment || !['subscribe', 'donate', 'checkOutCart'].includes(call)) return undefined;
  const { cart } = Object(body);
  const items = (cart?.items ?? []).filter(({ item }: { item: string }) => item.startsWith('digital'));
  return { ...request, body: { ...body, ...(cart?.items && { cart: { ...cart, items } }) } };
}

/** Buys a gift. Returns its token, if the receipt names it. */
async function newGift(t: TestContext, deliverable: Deliverable): Promise<string | undefined> {
  const tab = t.open();
  const gift = { ...digitalGift, item: { ...digitalGift.item, deliverable } };
  const token = await buy(t, await beginItems(t, 'subscribe', tab, [gift]));
  return giftsIn(await shownIfOffered(t, tab, 'showReceipt', { query: { token } }))[0];
}

/** A tab of the account that an order has opened, or else the order's own. */
async function ownTab({ t, tab, body }: ValidRequest): Promise<Tab> {
  const { email, password } = Object(body);
  const own = t.open();
  const result = password && (await ask(own, 'logIn', { body: { email, password: password.password } }));
  return result?.kind === 'ok' ? own : tab;
}
