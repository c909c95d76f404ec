import { isDeepStrictEqual } from 'node:util';
import type { CheckoutReply } from '../../machines/api/contract.ts';
import type { Result } from '../../machines/api/reply.ts';
import { linesOf } from '../../machines/rules/cart/cart.ts';
import { deliverableOf } from '../../machines/rules/subscription/subscription.ts';
import { excerpt } from '../../mocks/contract/check.ts';
import type { ChangingId } from '../../mocks/routes.ts';
import { productOf, receiptOf } from '../orders/bill.ts';
import { addToCart, basicOf, cartOf, digitalGift, donation, holding, totalOf, withBasic } from '../orders/cart.ts';
import { guestOrder, holdsSubscription, nameOf, orderer, readersOrder, subscribe } from '../orders/orders.ts';
import { type OrderingId, ordering, orderReplyIn, type Placed, sent } from '../orders/purchase.ts';
import { valueAt, wholeViewOf } from '../readers/all-readers.ts';
import { type Change, changeOf, changes } from '../readers/changes.ts';
import { loggedIn, subscriberOf } from '../readers/subscriber.ts';
import { takes } from '../runner/contract.ts';
import { accepted, holds, kindOf, needed, refused, same, skip, statusOf } from '../runner/expect.ts';
import { ask, type Given, pageData, requestOf } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';
import { closeAttempt } from './keys.ts';
import { begin, send } from './valid-requests.ts';

export const atOnceKit = kitFlow('at-once', () => [
  ...TWICE.map((change) =>
    step(`fails neither of two simultaneous requests of ${change.call}`, async (t) => {
      const { call } = change;
      const request = await begin(t, change);
      await keepOnce(t, request.tab, change);
      const statuses = await Promise.all([request, request].map(async (each) => (await send(each)).status));
      const isTaken = statuses.includes(200) && statuses.every((status) => status < 500);
      holds(call, 'one of two simultaneous requests accepted, and no error of the server', isTaken, statuses);
    }),
  ),
  ...SETTING.map(([place, setters]) =>
    step(`keeps one of two simultaneous changes of ${place}, whole, and counts both`, async (t) => {
      for (const [one, other] of pairsOf(setters)) {
        const tab = await one.by(t);
        await keepOnce(t, tab, one);
        const pair = [await inputFor(t, tab, one), await inputFor(t, tab, other)];
        const results: unknown[] = [];
        for (const { call, given } of pair) {
          same(call, 'the status of a change', await statusAfter(t, tab, call, given), 200);
          results.push(await valuesOf(t, tab, one));
        }
        const { version } = (await subscriberOf(tab)).timetable;
        const taken = await Promise.all(pair.map(({ call, given }) => statusAfter(t, tab, call, given)));
        const value = await valuesOf(t, tab, one);
        const isOneOf = results.some((result) => isDeepStrictEqual(result, value));
        holds(one.call, `the result of ${one.call} or ${other.call}, made at once`, isOneOf, value);
        const count = taken.filter((status) => status === 200).length;
        if (place !== 'account/autorenew' || version === undefined) continue;
        const { version: after = version } = (await subscriberOf(tab)).timetable;
        holds(one.call, `a version for each of ${count} changes after ${version}`, after >= version + count, after);
      }
    }),
  ),
  ...CART_PAIRS.map(([what, ...changesOfCart]) =>
    step(`makes two simultaneous changes of a cart, ${what}, as in one order or the other`, async (t) => {
      const pair = changesOfCart.map((change) => change(t));
      const inTurn = [await cartAfter(t, pair, false), await cartAfter(t, pair.toReversed(), false)];
      for (const _ of ROUNDS) {
        const got = await cartAfter(t, pair, true);
        const isOneOf = inTurn.some((each) => isDeepStrictEqual(each, got));
        holds('getCart', `a cart as after both changes in turn: ${excerpt(inTurn)}`, isOneOf, got);
      }
    }),
  ),
  step('logs in only one of two who enter one code at once', async (t) => {
    const { email, code } = t.entry('signInCode');
    for (const _ of ROUNDS) {
      const { token } = accepted('requestCode', await ask(t.open(), 'requestCode', { body: { email, path: '/' } }));
      const given = { body: { token, password: code } };
      const all = await Promise.all([t.open(), t.open()].map((tab) => statusAfter(t, tab, 'verifyCode', given)));
      same('verifyCode', 'the number of logins with one code', all.filter((status) => status === 200).length, 1);
    }
  }),
  ...(['subscribe', 'donate', 'checkOutCart'] as const).map((call) =>
    step(`places ${call} or gives its key up, not both, if both are asked at once`, async (t) => {
      const order = await begin(t, changeOf(call));
      for (const _ of ROUNDS) {
        const key = crypto.randomUUID();
        const [placed, closed] = await Promise.all([send(order, { key }), closeAttempt(t, order.tab, { key })]);
        const isPlaced = placed.status === 200;
        const isClosed = Object(closed.body).status === 'not-placed';
        holds('closeAttempt', `${call} placed or given up, not both`, isPlaced !== isClosed, [placed, closed]);
      }
    }),
  ),
  step('sells a cart once if two tabs of its session order it concurrently', async (t) => {
    const tab = await loggedIn(t, 'cardOnFile');
    await holding(tab, [donation(1_700), { ...digitalGift, qty: 2 }]);
    const total = totalOf(await cartOf(tab));
    const place = await checkingOut(t, tab);
    const receipt = await onlyOne(t, 'checkOutCart', [place, place, place]);
    await receiptOf(t, tab, receipt, { total });
    same('checkOutCart', 'the count of the cart after its order', (await cartOf(tab)).count, 0);
  }),
  step('sells the last item to only one of two concurrent orders', async (t) => {
    const ref = t.entry('goods', 'last');
    const type = ref.startsWith('sze:') ? 'sized-product' : 'basic-product';
    const product = await productOf(t, type, ref);
    const stock = product.sizes.find((size) => size.ref === ref)?.quantity ?? product.quantity;
    if (stock === 0 || stock > 50) skip(`${stock} are left of ${ref}`);
    const goods = (qty: number) => ({ type, item: { ref }, qty }) as const;
    const tab = await loggedIn(t, 'cardOnFile');
    if (stock > 1) {
      await holding(tab, [goods(stock - 1)]);
      await onlyOne(t, 'checkOutCart', [await checkingOut(t, tab)]);
    }
    const other = await loggedIn(t, 'cardOnFile');
    for (const one of [tab, other]) await holding(one, [goods(1)]);
    const [line] = linesOf(await cartOf(tab));
    same('getCart', `the stock of ${ref} after all but one were sold`, line?.max_quantity, 1);
    await onlyOne(t, 'checkOutCart', [await checkingOut(t, tab), await checkingOut(t, other)]);
    t.leave(`every ${ref}, sold`);
    refused('addToCart', await addToCart(t.open(), goods(1)), { status: 409, field: 'qty' });
  }),
  step('charges an invoice once if two sessions pay it concurrently', async (t) => {
    const token = t.entry('invoices', 'onFile');
    const tabs = [await loggedIn(t, 'cardOnFile'), await loggedIn(t, 'cardOnFile')];
    const [page] = await Promise.all(
      tabs.map((tab) => pageData(t, tab, 'showInvoice', { params: { invoice: token } })),
    );
    const { session } = needed(page?.checkout, 'the profile\'s invoice "onFile" can no longer be paid');
    const places = await Promise.all(
      tabs.map(async (tab): Promise<Placed['place']> => {
        const order = { ...orderer(t, session), ...(await nameOf(tab)), password: undefined };
        return (given) => ordering('payInvoice', { invoice: token })(tab, order, given);
      }),
    );
    const receipt = await onlyOne(t, 'payInvoice', places);
    t.leave(`the invoice ${token}, now paid`);
    const { total, lines } = needed(page?.invoice, 'the profile has no invoice "onFile"');
    const tab = t.open();
    await receiptOf(t, tab, receipt, { total, lines });
    const after = await pageData(t, tab, 'showInvoice', { params: { invoice: token } });
    same('showInvoice', 'the receipt of the invoice', after.receipt, receipt);
  }),
  step('gives a free subscription once if two tabs order it concurrently for one reader', async (t) => {
    const coupon = t.entry('coupons', 'free');
    const subscription = { renewal: false, medium: 'print', level: 'low', term: '1year', coupon } as const;
    const cart = { items: [], giftsubs: [], subscription };
    const order = { ...(await guestOrder(t, t.open(), 'subscribe')), cart };
    const results = await Promise.all([t.open(), t.open()].map((tab) => subscribe(tab, order, sent(t))));
    const taken = takenOf('subscribe', results, [400, 409]);
    same('subscribe', 'the number of accepted orders of one reader', taken.length, 1);
    const deliverable = deliverableOf({ medium: 'print', shipcode: order.shipcode });
    await holdsSubscription(t, order, { level: 'low', term: '1year', deliverable });
  }),
]);

const ROUNDS = [1, 2];

/** Other steps try orders, and a login leaves the tab to somebody else. */
const TWICE = changes.filter(({ call, isFinal }) => !isFinal && !takes(call, 'Idempotency-Key'));

const partOf = ({ places = [] }: Change): string => places.join(', ');

const SETTERS = changes.filter(({ isFinal, places }) => !isFinal && places !== undefined && places[0] !== 'cart');

/** The changes that set a part of a reader's data, by that part. */
const SETTING = [...new Set(SETTERS.map(partOf))].map(
  (part) => [part, SETTERS.filter((each) => partOf(each) === part)] as const,
);

/** Pairs each value with the next one, and a single value with itself. */
const pairsOf = <Value>(values: readonly Value[]): [Value, Value][] =>
  values.map((one, at) => [one, values[at + 1] ?? values[0] ?? one]);

/** Prepares to revert changes of one thing, which cannot be done twice. */
async function keepOnce(t: TestContext, tab: Tab, { keep }: Change): Promise<void> {
  const known = kept.get(tab) ?? new Set();
  kept.set(tab, known);
  if (keep && !known.has(keep)) await keep(t, tab);
  if (keep) known.add(keep);
}

const kept = new WeakMap<Tab, Set<Change['keep']>>();

interface Input {
  call: ChangingId;
  given: Given;
}

const inputFor = async (t: TestContext, tab: Tab, { call, given }: Change): Promise<Input> => ({
  call,
  given: await given(t, tab),
});

const statusAfter = async (t: TestContext, tab: Tab, call: ChangingId, given: Given): Promise<number> =>
  (await tab.send(requestOf(t.server, call, given))).status;

/** Everything that a change sets, in any of the reader's views. */
async function valuesOf(t: TestContext, tab: Tab, { places = [], besides = [] }: Change): Promise<unknown[]> {
  const view = await wholeViewOf(t, tab);
  const shownAt = [...places, ...besides].filter((place) => place !== 'timetable/version');
  return shownAt.flatMap((place) => [valueAt(view, place), valueAt(view, `asked/${place}`)]);
}

type CartChange = (t: TestContext) => Input;

const add: CartChange = (t) => ({ call: 'addToCart', given: { body: basicOf(t) } });
const addGift: CartChange = () => ({ call: 'addToCart', given: { body: digitalGift } });
const addDonation: CartChange = () => ({ call: 'addToCart', given: { body: donation(1_700) } });
const addOther: CartChange = () => ({ call: 'addToCart', given: { body: donation(2_300) } });
const setTo =
  (qty: number): CartChange =>
  (t) => ({ call: 'updateCart', given: { body: basicOf(t, qty) } });
const remove: CartChange = (t) => ({ call: 'removeFromCart', given: { body: { ...basicOf(t), all: true } } });

const CART_PAIRS: [what: string, ...pair: CartChange[]][] = [
  ['the same goods added twice', add, add],
  ['other goods added', add, addGift],
  ['two donations added', addDonation, addOther],
  ['two quantities', setTo(3), setTo(5)],
  ['goods added and a quantity', add, setTo(3)],
  ['goods added and removed', add, remove],
  ['a quantity and a removal', setTo(3), remove],
  ['gifts added and goods removed', addGift, remove],
];

/** Makes two changes of a new visitor's cart, in turn or at once. Returns what it then holds. */
async function cartAfter(t: TestContext, pair: readonly Input[], isAtOnce: boolean): Promise<unknown> {
  const { tab, version } = await withBasic(t);
  const act = ({ call, given }: Input) => statusAfter(t, tab, call, given);
  if (isAtOnce) await Promise.all(pair.map(act));
  else for (const each of pair) await act(each);
  const cart = await cartOf(tab);
  const lines = linesOf(cart).map((line) => [line.cart.type, line.quantity, line.price, line.discount].join(' '));
  return { lines: lines.toSorted(), count: cart.count, changes: cart.version - version };
}

async function checkingOut(t: TestContext, tab: Tab): Promise<Placed['place']> {
  const order = { ...(await readersOrder(t, tab, 'checkout')), version: (await cartOf(tab)).version };
  return (given) => ordering('checkOutCart')(tab, order, given);
}

async function onlyOne(t: TestContext, call: OrderingId, places: readonly Placed['place'][]): Promise<string> {
  const results = await Promise.all(places.map((place) => place(sent(t, { customer: 'use-card' }))));
  const taken = takenOf(call, results, [409, 422]);
  same(call, 'the number of accepted concurrent orders', taken.length, 1);
  const [reply] = taken.map((result) => orderReplyIn(accepted(call, result)));
  holds(call, 'a charge of what is on file', reply?.type === 'customer' && 'receipt' in reply.data, reply);
  t.leave('an order charged to the method on file');
  return reply.data.receipt;
}

function takenOf(call: OrderingId, results: readonly Result<CheckoutReply>[], statuses: readonly number[]) {
  const taken = results.filter(({ kind }) => kind === 'ok');
  for (const result of results) {
    const isRefused = result.kind === 'refused' && statuses.includes(statusOf(result.refusal));
    const what = 'a refusal of what another session has ordered first';
    holds(call, what, result.kind === 'ok' || isRefused, kindOf(result));
  }
  return taken;
}
