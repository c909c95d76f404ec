import type { CheckoutReply } from '../../machines/api/contract.ts';
import type { Result } from '../../machines/api/reply.ts';
import { linesOf } from '../../machines/rules/cart/cart.ts';
import { productOf, receiptOf } from '../orders/bill.ts';
import { addToCart, cartOf, digitalGift, donation, holding, totalOf } from '../orders/cart.ts';
import {
  holdsSubscription,
  nameOf,
  orderer,
  readersOrder,
  sessionOf,
  subscribe,
  subscriptionOrder,
} from '../orders/orders.ts';
import { type OrderingId, ordering, orderReplyIn, type Placed, sent } from '../orders/purchase.ts';
import { loggedIn } from '../readers/subscriber.ts';
import { accepted, holds, kindOf, needed, refused, same, skip, statusOf } from '../runner/expect.ts';
import { ask, isOffered, pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

export const atOnceKit = kitFlow('at-once', () => [
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
    const ref = needed(t.profile.goods?.last, 'the profile has no product whose last item may be sold');
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
    const token = needed(t.profile.invoices?.onFile, 'the profile has no invoice "onFile"');
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
    const [tab = t.open()] = tabs;
    await receiptOf(t, tab, receipt, { total, lines });
    const after = await pageData(t, tab, 'showInvoice', { params: { invoice: token } });
    same('showInvoice', 'the receipt of the invoice', after.receipt, receipt);
    if (!(await isOffered(t, 'listOrders'))) return;
    const { orders } = accepted('listOrders', await ask(tab, 'listOrders', { params: { query: { limit: 100 } } }));
    const listed = orders.flatMap((each) => ([token, receipt].includes(each.token) ? [[each.kind, each.status]] : []));
    // The invoice may belong to another reader.
    if (listed.length > 0) same('listOrders', 'the listed invoice', listed, [['invoice', 'paid']]);
  }),
  step('gives a free subscription once if two tabs order it concurrently for one reader', async (t) => {
    const coupon = needed(t.profile.coupons?.free, 'the profile has no coupon that makes a subscription free');
    const tabs = [t.open(), t.open()];
    const { cart, ...fields } = subscriptionOrder(t, await sessionOf(t, t.open(), 'subscribe'));
    const subscription = needed(cart.subscription, 'nothing is ordered');
    const order = { ...fields, cart: { items: [], giftsubs: [], subscription: { ...subscription, coupon } } };
    const results = await Promise.all(tabs.map((tab) => subscribe(tab, order, sent(t))));
    const taken = takenOf('subscribe', results, [400, 409]);
    same('subscribe', 'the number of accepted orders of one reader', taken.length, 1);
    const { level, term } = subscription;
    const deliverable = PRINT[order.shipcode];
    await holdsSubscription(t, order, { level, term, deliverable });
  }),
]);

const PRINT = { 'ship-a': 'print-a', 'ship-b': 'print-b', 'ship-c': 'print-c' } as const;

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
