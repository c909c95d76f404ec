import type { CartState } from '../../machines/api/contract.ts';
import type { Result } from '../../machines/api/reply.ts';
import { lineFor, linesOf } from '../../machines/rules/cart/cart.ts';
import { isDigitalKind } from '../orders/bill.ts';
import {
  added,
  addToCart,
  basicOf,
  cartOf,
  changed,
  checkCart,
  digitalGift,
  donation,
  emptyCart,
  everyKind,
  goodsOf,
  own,
  print,
  printGift,
  removeFromCart,
  updateCart,
} from '../orders/cart.ts';
import { place } from '../orders/purchase.ts';
import { beginItems } from '../orders/purchases.ts';
import { logIn, loginOf } from '../readers/subscriber.ts';
import { accepted, holds, kindOf, needed, refused, same, statusOf } from '../runner/expect.ts';
import { kitFlow, step } from '../runner/test-context.ts';

export const cartKit = kitFlow('cart', () => [
  step('holds what is added and increments its version', async (t) => {
    const tab = t.open();
    const before = await cartOf(tab);
    checkCart('getCart', before);
    same('getCart', 'the count of a new cart', before.count, 0);
    const filled = await added(t, tab, basicOf(t, 2));
    checkCart('addToCart', filled);
    same('addToCart', 'the count of the cart', filled.count, 2);
    holds('addToCart', 'a higher version than before', filled.version > before.version, filled.version);
    const donated = await added(t, tab, donation(2_500));
    checkCart('addToCart', donated);
    same('getCart', 'the cart when read again', await cartOf(tab), donated);
  }),
  step('adds to existing lines and replaces a donation', async (t) => {
    const tab = t.open();
    await added(t, tab, basicOf(t));
    await added(t, tab, donation(2_500));
    const before = await cartOf(tab);
    const more = await added(t, tab, basicOf(t));
    same('addToCart', 'the count after one more', more.count, before.count + 1);
    const again = await added(t, tab, donation(1_000));
    same('addToCart', 'the count after another donation', again.count, more.count);
    const gifts = linesOf(again).filter(({ cart }) => cart.type === 'donation-item');
    const amounts = gifts.map(({ price }) => price);
    same('addToCart', 'the donations in cents', amounts, [1_000]);
  }),
  step('sets the quantity of a line', async (t) => {
    const tab = t.open();
    await added(t, tab, basicOf(t));
    const first = await changed(t, tab, basicOf(t), 3);
    const again = accepted('updateCart', await updateCart(tab, basicOf(t, 3)));
    for (const three of [first, again]) {
      checkCart('updateCart', three);
      const quantities = linesOf(three).map(({ quantity }) => quantity);
      same('updateCart', 'how many there are', quantities, [3]);
    }
  }),
  step('removes only the given line and succeeds when repeated', async (t) => {
    const tab = t.open();
    await added(t, tab, basicOf(t, 2));
    await added(t, tab, donation(2_500));
    const first = await changed(t, tab, basicOf(t), 0);
    const again = accepted('removeFromCart', await removeFromCart(tab, { ...basicOf(t), all: true }));
    for (const left of [first, again]) {
      checkCart('removeFromCart', left);
      same('removeFromCart', 'the rest', typesIn(left), ['donation-item']);
    }
  }),
  step('holds all kinds of goods, gifts and a subscription in their groups', async (t) => {
    const tab = t.open();
    for (const action of everyKind(t)) {
      const cart = await added(t, tab, action);
      checkCart('addToCart', cart);
      const types = typesIn(cart);
      holds('addToCart', `a line of type ${action.type}`, types.includes(action.type), types);
    }
    const { billing } = await cartOf(tab);
    for (const [slot, { reported }] of Object.entries(billing)) {
      const strays = reported.filter(({ shipcode }) => shipcode !== null && shipcode !== `ship-${slot}`);
      const names = strays.map(({ name }) => name);
      same('getCart', `lines of the group ${slot} that ship elsewhere`, names, []);
    }
    await emptyCart(tab);
    same('removeFromCart', 'the count of the emptied cart', (await cartOf(tab)).count, 0);
  }),
  step("keeps a visitor's cart after login", async (t) => {
    const login = loginOf(t, 'noSubscription');
    const tab = t.open();
    await added(t, tab, basicOf(t));
    await logIn(tab, login);
    const kept = linesOf(await cartOf(tab)).filter(({ cart }) => cart.type === 'basic-product');
    same('logIn', 'the goods that were in the cart before the login', kept.length, 1);
    await emptyCart(tab);
  }),
  step('sells a digital item at most once per cart and order', async (t) => {
    const { digital, issue } = t.profile.goods ?? {};
    needed(digital ?? issue, 'the profile has no digital goods');
    const tab = t.open();
    for (const action of goodsOf(t).filter(({ type }) => isDigitalKind(type))) {
      isRefused('addToCart', await addToCart(tab, { ...action, qty: 2 }));
      const cart = accepted('addToCart', await addToCart(tab, action));
      const line = needed(lineFor(linesOf(cart), action), 'the cart lacks the added item');
      const { quantity, change_quantity, max_quantity } = line;
      const once = { quantity: 1, change_quantity: false, max_quantity: 1 };
      same('addToCart', 'how many there are and can be', { quantity, change_quantity, max_quantity }, once);
      for (const [call, change, qty] of [
        ['addToCart', addToCart, 1],
        ['updateCart', updateCart, 2],
      ] as const)
        isRefused(call, await change(tab, { ...action, qty }));
      same('getCart', 'the cart after the refusals', await cartOf(tab), cart);
      isRefused('subscribe', await place(t, await beginItems(t, 'subscribe', tab, [{ ...action, qty: 2 }])));
    }
  }),
  step('increments its version with every change and accepts orders only for the latest', async (t) => {
    const order = await beginItems(t, 'checkOutCart', t.open(), []);
    const { tab } = order;
    const goods = basicOf(t);
    const another = digitalGift;
    const longer = own({ ...print.item, term: '2year' });
    const changes: [what: string, change: () => Promise<Result<CartState>>][] = [
      ['goods were put in', () => addToCart(tab, goods)],
      ['more of them were put in', () => addToCart(tab, goods)],
      ['fewer of them were asked for', () => updateCart(tab, goods)],
      ['a donation was put in', () => addToCart(tab, donation(2_500))],
      ['another donation took its place', () => addToCart(tab, donation(2_501))],
      ['a gift was put in', () => addToCart(tab, another)],
      ['two gifts were asked for', () => updateCart(tab, { ...another, qty: 2 })],
      ['a subscription was put in', () => addToCart(tab, print)],
      ['another took its place', () => addToCart(tab, longer)],
      ['the subscription was taken out', () => removeFromCart(tab, { ...longer, all: true })],
      ['the gifts were taken out', () => removeFromCart(tab, { ...another, all: true })],
      ['the goods were taken out', () => removeFromCart(tab, { ...goods, all: true })],
    ];
    let { version } = await cartOf(tab);
    for (const [what, change] of changes) {
      const cart = accepted('addToCart', await change());
      holds('getCart', `a version above ${version} after ${what}`, cart.version > version, cart.version);
      same('getCart', `the cart when read again after ${what}`, await cartOf(tab), cart);
      const outdated = { ...order, fill: undefined, body: { ...order.body, version } };
      refused('checkOutCart', await place(t, outdated), { status: 409 });
      version = cart.version;
    }
  }),
  step('limits the total number of gifts in a cart and in an order', async (t) => {
    const tab = t.open();
    accepted('addToCart', await addToCart(tab, { ...printGift, qty: 20 }));
    isRefused('addToCart', await addToCart(tab, { ...printGift, qty: 1 }));
    same('getCart', 'the count of the cart after the refusals', (await cartOf(tab)).count, 20);
    isRefused('subscribe', await place(t, await beginItems(t, 'subscribe', tab, [{ ...printGift, qty: 21 }])));
  }),
]);

const typesIn = (cart: CartState) => linesOf(cart).map(({ cart: { type } }) => type);

function isRefused(call: 'addToCart' | 'updateCart' | 'subscribe', result: Result<unknown>): void {
  const isSaid = result.kind === 'refused' && [400, 409].includes(statusOf(result.refusal));
  holds(call, 'a refusal with status 400 or 409', isSaid, kindOf(result));
}
