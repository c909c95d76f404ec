import type { CartAction, CheckoutReply, Keys } from '../../machines/api/contract.ts';
import type { Result } from '../../machines/api/reply.ts';
import { fulfilment } from '../../machines/purchase/checkout/fulfilment/fulfilment.ports.ts';
import type { PurchaseCall } from '../../machines/purchase/checkout/order.ts';
import { excerpt } from '../../mocks/contract/check.ts';
import { accepted, holds, kindOf, StepFailed, same, statusOf } from '../runner/expect.ts';
import { type Asked, ask } from '../runner/request.ts';
import { botToken, type Tab } from '../runner/tab.ts';
import type { TestContext } from '../runner/test-context.ts';
import type { Bill } from './bill.ts';
import { cartOf, holding, isPriced } from './cart.ts';
import { GOOD_CARD } from './provider.ts';

/** An order that can be placed, more than once, and what it must cost. */
export interface Purchase<Body extends object = object> extends Partial<Bill> {
  call: PurchaseCall;
  tab: Tab;
  body: Body;
  path?: Record<string, string>;
  /** What the cart must hold when it is ordered. */
  fill?: readonly CartAction[];
}

export interface OrderOptions {
  key?: string;
  invoice?: string;
  customer?: 'use-card' | 'add-card';
  coupon?: string;
}

/** Places an order, with a fresh key unless one is given. */
export async function place(
  t: TestContext,
  { call, tab, body, path, fill }: Purchase,
  { key = crypto.randomUUID(), coupon, ...given }: OrderOptions = {},
): Promise<Result<CheckoutReply>> {
  const { version } = fill ? await holding(tab, fill) : {};
  const query = { captcha: botToken(t.profile), coupon };
  const sent = { ...body, ...(version !== undefined && { version }), ...given };
  const asked = { params: { path, query, header: { 'Idempotency-Key': key } }, body: sent };
  return ask(tab, call, asked as Asked<PurchaseCall>); // every such call accepts all of these
}

/** Places orders concurrently. Returns those that were accepted; all others must be refused as conflicts. */
export async function atOnce(
  t: TestContext,
  call: PurchaseCall,
  orders: readonly (readonly [Purchase, OrderOptions?])[],
  conflicts: readonly number[] = [409, 422],
) {
  const results = await Promise.all(orders.map(([purchase, options]) => place(t, purchase, options)));
  const taken = results.flatMap((result, at) => {
    if (result.kind === 'ok') return [{ at, reply: orderReplyIn(result.output) }];
    const isConflict = result.kind === 'refused' && conflicts.includes(statusOf(result.refusal));
    holds(call, `a refusal with status ${conflicts.join(' or ')}`, isConflict, kindOf(result));
    return [];
  });
  const [first, ...others] = taken;
  holds(call, 'at least one accepted concurrent order', first !== undefined, results.map(kindOf));
  return [first, ...others] as const;
}

/** Places orders concurrently of which only one may be accepted. */
export async function onlyOne(...given: Parameters<typeof atOnce>) {
  const [one, ...others] = await atOnce(...given);
  same(given[1], 'the number of other accepted concurrent orders', others.length, 0);
  return one;
}

/** The reply to an order, unwrapped if it is inside an upgrade. */
export const orderReplyIn = (reply: CheckoutReply): Exclude<CheckoutReply, { type: 'upgrade-checkout' }> =>
  reply.type === 'upgrade-checkout' ? reply.data : reply;

/** Returns the intent in an order's reply. Fails the step for any other reply. */
export function keysIn(call: PurchaseCall, reply: CheckoutReply, type: 'started' | 'updated' = 'started'): Keys {
  const { data, ...told } = orderReplyIn(reply);
  if (told.type === type && 'keys' in data) return data.keys;
  throw new StepFailed({ call, expected: `a reply of type ${type}`, got: excerpt(reply) });
}

/** Places an order that is paid with a new card. Returns its intent, which is only updated if the order names it. */
export async function ordered(t: TestContext, purchase: Purchase, options: OrderOptions = {}): Promise<Keys> {
  const reply = accepted(purchase.call, await place(t, purchase, options));
  return keysIn(purchase.call, reply, options.invoice === undefined ? 'started' : 'updated');
}

/** Fails the step unless an intent requests the cost of an order. */
export async function costs({ call, tab, total }: Purchase, keys: Keys, what = ''): Promise<void> {
  if (total === undefined) return;
  const { amount } = await tab.world.payment.read(keys.stripe_secret);
  same(call, `${['the amount of the intent of an order', what].join(' ').trim()} in cents`, amount, total);
}

/** Orders the tab's cart, once more at its new price if the destination has changed it. */
export async function orderCart(t: TestContext, { fill: _, ...order }: Purchase): Promise<CheckoutReply> {
  const placed = async () => {
    const { version } = await cartOf(order.tab);
    return place(t, { ...order, body: { ...order.body, version } });
  };
  const result = await placed();
  const isMoved = result.kind === 'refused' && statusOf(result.refusal) === 409;
  return accepted('checkOutCart', isMoved ? await placed() : result);
}

/** Fails the step unless the tab's cart is shown and charged as in the bill of its order. */
export async function isCharged(t: TestContext, what: string, order: Purchase & Required<Bill>): Promise<void> {
  const reply = await orderCart(t, order);
  isPriced(what, await cartOf(order.tab), order);
  await costs(order, keysIn('checkOutCart', reply), what);
}

/** Pays an intent with the provider. Skips the step without one. */
export async function pay({ entry }: TestContext, tab: Tab, keys: Keys): Promise<void> {
  entry('payment');
  const said = await tab.world.payment.confirm({ secret: keys.stripe_secret });
  if (said.kind === 'taken') return;
  const got = 'words' in said ? said.words : said.kind;
  throw new StepFailed({ call: 'the payment provider', expected: 'the payment to be taken', got });
}

/** Places an order and pays it. Returns the token of its receipt. */
export const buy = async (t: TestContext, purchase: Purchase): Promise<string> =>
  paidFor(t, purchase.tab, await ordered(t, purchase));

/** Pays an intent. Returns the token of its order's receipt. */
export async function paidFor(t: TestContext, tab: Tab, keys: Keys): Promise<string> {
  await pay(t, tab, keys);
  return settledAtOnce(t, tab, keys);
}

/** Polls like the front end until an order is fulfilled. Returns its receipt. */
export async function settled(t: TestContext, tab: Tab, intent: string): Promise<string> {
  const actor = t.start(fulfilment, tab, { intent, reset: false });
  const { output } = await t.reach(actor, 'its end', ({ status }) => status === 'done', 'getFulfilment');
  if (output?.kind === 'settled' && output.settled.status === 'completed') return output.settled.receipt;
  throw new StepFailed({
    call: 'getFulfilment',
    expected: 'a fulfilled order within a hundred polls',
    got: JSON.stringify(output),
  });
}

/**
 * Polls a paid intent several times concurrently, with and without `reset`, and then like the front end. Fails the step
 * if it is ever reported as unpaid, leads to two receipts or is no longer completed.
 */
export async function settledAtOnce(t: TestContext, tab: Tab, keys: Keys): Promise<string> {
  const asked = [{}, { reset: '' }, {}, {}] as const;
  const states = await Promise.all(asked.map((query) => fulfilmentOf(tab, keys, query)));
  const receipt = await settled(t, tab, keys.payment_intent_id);
  for (const state of states.map((each) => accepted('getFulfilment', each))) {
    holds('getFulfilment', 'a paid order not reported as unpaid', state.status !== 'unpaid', state);
    if (state.status === 'completed') same('getFulfilment', 'the receipt of the order', state.receipt, receipt);
  }
  for (const query of [{ reset: '' }, {}] as const) {
    const later = accepted('getFulfilment', await fulfilmentOf(tab, keys, query));
    same('getFulfilment', 'the receipt of the completed order', Object(later).receipt, receipt);
  }
  return receipt;
}

export const fulfilmentOf = (tab: Tab, keys: Keys, query: { reset?: '' } = {}) =>
  ask(tab, 'getFulfilment', { params: { path: { intent_id: keys.payment_intent_id }, query } });

/** The last digits of the kit's card, if it is the provider's documented test card. */
export const cardOf = ({ profile }: TestContext): string | undefined =>
  (profile.payment?.method ?? GOOD_CARD) === GOOD_CARD ? '4242' : undefined;
