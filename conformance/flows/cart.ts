import type { CartAction, CartState } from '../../machines/api/contract.ts';
import type { Result } from '../../machines/api/reply.ts';
import { cartCheckout } from '../../machines/purchase/cart/cart-checkout.ports.ts';
import { lineFor, linesOf } from '../../machines/rules/cart/cart.ts';
import { isShipped } from '../../machines/rules/cart/product-lines.ts';
import {
  added,
  addToCart,
  basicOf,
  cartOf,
  checkCart,
  digital,
  digitalGift,
  donation,
  emptyCart,
  goodsOf,
  own,
  print,
  printGift,
  totalOf,
  updateCart,
  withBasic,
  withCoupon,
} from '../orders/cart.ts';
import { bought, fillIn } from '../orders/forms.ts';
import { buy, place } from '../orders/purchase.ts';
import { purchaseSteps } from '../orders/purchase-steps.ts';
import { beginItems, purchases } from '../orders/purchases.ts';
import { logIn, loginOf } from '../readers/subscriber.ts';
import { accepted, holds, kindOf, needed, refused, same, statusOf } from '../runner/expect.ts';
import { ask, pageData } from '../runner/request.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

const cartKit = kitFlow('cart', () => [
  step('holds what each change leaves, increments its version and accepts orders only for the latest', async (t) => {
    const order = await beginItems(t, 'checkOutCart', t.open(), []);
    const { tab } = order;
    let { version, count } = await cartOf(tab);
    same('getCart', 'the count of a new cart', count, 0);
    for (const [call, body, ...left] of changesOf(t)) {
      const cart = accepted(call, await ask(tab, call, { body }));
      const after = `after ${call} with ${toldOf(body)}`;
      checkCart(call, cart);
      same(call, `the lines ${after}`, linesIn(cart).toSorted(), left.map(toldOf).toSorted());
      holds(call, `a version above ${version} ${after}`, cart.version > version, cart.version);
      same('getCart', `the cart when read again ${after}`, await cartOf(tab), cart);
      const outdated = { ...order, fill: undefined, body: { ...order.body, version } };
      refused('checkOutCart', await place(t, outdated), { status: 409 });
      const again = call === 'addToCart' ? cart : accepted(call, await ask(tab, call, { body }));
      same(call, `the lines ${after}, repeated`, linesIn(again), linesIn(cart));
      ({ version } = again);
    }
  }),
  step("keeps a visitor's cart and its coupon after login", async (t) => {
    const login = loginOf(t, 'noSubscription');
    const tab = t.open();
    const before = await added(t, tab, basicOf(t), withCoupon(digital, t.profile.coupons?.any));
    await logIn(tab, login);
    const after = await cartOf(tab);
    const lost = typesIn(before).filter((type) => !typesIn(after).includes(type));
    same('logIn', 'the lines that the login took from the cart', lost, []);
    same('logIn', 'the coupon of the cart after the login', after.coupon, before.coupon);
    await emptyCart(tab);
  }),
  step('sells a digital item at most once per cart and order', async (t) => {
    const { digital, issue } = t.profile.goods ?? {};
    needed(digital ?? issue, 'the profile has no digital goods');
    const tab = t.open();
    for (const action of goodsOf(t).filter(({ type }) => !isShipped(type))) {
      const two = { ...action, qty: 2 };
      isRefused('addToCart', await addToCart(tab, two));
      const cart = accepted('addToCart', await addToCart(tab, action));
      const line = needed(lineFor(linesOf(cart), action), 'the cart lacks the added item');
      const { quantity, change_quantity, max_quantity } = line;
      const once = { quantity: 1, change_quantity: false, max_quantity: 1 };
      same('addToCart', 'how many there are and can be', { quantity, change_quantity, max_quantity }, once);
      isRefused('addToCart', await addToCart(tab, action));
      isRefused('updateCart', await updateCart(tab, two));
      same('getCart', 'the cart after the refusals', await cartOf(tab), cart);
      isRefused('subscribe', await place(t, await beginItems(t, 'subscribe', tab, [two])));
    }
  }),
  step('limits the total number of gifts in a cart', async (t) => {
    const tab = t.open();
    accepted('addToCart', await addToCart(tab, { ...printGift, qty: 20 }));
    isRefused('addToCart', await addToCart(tab, { ...printGift, qty: 1 }));
    same('getCart', 'the count of the cart after the refusals', (await cartOf(tab)).count, 20);
  }),
]);

const cartCheckoutKit = kitFlow('cart-checkout', () => [
  step('a visitor checks out the cart and gets a receipt for what was shown', async (t) => {
    const { tab } = await withBasic(t);
    const actor = t.start(cartCheckout, tab, { page: await pageData(t, tab, 'showCheckout') });
    const reader = await fillIn(t, actor, { category: { address: t.entry('newReader').shipcode } });
    const { cart } = actor.getSnapshot().context.draft;
    const receipt = await bought(t, { tab, actor, call: 'checkOutCart' }, { total: totalOf(cart) }, reader);
    const names = linesOf(cart).map(({ name }) => name);
    const printed = receipt.lines.map(({ name }) => name);
    same('showReceipt', "the names of the lines, equal to the cart's", printed, names);
    same('checkOutCart', 'the count of the cart after its order', (await cartOf(tab)).count, 0);
  }),
  ...purchaseSteps('checkOutCart'),
  step('reduces stock by what was paid for and empties the cart', async (t) => {
    const order = await purchases.checkOutCart.begin(t);
    const [before] = (await cartOf(order.tab)).billing.a.reported;
    await buy(t, order);
    t.leave('an order of a basic product, taken from the stock');
    const { count, version } = await cartOf(order.tab);
    same('checkOutCart', 'the count of the cart after its order', count, 0);
    const { version: first = 0 } = order.body;
    holds('checkOutCart', 'a higher cart version than the ordered one', version > first, version);
    const after = accepted('addToCart', await addToCart(t.open(), basicOf(t)));
    const left = (before?.max_quantity ?? 0) - 1;
    if (left < 49) same('checkOutCart', 'the stock after a purchase', after.billing.a.reported[0]?.max_quantity, left);
  }),
]);

type CartChange = [call: 'addToCart' | 'updateCart' | 'removeFromCart', body: CartAction, ...left: CartAction[]];

/** Changes of one cart, and what each leaves in it. */
function changesOf(t: TestContext): CartChange[] {
  const goods = basicOf(t);
  const [three, gifts, given] = [basicOf(t, 3), { ...digitalGift, qty: 2 }, donation(1_000)];
  const longer = own({ ...print.item, term: '2year' });
  return [
    ['addToCart', goods, goods],
    ['addToCart', goods, basicOf(t, 2)],
    ['updateCart', three, three],
    ['addToCart', donation(2_500), three, donation(2_500)],
    ['addToCart', given, three, given],
    ['addToCart', digitalGift, three, given, digitalGift],
    ['updateCart', gifts, three, given, gifts],
    ['addToCart', print, three, given, gifts, print],
    ['addToCart', longer, three, given, gifts, longer],
    ['removeFromCart', { ...longer, all: true }, three, given, gifts],
    ['removeFromCart', { ...gifts, all: true }, three, given],
    ['removeFromCart', { ...goods, all: true }, given],
  ];
}

const toldOf = ({ type, item, qty }: CartAction): string =>
  [type, qty, Object(item).dollars, Object(item).term].filter(Boolean).join(' ');

const linesIn = (cart: CartState): string[] =>
  linesOf(cart).map(({ cart: action, quantity: qty }) => toldOf({ ...action, qty }));

const typesIn = (cart: CartState) => linesOf(cart).map(({ cart: { type } }) => type);

function isRefused(call: 'addToCart' | 'updateCart' | 'subscribe', result: Result<unknown>): void {
  const isSaid = result.kind === 'refused' && [400, 409].includes(statusOf(result.refusal));
  holds(call, 'a refusal with status 400 or 409', isSaid, kindOf(result));
}

export const cartKits = [cartKit, cartCheckoutKit];
