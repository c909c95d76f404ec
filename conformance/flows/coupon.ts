import type { CartAction, CouponReply } from '../../machines/api/contract.ts';
import { couponOn } from '../../machines/rules/cart/cart-needs.ts';
import { couponOf as invoiceCoupon } from '../../machines/rules/payment/invoice.ts';
import type { Coupon } from '../../machines/rules/subscription/coupon.ts';
import { isSameCode } from '../../machines/rules/subscription/coupon-code.ts';
import { billOf, couponFits, couponOf } from '../orders/bill.ts';
import {
  added,
  cartOf,
  checkCoupon,
  digital,
  digitalGift,
  donation,
  everyKind,
  holding,
  offering,
  removeFromCart,
  totalOf,
  withCoupon,
} from '../orders/cart.ts';
import { newReader } from '../orders/orders.ts';
import { costs, isCharged, keysIn, orderCart, ordered, orderReplyIn, paidFor, place } from '../orders/purchase.ts';
import { beginInvoice, beginItems, withItems } from '../orders/purchases.ts';
import { checkReceipt, receiptOf } from '../orders/receipt.ts';
import { wrongCodes } from '../requests/refusals.ts';
import { accepted, holds, needed, refused, same, skip } from '../runner/expect.ts';
import { pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';
import { invoiceOf } from './purchases.ts';

export const couponKit = kitFlow('coupon', () => [
  step('returns a typed coupon as the page shows it, ignoring case, and stores nothing', async (t) => {
    const { tab } = await offering(t);
    const cart = await added(t, tab, digital);
    const { any, gift, renewal } = t.profile.coupons ?? {};
    for (const code of [any, gift, renewal].filter((each) => each !== undefined)) {
      const { subscribe: options } = await pageData(t, tab, 'showSubscribe', { query: { code } });
      for (const purpose of ['personal', 'gift'] as const) await isAsItsPage(tab, purpose, code, options.coupon);
    }
    same('getCart', 'the cart after codes were checked', await cartOf(tab), cart);
    const { subscribe: options } = await pageData(t, tab, 'showSubscribe');
    same('showSubscribe', 'the coupon of an address without one', options.coupon ?? null, null);
    const order = await beginItems(t, 'subscribe', tab, [digital]);
    const keys = await ordered(t, order);
    if (t.profile.payment) await costs(order, keys, 'without a coupon');
  }),
  step('returns a renewal coupon as the page shows it, but only with a session', async (t) => {
    const { tab, code: other } = await offering(t);
    const code = t.entry('coupons', 'renewal');
    refused('checkCoupon', await checkCoupon(tab, { for: 'subscription', purpose: 'renewal' }, code), { status: 401 });
    const reader = await t.as('renewing');
    for (const typed of [code, other]) {
      const { renew } = await pageData(t, reader, 'showRenew', { query: { code: typed } });
      await isAsItsPage(reader, 'renewal', typed, needed(renew, 'there is nothing to renew').coupon);
    }
  }),
  ...Object.entries(HOLDERS).map(([what, begin]) =>
    step(`applies a coupon to ${what} once, refuses others and removes it once, even if repeated`, async (t) => {
      const { code } = await offering(t);
      const holder = await begin(t);
      const before = await heldIn(holder);
      const first = await applied(holder, code);
      holds('checkCoupon', `a total below ${before.total}`, first.total < before.total, first.total);
      await refusesOthers(t, holder, first);
      same('checkCoupon', `${what} with its coupon`, await applied(holder, otherCase(code)), first);
      const without = await applied(holder, null);
      same('checkCoupon', `the total of ${what} without its coupon`, without.total, before.total);
      await refusesOthers(t, holder, without);
      same('checkCoupon', `${what} without a coupon`, await applied(holder, null), without);
      const versions = [before, first, without].flatMap(({ version }) => version ?? []);
      const isHigher = versions.every((version, at) => at === 0 || version > (versions[at - 1] ?? 0));
      holds('checkCoupon', 'a higher version after each change', isHigher, versions);
    }),
  ),
  step(
    'applies a typed code to the cart lines it fits, also to later ones, and charges the prices shown',
    async (t) => {
      const { tab } = await offering(t);
      const { shipcode } = newReader(t);
      const actions = everyKind(t, shipcode);
      const [later, ...first] = actions;
      const { any, gift } = t.profile.coupons ?? {};
      // The order decides where the goods ship, and so their price.
      const order = await beginItems(t, 'checkOutCart', tab, actions);
      for (const code of [any, gift].filter((each) => each !== undefined)) {
        await holding(tab, first);
        await applied({ tab }, otherCase(code));
        await added(t, tab, needed(later, 'nothing fits into a cart'));
        const coupon = await couponOf(t, code);
        const reduced = actions.map((action) =>
          couponFits(coupon, action, shipcode) ? withCoupon(action, code) : action,
        );
        await isCharged(t, `a cart with the coupon ${code}`, await withItems(t, order, reduced));
      }
      await applied({ tab }, null);
      await isCharged(t, 'a cart without a coupon again', order);
    },
  ),
  step('keeps the coupon of a cart until the last line it fits is removed', async (t) => {
    const { tab, code } = await offering(t);
    await added(t, tab, digital, digitalGift, donation(2_500));
    const { coupon } = await applied({ tab }, code);
    const without = async (action: CartAction) =>
      accepted('removeFromCart', await removeFromCart(tab, { ...action, all: true })).coupon;
    same('removeFromCart', 'the coupon of a cart without its gift', await without(digitalGift), coupon);
    same('removeFromCart', 'the coupon of a cart with only a donation', await without(digital), undefined);
    same('addToCart', 'the coupon of the next line', (await added(t, tab, digital)).coupon, undefined);
  }),
  step('refuses a coupon that has expired since the first order of an intent (error at coupon)', async (t) => {
    const [any, expired] = [t.entry('coupons', 'any'), t.entry('coupons', 'expired')];
    const order = await beginItems(t, 'subscribe', t.open(), [digital]);
    const reduced = await withItems(t, order, [withCoupon(digital, any)]);
    const keys = await ordered(t, reduced);
    const cart = { items: [], giftsubs: [], subscription: { ...digital.item, coupon: expired } };
    const late = { ...order, body: { ...order.body, cart } };
    const result = await place(t, late, { invoice: keys.payment_intent_id });
    refused('subscribe', result, { status: 400, field: 'coupon' });
    if (t.profile.payment) await costs(reduced, keys, 'after the refusal');
  }),
  step('removes the coupon with the order, prints it on the receipt and reports the cart as paid', async (t) => {
    const { tab, code: any } = await offering(t);
    const code = t.profile.coupons?.free ?? any;
    const order = await beginItems(t, 'checkOutCart', tab, [digital]);
    const { version = 0 } = await applied({ tab }, code);
    const reply = await orderCart(t, order);
    const { data } = orderReplyIn(reply);
    const receipt = 'receipt' in data ? data.receipt : await paidFor(t, tab, keysIn('checkOutCart', reply));
    await receiptOf(t, tab, receipt, await billOf(t, [withCoupon(digital, code)], 'ship-a'));
    const { paid } = refused('checkCoupon', await checkCoupon(tab, { for: 'cart', version }, any), { status: 409 });
    same('checkCoupon', 'the outcome of the cart', paid, { status: 'completed', receipt });
    same('addToCart', 'the coupon of the next cart', (await added(t, tab, digitalGift)).coupon, undefined);
  }),
  step("closes an invoice's open intent when a coupon changes the total", async (t) => {
    const { code } = await offering(t);
    const order = await beginInvoice(t, 'payable');
    let before = await ordered(t, order);
    for (const typed of [code, null]) {
      const { total } = await applied({ tab: order.tab, ...order.path }, typed);
      const { status } = await order.tab.world.payment.read(before.stripe_secret);
      same('checkCoupon', 'the state of the previously open intent', status, 'canceled');
      const keys = await ordered(t, order);
      const isOther = keys.payment_intent_id !== before.payment_intent_id;
      holds('checkCoupon', 'another intent for another total', isOther, keys.payment_intent_id);
      await costs({ ...order, total }, keys, `of an invoice with the coupon ${typed}`);
      before = keys;
    }
  }),
]);

const otherCase = (code: string): string => (code === code.toLowerCase() ? code.toUpperCase() : code.toLowerCase());

async function isAsItsPage(
  tab: Tab,
  purpose: 'personal' | 'gift' | 'renewal',
  asked: string,
  page: Coupon | null | undefined,
): Promise<void> {
  const { code: known, ...wanted } = needed(page, 'the page does not mention the coupon');
  for (const typed of [asked, otherCase(asked)]) {
    const reply = accepted('checkCoupon', await checkCoupon(tab, { for: 'subscription', purpose }, typed));
    const { code, ...coupon } =
      reply.for === 'subscription' ? reply.coupon : skip('the server refuses for another reason');
    same('checkCoupon', 'the coupon as page data has it', coupon, wanted);
    same('checkCoupon', `whether the code is ${known}`, isSameCode(code, known), true);
  }
}

/** What holds a coupon: the tab's cart, unless an invoice is named. */
interface Holder {
  tab: Tab;
  invoice?: string;
}

const HOLDERS: Record<string, (t: TestContext) => Promise<Holder>> = {
  'a cart': async (t) => {
    const tab = t.open();
    await added(t, tab, digital);
    return { tab };
  },
  'an invoice': async (t) => {
    const { tab, path } = await beginInvoice(t, 'payable');
    return { tab, ...path };
  },
};

/** What a coupon was applied to, as the server tells it. */
function heldBy(reply: CouponReply) {
  if (reply.for === 'subscription') skip('the server refuses for another reason');
  if (reply.for === 'cart') {
    const { cart } = reply;
    return { coupon: couponOn(cart), total: totalOf(cart), version: cart.version, data: cart };
  }
  const { invoice } = reply.invoice;
  checkReceipt(invoice, {});
  return { coupon: invoiceCoupon(invoice), total: invoice.total, data: reply.invoice };
}

type Held = ReturnType<typeof heldBy>;

const heldIn = async ({ tab, invoice }: Holder): Promise<Held> =>
  invoice === undefined
    ? heldBy({ for: 'cart', cart: await cartOf(tab) })
    : heldBy({ for: 'invoice', invoice: accepted('getInvoice', await invoiceOf(tab, invoice)) });

async function check({ tab, invoice }: Holder, code: string | null) {
  if (invoice !== undefined) return checkCoupon(tab, { for: 'invoice', invoice }, code);
  return checkCoupon(tab, { for: 'cart', version: (await cartOf(tab)).version }, code);
}

async function applied(holder: Holder, code: string | null): Promise<Held> {
  const held = heldBy(accepted('checkCoupon', await check(holder, code)));
  same('checkCoupon', `whether the coupon is now ${code}`, isSameCode(held.coupon, code), true);
  same('checkCoupon', 'what the coupon was applied to, when read again', await heldIn(holder), held);
  return held;
}

async function refusesOthers(t: TestContext, holder: Holder, held: Held): Promise<void> {
  for (const wrong of wrongCodes(t))
    refused('checkCoupon', await check(holder, wrong), { status: 400, field: 'coupon' });
  same('checkCoupon', 'what a code was refused for, when read again', await heldIn(holder), held);
}
