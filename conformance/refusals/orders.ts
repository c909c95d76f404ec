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
import { outdated, type Refusal, refusal, type Wrong } from './refusal.ts';

const EMPTY = { items: [], giftsubs: [] };

/** A session whose cart holds some items, or was emptied. */
async function holdingOnly({ open }: TestContext, ...actions: CartAction[]) {
  const tab = open();
  await holding(tab, [digitalGift]);
  return { tab, version: (await holding(tab, actions)).version };
}

const unprintable = { ...digitalGift, item: { ...digitalGift.item, message: 'a\u0007b' } };

type Body = Record<string, unknown>;

const withoutLine1 = ({ address }: Body) => ({ address: { ...Object(address), line1: ' ' } });

function toNobody({ address, shipcode }: Body): object {
  const to = { recipient_name: undefined, recipient_address: address, recipient_shipcode: shipcode };
  return { address: undefined, origin: 'recipient', gifted: true, ...to };
}

const mistyped = { password: { password: 'correct horse', confirm: 'battery staple' } };

/** Orders with wrong fields, refused with 400 at a field. */
const WRONG_FIELDS: [string, field: string, calls: ChangingId[], change: (body: Body, t: TestContext) => object][] = [
  ['an address without line 1', 'address', ['subscribe', 'checkOutCart', 'redeemGift'], withoutLine1],
  ['print without an address', 'address', ['subscribe', 'redeemGift'], () => ({ address: undefined })],
  ['a recipient without a name', 'recipient_name', ['subscribe', 'checkOutCart'], toNobody],
  ['different passwords', 'password', ['subscribe'], () => mistyped],
  ['a new account without a password', 'password', ['subscribe'], () => ({ password: undefined })],
  ['the email of an existing account', 'email', ['subscribe'], (_, t) => ({ email: loginOf(t, 'subscriber').email })],
  ['less than one dollar', 'amount', ['donate'], () => ({ cart: { donation: donation(99).item } })],
];

/** Invoices that can no longer be changed. */
const CLOSED = [
  ['processing', { status: 409, paid: 'processing' }],
  ['checkOrWireOnly', { status: 403 }],
] as const;

/** Applies and removes a coupon. */
const withAndWithout = ({ body: valid }: ValidRequest, on: object): Wrong[] =>
  [Object(valid).code, null].map((code) => ({ body: { ...on, code } }));

export const wrongCodes = ({ profile: { coupons }, fresh }: TestContext): string[] =>
  [`NONE${fresh()}`, 'constructor', '__proto__', coupons?.expired].filter((code) => code !== undefined);

export const orderRefusals: readonly Refusal[] = [
  ...WRONG_FIELDS.map(([what, field, calls, change]) =>
    refusal(calls, what, field, ({ t, body }) => ({ body: { ...body, ...change({ ...body }, t) } })),
  ),
  refusal('payInvoice', 'a first subscription without a password', 'password', async ({ t }) => ({
    body: { ...(await beginInvoice(t, 'introductory')).body, password: undefined },
  })),
  refusal('subscribe', 'a second subscription of a reader', 'general', async ({ t, body: valid }) => {
    const tab = await t.as('subscriber');
    return { tab, body: { ...valid, ...(await readersOrder(t, tab, 'subscribe')) } };
  }),
  refusal('subscribe', 'goods above the stock', { status: 409, field: 'cart' }, ({ t, body }) => {
    const items = [{ item: 'sized-product', quantity: 50, ref: t.entry('goods', 'sized') }];
    return { body: { ...body, cart: { ...EMPTY, items } } };
  }),
  refusal('subscribe', 'an empty order', 400, ({ body }) => ({ body: { ...body, cart: EMPTY } })),
  refusal('checkOutCart', 'an empty cart', 400, async ({ t, body: valid }) => {
    const { tab, version } = await holdingOnly(t);
    return { tab, body: { ...valid, version } };
  }),
  refusal('renewSubscription', 'a lifetime subscription', 400, async ({ t }) => beginRenewal(t, 'lifetime')),
  refusal('retryRenewal', 'another price than the one shown', outdated, ({ body }) => ({
    body: { ...body, amount: Object(body).amount - 1 },
  })),
  refusal('retryRenewal', 'a reader whose renewal did not fail', 409, async ({ t }) => ({
    tab: await t.as('subscriber'),
    body: { amount: 100 },
  })),
  refusal('addToCart', 'goods that are not sold', 404, ({ body }) => ({
    body: { ...body, item: { ref: 'prd:no-such-thing' } },
  })),
  refusal('addToCart', 'sold-out goods', { status: 409, field: 'qty' }, ({ t }) => {
    const ref = t.entry('goods', 'soldOut');
    return { body: { type: ref.startsWith('sze:') ? 'sized-product' : 'basic-product', item: { ref }, qty: 1 } };
  }),
  refusal('updateCart', 'a quantity above the stock', { status: 409, field: 'qty' }, async ({ t, tab }) => {
    const most = linesOf(await cartOf(tab))[0]?.max_quantity ?? 0;
    if (most >= 50) skip("the profile's basic product has a stock of fifty or more");
    return { body: basicOf(t, most + 1) };
  }),
  refusal('updateCart', 'a line that is not in the cart', 404, () => ({ body: digitalGift })),
  refusal('addToCart', 'a donation of less than one dollar', 'amount', () => ({
    body: donation(99),
  })),
  refusal(
    ['addToCart', 'subscribe'],
    'control characters in a message',
    'gift_message',
    async ({ t, tab, change, body: valid }) => {
      offered(await pageData(t, tab, 'showSubscribe'), 'subscribe', 'gift_message');
      const cart = { ...EMPTY, giftsubs: [unprintable.item] };
      return { body: change.call === 'subscribe' ? { ...valid, cart } : unprintable };
    },
  ),
  ...CLOSED.flatMap(([state, { status, ...paid }]): Refusal[] => [
    refusal('payInvoice', `an invoice that is ${state}`, status, ({ t }) => ({
      path: { invoice: t.entry('invoices', state) },
    })),
    refusal('checkCoupon', `an invoice that is ${state}`, { status, ...paid }, (valid) =>
      withAndWithout(valid, { for: 'invoice', invoice: valid.t.entry('invoices', state) }),
    ),
  ]),
  refusal('checkCoupon', 'an unknown invoice', 404, (valid) =>
    withAndWithout(valid, { for: 'invoice', invoice: 'inv_none' }),
  ),
  refusal('checkCoupon', 'an outdated or future version of the cart', outdated, (valid) =>
    [-1, 1].flatMap((by) => withAndWithout(valid, { for: 'cart', version: Object(valid.body).version + by })),
  ),
  refusal('checkCoupon', 'a code that fits nothing in the cart', 'coupon', async (valid) => {
    const { t, body } = valid;
    const { renewal } = t.profile.coupons ?? {};
    const codes = [...wrongCodes(t), ...(renewal === undefined ? [] : [renewal])];
    const wrongs: Wrong[] = codes.map((code) => ({ body: { ...body, code } }));
    for (const actions of [[], [digital], [donation(2_500)]]) {
      const { tab, version } = await holdingOnly(t, ...actions);
      for (const code of codes) wrongs.push({ tab, body: { for: 'cart', version, code } });
    }
    return wrongs;
  }),
];
