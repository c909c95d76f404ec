import type { CartAction, CartState, CouponReply } from '../../machines/api/contract.ts';
import type { CouponFor } from '../../machines/purchase/coupon/coupon-call.ts';
import { couponOn } from '../../machines/rules/cart/cart-needs.ts';
import { couponOf as invoiceCoupon } from '../../machines/rules/payment/invoice.ts';
import type { Coupon } from '../../machines/rules/subscription/coupon.ts';
import { isSameCode } from '../../machines/rules/subscription/coupon-code.ts';
import type { Shipcode } from '../../machines/rules/subscription/subscription.ts';
import { billOfActions, checkReceipt, couponFits, couponOf, receiptOf } from '../orders/bill.ts';
import {
  added,
  addToCart,
  cartOf,
  changed,
  checkCoupon,
  digital,
  digitalGift,
  donation,
  isCharged,
  isPriced,
  offering,
  orderCart,
  removeFromCart,
  updateCart,
} from '../orders/cart.ts';
import { guestOrder, newReader } from '../orders/orders.ts';
import { costs, keysIn, ordering, orderReplyIn, paidFor, sent, started } from '../orders/purchase.ts';
import { logIn, loginOf } from '../readers/subscriber.ts';
import { accepted, holds, needed, refused, same, skip } from '../runner/expect.ts';
import { pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';
import { everyKind } from './cart.ts';
import { begin, invoiceOf } from './invoice.ts';

export const couponKit = kitFlow('coupon', () => [
  step('returns a typed coupon as the page shows it, ignoring case', async (t) => {
    const { tab } = await offering(t);
    const { any, gift, renewal } = t.profile.coupons ?? {};
    for (const code of [any, gift, renewal].filter((each) => each !== undefined)) {
      const { subscribe: options } = await pageData(t, tab, 'showSubscribe', { query: { code } });
      for (const purpose of ['personal', 'gift'] as const)
        for (const typed of [code, otherCase(code)]) isAsItsPage(await couponFor(tab, purpose, typed), options.coupon);
    }
  }),
  step('returns a renewal coupon as the page shows it, but only with a session', async (t) => {
    const { tab, code: other } = await offering(t);
    const code = t.entry('coupons', 'renewal');
    refused('checkCoupon', await checkCoupon(tab, { ...personal, purpose: 'renewal' }, code), { status: 401 });
    const reader = await t.as('renewing');
    for (const each of [code, other]) {
      const { renew } = await pageData(t, reader, 'showRenew', { query: { code: each } });
      isAsItsPage(await couponFor(reader, 'renewal', each), needed(renew, 'there is nothing to renew').coupon);
    }
  }),
  step('stores nothing when it checks a code for a builder', async (t) => {
    const { tab, code } = await offering(t);
    const cart = await added(t, tab, digital);
    await couponFor(tab, 'personal', code);
    same('getCart', 'the cart after a code was checked', await cartOf(tab), cart);
    const { subscribe: options } = await pageData(t, tab, 'showSubscribe');
    same('showSubscribe', 'the coupon of an address without one', options.coupon ?? null, null);
    const { shipcode: _, ...subscription } = digital.item;
    const order = { ...(await guestOrder(t, tab, 'subscribe')), cart: { items: [], giftsubs: [], subscription } };
    const keys = await started(t, 'subscribe', tab, order);
    if (t.profile.payment)
      await costs('subscribe', { tab, ...(await billOfActions(t, [digital], 'ship-a')) }, keys, 'without a coupon');
  }),
  step('applies a typed code to exactly the cart lines it fits and charges the prices shown', async (t) => {
    const { tab } = await offering(t);
    const { any, gift } = t.profile.coupons ?? {};
    const { shipcode } = newReader(t);
    const actions = everyKind(t, shipcode);
    for (const action of actions) accepted('addToCart', await addToCart(tab, action));
    // The order decides where the goods ship, and so their price.
    await isCharged(t, tab, 'a cart', await billOfActions(t, actions, shipcode));
    for (const code of [any, gift].filter((each) => each !== undefined)) {
      const reduced = await reducedBy(t, code, actions, shipcode);
      await applied(tab, otherCase(code));
      await isCharged(t, tab, `a cart with the coupon ${code}`, await billOfActions(t, reduced, shipcode));
    }
    await applied(tab, null);
    await isCharged(t, tab, 'a cart without a coupon again', await billOfActions(t, actions, shipcode));
  }),
  step('replaces the coupons that came with the lines', async (t) => {
    const { tab, code } = await offering(t);
    const other = t.entry('coupons', 'gift');
    const gifts = { ...digitalGift, qty: 2 };
    for (const action of [withCode(digital, code), withCode(gifts, other)])
      accepted('addToCart', await addToCart(tab, action));
    await applied(tab, code);
    const reduced = await reducedBy(t, code, [digital, gifts]);
    isPriced('a cart with one coupon', await cartOf(tab), await billOfActions(t, reduced, 'ship-a'));
    await applied(tab, null);
    isPriced('a cart without a coupon', await cartOf(tab), await billOfActions(t, [digital, gifts], 'ship-a'));
  }),
  step('applies a coupon to the cart once and removes it once, even if repeated', async (t) => {
    const { tab, code } = await offering(t);
    const before = await added(t, tab, digital);
    const first = await applied(tab, code);
    holds('checkCoupon', `a version above ${before.version}`, first.version > before.version, first.version);
    same('getCart', 'the cart when read again', await cartOf(tab), first);
    same('checkCoupon', 'the cart with its coupon', await applied(tab, code), first);
    const without = await applied(tab, null);
    holds('checkCoupon', `a version above ${first.version}`, without.version > first.version, without.version);
    same('checkCoupon', 'the coupon of the cart', without.coupon, undefined);
    same('checkCoupon', 'the cart without a coupon', await applied(tab, null), without);
  }),
  step("keeps a cart's coupon in its own session and after login", async (t) => {
    const { tab, code } = await offering(t);
    const login = loginOf(t, 'noSubscription');
    const other = t.open();
    const before = await added(t, other, digital);
    await added(t, tab, digital);
    const { coupon } = await applied(tab, code);
    same('getCart', "another session's cart", await cartOf(other), before);
    await logIn(tab, login);
    same('logIn', 'the coupon of the cart after the login', (await cartOf(tab)).coupon, coupon);
    accepted('removeFromCart', await removeFromCart(tab, { ...digital, all: true }));
  }),
  step('refuses a code that fits nothing in the cart (error at coupon) and keeps the cart', async (t) => {
    const { tab } = await offering(t);
    const { renewal } = t.profile.coupons ?? {};
    const codes = [...wrongCodes(t), ...(renewal === undefined ? [] : [renewal])];
    for (const actions of [[], [digital], [donation(2_500)]]) {
      for (const action of actions) await added(t, tab, action);
      const cart = await cartOf(tab);
      for (const code of codes) {
        const result = await checkCoupon(tab, { for: 'cart', version: cart.version }, code);
        refused('checkCoupon', result, { status: 400, field: 'coupon' });
      }
      same('getCart', 'the cart after the refusals', await cartOf(tab), cart);
    }
  }),
  step('applies no coupon to a cart with an older or future version', async (t) => {
    const { tab, code } = await offering(t);
    const { version } = await added(t, tab, digital);
    const cart = await added(t, tab, donation(2_500));
    for (const each of [version, cart.version + 1])
      for (const typed of [code, null]) {
        const result = await checkCoupon(tab, { for: 'cart', version: each }, typed);
        const { reason } = refused('checkCoupon', result, { status: 409 });
        same('checkCoupon', 'the reason of the refusal', reason, 'outdated');
      }
    same('getCart', 'the cart after the refusals', await cartOf(tab), cart);
  }),
  step('keeps the coupon while lines change and drops it with the last line it fits', async (t) => {
    const { tab, code } = await offering(t);
    await added(t, tab, digital);
    await applied(tab, code);
    const priced = async (what: string, ...actions: CartAction[]) => {
      const cart = await cartOf(tab);
      same('getCart', `the coupon of a cart ${what}`, isSameCode(cart.coupon, code), true);
      isPriced(`a cart ${what}`, cart, await billOfActions(t, await reducedBy(t, code, actions), 'ship-a'));
    };
    await added(t, tab, donation(2_500));
    await added(t, tab, digitalGift);
    await priced('into which a gift was put', digital, donation(2_500), digitalGift);
    accepted('updateCart', await updateCart(tab, { ...digitalGift, qty: 3 }));
    await priced('with three gifts', digital, donation(2_500), { ...digitalGift, qty: 3 });
    await changed(t, tab, digitalGift, 0);
    await priced('without gifts', digital, donation(2_500));
    const left = await changed(t, tab, digital, 0);
    same('removeFromCart', 'the coupon of a cart with only a donation', left.coupon, undefined);
    same('addToCart', 'the coupon of the next line', (await added(t, tab, digital)).coupon, undefined);
  }),
  step('refuses a coupon that has expired since the first order of an intent (error at coupon)', async (t) => {
    const code = t.entry('coupons', 'any');
    const expired = t.entry('coupons', 'expired');
    const tab = t.open();
    const order = await guestOrder(t, tab, 'subscribe');
    const { shipcode: _, ...subscription } = digital.item;
    const place = (coupon: string, invoice?: string) => {
      const cart = { items: [], giftsubs: [], subscription: { ...subscription, coupon } };
      return ordering('subscribe')(tab, { ...order, cart }, sent(t, invoice === undefined ? {} : { invoice }));
    };
    const keys = keysIn('subscribe', await place(code), 'started');
    const before = t.profile.payment && (await tab.world.payment.read(keys.stripe_secret)).amount;
    const again = await place(expired, keys.payment_intent_id);
    refused('subscribe', again, { status: 400, field: 'coupon' });
    if (before !== undefined) await costs('subscribe', { tab, total: before }, keys, 'after the refusal');
  }),
  step('removes the coupon with the order, prints it on the receipt and reports the cart as paid', async (t) => {
    const { tab, code: any } = await offering(t);
    const code = t.profile.coupons?.free ?? any;
    await added(t, tab, digital);
    const { version } = await applied(tab, code);
    const result = await orderCart(t, tab);
    const reply = orderReplyIn(accepted('checkOutCart', result));
    const receipt =
      'receipt' in reply.data ? reply.data.receipt : await paidFor(t, tab, keysIn('checkOutCart', result, 'started'));
    await receiptOf(t, tab, receipt, await billOfActions(t, [withCode(digital, code)], 'ship-a'));
    const refusal = refused('checkCoupon', await checkCoupon(tab, { for: 'cart', version }, any), { status: 409 });
    same('checkCoupon', 'the outcome of the cart', refusal.paid, { status: 'completed', receipt });
    const { coupon } = await added(t, tab, digitalGift);
    same('addToCart', 'the coupon of the next cart', coupon, undefined);
  }),
  step('applies a coupon to an invoice and removes it, even if repeated', async (t) => {
    const { code } = await offering(t);
    const { tab, token, total } = await begin(t, 'payable');
    const tells = async (typed: string | null) => {
      const { invoice } = await told(tab, { for: 'invoice', invoice: token }, typed);
      const read = accepted('getInvoice', await invoiceOf(tab, token));
      same('getInvoice', 'the invoice when read again', read, invoice);
      checkReceipt(invoice.invoice, {});
      return invoice.invoice;
    };
    const discounted = await tells(code);
    holds('checkCoupon', `a total below ${total}`, (discounted?.total ?? total) < total, discounted);
    same('checkCoupon', 'the coupon of the invoice', isSameCode(discounted?.coupon, code), true);
    same('checkCoupon', 'the invoice with its coupon', await tells(otherCase(code)), discounted);
    const without = await tells(null);
    same('checkCoupon', 'the total without it', without?.total, total);
    same('checkCoupon', 'the invoice without a coupon', await tells(null), without);
  }),
  step('refuses a code that fits nothing on an invoice (error at coupon) and keeps the invoice', async (t) => {
    const { code } = await offering(t);
    const { tab, token } = await begin(t, 'payable');
    const on = { for: 'invoice', invoice: token } as const;
    for (const held of [null, code]) {
      await toldAs(tab, on, held);
      const before = accepted('getInvoice', await invoiceOf(tab, token));
      for (const wrong of wrongCodes(t))
        refused('checkCoupon', await checkCoupon(tab, on, wrong), { status: 400, field: 'coupon' });
      same('getInvoice', 'the invoice after the refusals', accepted('getInvoice', await invoiceOf(tab, token)), before);
    }
    await toldAs(tab, on, null);
  }),
  step("closes an invoice's open intent when a coupon changes the total", async (t) => {
    const { code } = await offering(t);
    const { tab, token, order, total: full } = await begin(t, 'payable');
    const place = async () =>
      keysIn('payInvoice', await ordering('payInvoice', { invoice: token })(tab, order, sent(t)), 'started');
    let before = await place();
    for (const typed of [code, null]) {
      const { invoice } = await told(tab, { for: 'invoice', invoice: token }, typed);
      const { status } = await tab.world.payment.read(before.stripe_secret);
      same('checkCoupon', 'the state of the previously open intent', status, 'canceled');
      const keys = await place();
      const isOther = keys.payment_intent_id !== before.payment_intent_id;
      holds('checkCoupon', 'another intent for another total', isOther, keys.payment_intent_id);
      const total = typed === null ? full : invoice.invoice?.total;
      await costs('payInvoice', { tab, total }, keys, typed === null ? 'of an invoice' : 'of an invoice with a coupon');
      before = keys;
    }
  }),
  ...(['unknown', 'processing', 'checkOrWireOnly'] as const).map((state) =>
    step(`applies no coupon to an invoice that is ${WORDS[state]}`, async (t) => {
      const { tab, code } = await offering(t);
      const known = { unknown: 'inv_none', ...t.profile.invoices };
      const invoice = needed(known[state], `the profile has no invoice "${state}"`);
      for (const typed of [code, null]) {
        const result = await checkCoupon(tab, { for: 'invoice', invoice }, typed);
        const { paid: end } = refused('checkCoupon', result, { status: STATUSES[state] });
        if (state === 'processing') same('checkCoupon', 'the outcome of the invoice', end?.status, 'processing');
      }
    }),
  ),
]);

const WORDS = { unknown: 'unknown', processing: 'being paid', checkOrWireOnly: 'paid by check or wire only' };
const STATUSES = { unknown: 404, processing: 409, checkOrWireOnly: 403 };

const personal = { for: 'subscription', purpose: 'personal' } as const;

const wrongCodes = ({ profile, fresh }: TestContext): string[] => [
  `NONE${fresh()}`,
  'constructor',
  '__proto__',
  ...(profile.coupons?.expired === undefined ? [] : [profile.coupons.expired]),
];

const otherCase = (code: string): string => (code === code.toLowerCase() ? code.toUpperCase() : code.toLowerCase());

async function couponFor(tab: Tab, purpose: 'personal' | 'gift' | 'renewal', code: string): Promise<Coupon> {
  const reply = accepted('checkCoupon', await checkCoupon(tab, { for: 'subscription', purpose }, code));
  return reply.for === 'subscription' ? reply.coupon : skip('the server refuses for another reason');
}

function isAsItsPage({ code, ...coupon }: Coupon, page: Coupon | null | undefined): void {
  const { code: known, ...wanted } = needed(page, 'the page does not mention the coupon');
  same('checkCoupon', 'the coupon as page data has it', coupon, wanted);
  same('checkCoupon', `whether the code is ${known}`, isSameCode(code, known), true);
}

const withCode = (action: CartAction, coupon: string | undefined): CartAction =>
  coupon === undefined ? action : ({ ...action, item: { ...action.item, coupon } } as CartAction); // an item that the coupon fits has this field

/** The actions with a code on those that its coupon fits. */
async function reducedBy(t: TestContext, code: string, actions: readonly CartAction[], goodsTo: Shipcode = 'ship-a') {
  const coupon = await couponOf(t, code);
  return actions.map((action) => withCode(action, couponFits(coupon, action, goodsTo) ? code : undefined));
}

async function toldAs(tab: Tab, on: CouponFor, code: string | null): Promise<CouponReply> {
  const reply = accepted('checkCoupon', await checkCoupon(tab, on, code));
  same('checkCoupon', `whether the coupon is now ${code}`, isSameCode(codeIn(reply), code), true);
  return reply;
}

function codeIn(reply: CouponReply): string | null | undefined {
  switch (reply.for) {
    case 'subscription':
      return reply.coupon.code;
    case 'cart':
      return couponOn(reply.cart);
    case 'invoice':
      return reply.invoice.invoice && invoiceCoupon(reply.invoice.invoice);
  }
}

async function told(tab: Tab, on: Extract<CouponFor, { for: 'invoice' }>, code: string | null) {
  const reply = await toldAs(tab, on, code);
  return reply.for === 'invoice' ? reply : skip('the server refuses for another reason');
}

async function applied(tab: Tab, code: string | null): Promise<CartState> {
  const reply = await toldAs(tab, { for: 'cart', version: (await cartOf(tab)).version }, code);
  return reply.for === 'cart' ? reply.cart : skip('the server refuses for another reason');
}
