import type { CartAction } from '../../machines/api/contract.ts';
import { linesOf } from '../../machines/rules/cart/cart.ts';
import type { ChangingId } from '../../mocks/routes.ts';
import { basicOf, cartOf, digital, digitalGift, donation, holding } from '../orders/cart.ts';
import { readersOrder } from '../orders/orders.ts';
import { beginInvoice, beginRenewal } from '../orders/purchases.ts';
import { loginOf } from '../readers/subscriber.ts';
import type { ValidRequest } from '../requests/valid-requests.ts';
import { offered, skip } from '../runner/expect.ts';
import { pageData } from '../runner/request.ts';
import type { TestContext } from '../runner/test-context.ts';
import type { Refusal, Wrong } from './refusal.ts';

const EMPTY = { items: [], giftsubs: [] };

const bySubscriber = async ({ t, body: valid }: ValidRequest): Promise<Wrong> => {
  const tab = await t.as('subscriber');
  return { tab, body: { ...valid, password: undefined, ...(await readersOrder(t, tab, 'subscribe')) } };
};

const withoutLine1 = ({ address }: Body) => ({ address: { ...Object(address), line1: ' ' } });

function toNobody({ address, shipcode }: Body): object {
  const to = { recipient_name: undefined, recipient_address: address, recipient_shipcode: shipcode };
  return { address: undefined, origin: 'recipient', gifted: true, ...to };
}

/** A session whose cart holds some items, or was emptied. */
async function holdingOnly({ open }: TestContext, ...actions: CartAction[]) {
  const tab = open();
  await holding(tab, [digitalGift]);
  return { tab, version: (await holding(tab, actions)).version };
}

async function aboveStock({ t, tab }: ValidRequest): Promise<Wrong> {
  const most = linesOf(await cartOf(tab))[0]?.max_quantity ?? 0;
  return most < 50 ? { body: basicOf(t, most + 1) } : skip("the profile's basic product has a stock of fifty or more");
}

function soldOut({ t }: ValidRequest): Wrong {
  const ref = t.entry('goods', 'soldOut');
  return { body: { type: ref.startsWith('sze:') ? 'sized-product' : 'basic-product', item: { ref }, qty: 1 } };
}

const unprintable = { ...digitalGift, item: { ...digitalGift.item, message: 'a\u0007b' } };

async function withMessage({ t, tab, change, body: valid }: ValidRequest): Promise<Wrong> {
  offered(await pageData(t, tab, 'showSubscribe'), 'subscribe', 'gift_message');
  const cart = { ...EMPTY, giftsubs: [unprintable.item] };
  return { body: change.call === 'subscribe' ? { ...valid, cart } : unprintable };
}

type Body = Record<string, unknown>;

/** Orders with wrong fields, refused with 400 at a field. */
const WRONG_FIELDS: [
  what: string,
  field: string,
  calls: ChangingId[],
  change: (body: Body, t: TestContext) => object,
][] = [
  ['an address without line 1', 'address', ['subscribe', 'checkOutCart', 'redeemGift'], withoutLine1],
  ['print without an address', 'address', ['subscribe', 'redeemGift'], () => ({ address: undefined })],
  ['a recipient without a name', 'recipient_name', ['subscribe', 'checkOutCart'], toNobody],
  [
    'different passwords',
    'password',
    ['subscribe'],
    () => ({ password: { password: 'correct horse', confirm: 'battery staple' } }),
  ],
  ['a new account without a password', 'password', ['subscribe'], () => ({ password: undefined })],
  ['the email of an existing account', 'email', ['subscribe'], (_, t) => ({ email: loginOf(t, 'subscriber').email })],
  ['less than one dollar', 'amount', ['donate'], () => ({ cart: { donation: donation(99).item } })],
];

const ofOrders: Refusal[] = [
  ...WRONG_FIELDS.map(
    ([what, field, calls, change]): Refusal => ({
      ...{ calls, what, status: 400, field },
      wrong: ({ t, body }) => ({ body: { ...body, ...change({ ...body }, t) } }),
    }),
  ),
  {
    calls: ['payInvoice'],
    ...{ what: 'a first subscription without a password', status: 400, field: 'password' },
    wrong: async ({ t }) => ({ body: { ...(await beginInvoice(t, 'introductory')).body, password: undefined } }),
  },
  {
    calls: ['subscribe'],
    ...{ what: 'a second subscription of a reader', status: 400, field: 'general' },
    wrong: bySubscriber,
  },
  {
    calls: ['subscribe'],
    ...{ what: 'goods above the stock', status: 409, field: 'cart' },
    wrong: ({ t, body }) => {
      const items = [{ item: 'sized-product', quantity: 50, ref: t.entry('goods', 'sized') }];
      return { body: { ...body, cart: { ...EMPTY, items } } };
    },
  },
  {
    calls: ['subscribe'],
    ...{ what: 'an empty order', status: 400 },
    wrong: ({ body }) => ({ body: { ...body, cart: EMPTY } }),
  },
  {
    calls: ['checkOutCart'],
    ...{ what: 'an empty cart', status: 400 },
    wrong: async ({ t, body: valid }) => {
      const { tab, version } = await holdingOnly(t);
      return { tab, body: { ...valid, version } };
    },
  },
  {
    calls: ['renewSubscription'],
    ...{ what: 'a lifetime subscription', status: 400 },
    wrong: async ({ t }) => beginRenewal(t, 'lifetime'),
  },
  {
    calls: ['retryRenewal'],
    ...{ what: 'another price than the one shown', status: 409, reason: 'outdated' },
    wrong: ({ body }) => ({ body: { ...body, amount: Object(body).amount - 1 } }),
  },
  {
    calls: ['retryRenewal'],
    ...{ what: 'a reader whose renewal did not fail', status: 409 },
    wrong: async ({ t }) => ({ tab: await t.as('subscriber'), body: { amount: 100 } }),
  },
];

const ofCart: Refusal[] = [
  {
    calls: ['addToCart'],
    ...{ what: 'goods that are not sold', status: 404 },
    wrong: ({ body }) => ({ body: { ...body, item: { ref: 'prd:no-such-thing' } } }),
  },
  { calls: ['addToCart'], what: 'sold-out goods', status: 409, field: 'qty', wrong: soldOut },
  { calls: ['updateCart'], what: 'a quantity above the stock', status: 409, field: 'qty', wrong: aboveStock },
  {
    calls: ['updateCart'],
    ...{ what: 'a line that is not in the cart', status: 404 },
    wrong: () => ({ body: digitalGift }),
  },
  {
    calls: ['addToCart'],
    ...{ what: 'a donation of less than one dollar', status: 400, field: 'amount' },
    wrong: () => ({ body: donation(99) }),
  },
  {
    calls: ['addToCart', 'subscribe'],
    ...{ what: 'control characters in a message', status: 400, field: 'gift_message' },
    wrong: withMessage,
  },
];

/** Invoices that can no longer be changed. */
const CLOSED = { processing: 409, checkOrWireOnly: 403 } as const;

const ofInvoices = Object.entries(CLOSED).flatMap(([state, status]): Refusal[] => {
  const tokenIn = ({ t }: ValidRequest) => t.entry('invoices', state as keyof typeof CLOSED); // its own keys
  const what = `an invoice that is ${state}`;
  const paid = state === 'processing' ? { paid: 'processing' } : {};
  return [
    { calls: ['payInvoice'], what, status, wrong: (valid) => ({ path: { invoice: tokenIn(valid) } }) },
    {
      calls: ['checkCoupon'],
      ...{ what, status, ...paid },
      wrong: (valid) => withAndWithout(valid, { for: 'invoice', invoice: tokenIn(valid) }),
    },
  ];
});

/** Applies and removes a coupon. */
const withAndWithout = ({ body: valid }: ValidRequest, on: object): Wrong[] =>
  [Object(valid).code, null].map((code) => ({ body: { ...on, code } }));

export const wrongCodes = ({ profile: { coupons }, fresh }: TestContext): string[] =>
  [`NONE${fresh()}`, 'constructor', '__proto__', coupons?.expired].filter((code) => code !== undefined);

const ofCoupons: Refusal[] = [
  {
    calls: ['checkCoupon'],
    ...{ what: 'an unknown invoice', status: 404 },
    wrong: (valid) => withAndWithout(valid, { for: 'invoice', invoice: 'inv_none' }),
  },
  {
    calls: ['checkCoupon'],
    ...{ what: 'an outdated or future version of the cart', status: 409, reason: 'outdated' },
    wrong: (valid) =>
      [-1, 1].flatMap((by) => withAndWithout(valid, { for: 'cart', version: Object(valid.body).version + by })),
  },
  {
    calls: ['checkCoupon'],
    ...{ what: 'a code that fits nothing in the cart', status: 400, field: 'coupon' },
    wrong: async ({ t, body: valid }) => {
      const { renewal } = t.profile.coupons ?? {};
      const codes = [...wrongCodes(t), ...(renewal === undefined ? [] : [renewal])];
      const wrongs: Wrong[] = codes.map((code) => ({ body: { ...valid, code } }));
      for (const actions of [[], [digital], [donation(2_500)]]) {
        const { tab, version } = await holdingOnly(t, ...actions);
        for (const code of codes) wrongs.push({ tab, body: { for: 'cart', version, code } });
      }
      return wrongs;
    },
  },
];

export const orderRefusals: readonly Refusal[] = [...ofOrders, ...ofCart, ...ofInvoices, ...ofCoupons];
