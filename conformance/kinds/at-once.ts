import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { linesOf } from '../../machines/rules/cart/cart.ts';
import { deliverableOf } from '../../machines/rules/subscription/subscription.ts';
import type { ChangingId } from '../../mocks/routes.ts';
import { stockOf } from '../orders/bill.ts';
import {
  addToCart,
  basicOf,
  cartOf,
  digital,
  digitalGift,
  donation,
  holding,
  totalOf,
  withBasic,
} from '../orders/cart.ts';
import { guestOrder, holdsSubscription, nameOf, readersOrder } from '../orders/orders.ts';
import { onlyOne, type Purchase, place } from '../orders/purchase.ts';
import { beginInvoice, beginItems } from '../orders/purchases.ts';
import { invoicePage, receiptOf } from '../orders/receipt.ts';
import { shownIfOffered, viewOf } from '../readers/all-readers.ts';
import { freeCart, giftsOf } from '../readers/opened-accounts.ts';
import { loggedIn, mailedToken, subscriberOf } from '../readers/subscriber.ts';
import { type Change, cardHolder, changeOf, changes } from '../requests/changes.ts';
import { closeAttempt } from '../requests/keys.ts';
import { begin, send } from '../requests/valid-requests.ts';
import { ownCalls, takes } from '../runner/contract.ts';
import { accepted, holds, needed, refused, same, skip } from '../runner/expect.ts';
import { type Given, requestOf } from '../runner/request.ts';
import { botToken, type Tab } from '../runner/tab.ts';
import { kitFlow, type Step, step, type TestContext } from '../runner/test-context.ts';

/** Simultaneous requests end as if one came after the other. */
export const atOnceKit = kitFlow('at-once', () => [
  ...TWICE.map((change) =>
    step(`fails neither of two simultaneous requests of ${change.call}`, async (t) => {
      const { call } = change;
      const request = await begin(t, change);
      const statuses = await Promise.all([request, request].map(async (each) => (await send(each)).status));
      const isTaken = statuses.includes(200) && statuses.every((status) => status < 500);
      holds(call, 'one of two simultaneous requests accepted, and no error of the server', isTaken, statuses);
    }),
  ),
  ...PARTS.map((part) =>
    inTurnStep(`requests of ${part.map(({ call }) => call).join(' and of ')}`, ofCardHolder, [[...part, ...part]]),
  ),
  inTurnStep('changes beside others that they depend on', ofCardHolder, DEPENDENT),
  inTurnStep('changes of different data', ofCardHolder, MIXED),
  inTurnStep('five requests of resendGift', ofGiver, [Array<Act>(5).fill(RESEND)]),
  inTurnStep('changes of the goods in a cart', ofCart, CART_CHANGES),
  inTurnStep(
    'a coupon beside a change of its cart',
    ofCart,
    [goods, gifts, small, three, removal, COUPON].map((other) => [COUPON, other]),
  ),
  step('logs in only one of two who enter one code at once', async (t) => {
    const { email, code } = t.entry('signInCode');
    for (const _ of ROUNDS) {
      const token = await mailedToken(t.open(), email);
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
    const order = await checkingOut(t, tab);
    const receipt = await chargesOne(t, 'checkOutCart', [order, order, order]);
    await receiptOf(t, tab, receipt, { total });
    same('checkOutCart', 'the count of the cart after its order', (await cartOf(tab)).count, 0);
  }),
  step('sells the last item to only one of two concurrent orders', async (t) => {
    const ref = t.entry('goods', 'last');
    const type = ref.startsWith('sze:') ? 'sized-product' : 'basic-product';
    const stock = await stockOf(t, type, ref);
    if (stock === 0 || stock > 50) skip(`${stock} are left of ${ref}`);
    const goods = (qty: number) => ({ type, item: { ref }, qty }) as const;
    const tab = await loggedIn(t, 'cardOnFile');
    if (stock > 1) {
      await holding(tab, [goods(stock - 1)]);
      await chargesOne(t, 'checkOutCart', [await checkingOut(t, tab)]);
    }
    const other = await loggedIn(t, 'cardOnFile');
    for (const one of [tab, other]) await holding(one, [goods(1)]);
    const [line] = linesOf(await cartOf(tab));
    same('getCart', `the stock of ${ref} after all but one were sold`, line?.max_quantity, 1);
    await chargesOne(t, 'checkOutCart', [await checkingOut(t, tab), await checkingOut(t, other)]);
    t.leave(`every ${ref}, sold`);
    refused('addToCart', await addToCart(t.open(), goods(1)), { status: 409, field: 'qty' });
  }),
  step('charges an invoice once if two sessions pay it concurrently', async (t) => {
    const token = t.entry('invoices', 'onFile');
    const tabs = [await loggedIn(t, 'cardOnFile'), await loggedIn(t, 'cardOnFile')];
    const begun = tabs.map(async (tab) => {
      const order = await beginInvoice(t, 'onFile', tab);
      return { ...order, body: { ...order.body, ...(await nameOf(tab)) } };
    });
    const orders = await Promise.all(begun);
    const receipt = await chargesOne(t, 'payInvoice', orders);
    t.leave(`the invoice ${token}, now paid`);
    const tab = t.open();
    await receiptOf(t, tab, receipt, orders[0]);
    same('showInvoice', 'the receipt of the invoice', (await invoicePage(t, tab, token)).receipt, receipt);
  }),
  step('gives a free subscription once if two tabs order it concurrently for one reader', async (t) => {
    const body = { ...(await guestOrder(t, t.open(), 'subscribe')), cart: freeCart(t) };
    const orders = [t.open(), t.open()].map((tab): [Purchase] => [{ call: 'subscribe', tab, body }]);
    await onlyOne(t, 'subscribe', orders, [400, 409]);
    const deliverable = deliverableOf({ medium: 'print', shipcode: body.shipcode });
    await holdsSubscription(t, body, { level: 'low', term: '1year', deliverable });
  }),
]);

const ROUNDS = [1, 2];

type Act = Pick<Change, 'call' | 'given' | 'places' | 'besides'>;

/** Somebody new who sends requests, and what they then see. */
interface Sender {
  tab: Tab;
  see: () => Promise<object>;
}

/** Makes each set of changes at once and in turn, each time as a new sender, and compares the results. */
function inTurnStep(what: string, begin: (t: TestContext) => Promise<Sender>, sets: readonly (readonly Act[])[]): Step {
  return step(`carries out ${what} as if one came after the other`, async (t) => {
    for (const acts of sets) {
      const text = t.fresh();
      const outcome = async (order: readonly number[], isAtOnce: boolean) => {
        const { tab, see } = await begin(t);
        const inputs: Input[] = [];
        for (const at of order) {
          const { call, given } = acts[at] ?? skip('no change');
          // All senders send the same texts, and none is one of the profile's readers.
          inputs.push({ call, given: await given({ ...t, fresh: () => `${text}${at}`, as: async () => tab }, tab) });
        }
        const ends: string[] = [];
        const act = async ({ call, given }: Input) => {
          const status = await statusAfter(t, tab, call, given);
          ends.push(`${call} ${status < 300 ? 'accepted' : status < 500 ? 'refused' : status}`);
        };
        const acting: Promise<void>[] = [];
        for (const input of inputs) {
          acting.push(act(input));
          // A request without a body would overtake one with a body.
          await (isAtOnce ? setImmediate() : acting.at(-1));
        }
        await Promise.all(acting);
        return { ends: ends.toSorted(), ...(await see()) };
      };
      const orders = ordersOf(acts.length);
      const inTurn: object[] = [];
      const isAsInTurn = async (got: object): Promise<boolean> => {
        while (!inTurn.some((each) => isDeepStrictEqual(each, got))) {
          const order = orders.shift();
          if (!order) return false;
          inTurn.push(await outcome(order, false));
        }
        return true;
      };
      // The later of two requests may begin with what the earlier one read.
      for (const order of acts.length === 2 ? PAIR : [[...acts.keys()]]) {
        const got = await outcome(order, true);
        const what = `the result of ${order.map((at) => acts[at]?.call).join(' and ')}`;
        if (!(await isAsInTurn(got))) same(acts[0]?.call ?? 'getCart', what, got, inTurn[0]);
      }
    }
  });
}

const PAIR = [
  [0, 1],
  [1, 0],
];

/** Orders in which each of some changes is the last once, and the reverse. */
const ordersOf = (count: number): number[][] => {
  const all = Array.from({ length: count }, (_, at) => at);
  return [...all.map((at) => [...all.slice(at), ...all.slice(0, at)]), all.toReversed()];
};

interface Input {
  call: ChangingId;
  given: Given;
}

async function statusAfter(t: TestContext, tab: Tab, call: ChangingId, given: Given): Promise<number> {
  const query = { ...(takes(call, 'captcha') && { captcha: botToken(t.profile) }), ...given.query };
  return (await tab.send(requestOf(t.server, call, { ...given, query }))).status;
}

async function ofCardHolder(t: TestContext): Promise<Sender> {
  const tab = await cardHolder(t);
  const { version = 0 } = (await subscriberOf(tab)).timetable;
  const see = async () => {
    const { payment_setup: setup } = Object(await shownIfOffered(t, tab, 'showPayment'));
    const view = await viewOf(t, tab);
    const changes = Object(view.timetable).version - version;
    const seen = { ...view, setup: { ...setup, keys: undefined } };
    return { ...JSON.parse(JSON.stringify(seen, (key, value) => (PERSONAL.has(key) ? undefined : value))), changes };
  };
  return { tab, see };
}

/** What differs between readers who do the same. */
const PERSONAL = new Set(['ref', 'email', 'token', 'version']);

async function ofGiver(t: TestContext): Promise<Sender> {
  await t.offer.need('resendGift');
  const tab = await cardHolder(t);
  const order = await beginItems(t, 'subscribe', tab, [digitalGift], true);
  accepted('subscribe', await place(t, order, { customer: 'use-card' }));
  return { tab, see: async () => ({ gifts: (await giftsOf(t, tab)).map(({ mails, state }) => ({ mails, state })) }) };
}

const RESEND: Act = {
  call: 'resendGift',
  given: async (t, tab) => ({ path: { token: needed((await giftsOf(t, tab))[0], 'the giver has no gift').token } }),
};

async function ofCart(t: TestContext): Promise<Sender> {
  const { tab } = await withBasic(t);
  const { version } = accepted('addToCart', await addToCart(tab, digital));
  const see = async () => {
    const { coupon, ...cart } = await cartOf(tab);
    const lines = linesOf(cart).map((line) => [line.cart.type, line.quantity, line.price, line.discount].join(' '));
    return { lines: lines.toSorted(), count: cart.count, coupon, changes: cart.version - version };
  };
  return { tab, see };
}

const COUPON: Act = changeOf('checkCoupon');

const cartChange = (call: ChangingId, body: (t: TestContext) => object): Act => ({
  call,
  given: async (t) => ({ body: body(t) }),
});

const goods = cartChange('addToCart', basicOf);
const gifts = cartChange('addToCart', () => digitalGift);
const small = cartChange('addToCart', () => donation(1_700));
const large = cartChange('addToCart', () => donation(2_300));
const three = cartChange('updateCart', (t) => basicOf(t, 3));
const five = cartChange('updateCart', (t) => basicOf(t, 5));
const removal = cartChange('removeFromCart', (t) => ({ ...basicOf(t), all: true }));

const CART_CHANGES: readonly Act[][] = [
  [goods, goods, gifts, gifts],
  [goods, small, large],
  [three, five],
  [goods, three],
  [goods, removal],
  [three, removal],
  [gifts, removal],
];

/** Orders that a card holder can place with the card on file. */
const ORDERS = (['updateSubscription', 'renewSubscription'] as const).map(
  (call): Act => ({
    call,
    places: ['timetable'],
    besides: ['onFile'],
    given: async (t, tab) => {
      const { body, ...given } = await changeOf(call).given(t, tab);
      const { version } = (await subscriberOf(tab)).timetable;
      return { ...given, body: { ...body, customer: 'use-card', version } };
    },
  }),
);

const UNORDERED = changes.filter(({ call }) => !takes(call, 'Idempotency-Key'));

/** What a card holder can change on their account. */
const DETAILS = UNORDERED.filter(
  ({ call }) => ownCalls.includes(call) && !['deleteAddress', 'resendGift', 'endSession', 'logOut'].includes(call),
);

const TWICE = UNORDERED.filter((change) => !change.isFinal && !DETAILS.includes(change));

/** Without a body, each request flips the switch. */
const OWN: readonly Act[] = [
  ...DETAILS.map((change) => (change.call === 'flipAutorenew' ? { ...change, given: async () => ({}) } : change)),
  ...ORDERS,
];

/** The changes by the data that they set. */
const PARTS = [...new Set(OWN.map(partOf))].map((part) => OWN.filter((each) => partOf(each) === part));

function partOf({ call, places }: Act): string {
  return places?.[0] ?? call;
}

/** Changes whose order matters, since one changes what the other needs or sets too. */
const DEPENDENT = OWN.flatMap((one, at) =>
  OWN.slice(at + 1)
    .filter((other) => partOf(one) !== partOf(other) && isAbout(one, other))
    .map((other) => [one, other]),
);

function isAbout(one: Act, other: Act): boolean {
  const partsOf = ({ places = [], besides = [] }: Act): readonly string[] => [...places, ...besides];
  return partsOf(one).some((part) => partsOf(other).some((each) => part.startsWith(each) || each.startsWith(part)));
}

/** Each change before changes of other data. */
const MIXED = OWN.map((change) => {
  const set = [change];
  for (const [one] of PARTS) if (one && !set.some((other) => isAbout(one, other))) set.push(one);
  return set;
});

async function checkingOut(t: TestContext, tab: Tab): Promise<Purchase> {
  const body = { ...(await readersOrder(t, tab, 'checkOutCart')), version: (await cartOf(tab)).version };
  return { call: 'checkOutCart', tab, body };
}

/** Places orders concurrently, of which only one may be charged to what is on file. Returns its receipt. */
async function chargesOne(t: TestContext, call: Purchase['call'], orders: readonly Purchase[]): Promise<string> {
  const { reply } = await onlyOne(
    t,
    call,
    orders.map((order) => [order, { customer: 'use-card' }] as const),
  );
  holds(call, 'a charge of what is on file', reply.type === 'customer' && 'receipt' in reply.data, reply);
  t.leave('an order charged to the method on file');
  return reply.data.receipt;
}
