import { isDeepStrictEqual } from 'node:util';
import type { CartAction, CartState, CouponRequest } from '../../machines/api/contract.ts';
import { addToCart as addToCartFlow } from '../../machines/purchase/cart/add-to-cart.ports.ts';
import type { CouponFor } from '../../machines/purchase/coupon/coupon-call.ts';
import { cartTotals, countOf, linesOf } from '../../machines/rules/cart/cart.ts';
import type { Shipcode } from '../../machines/rules/subscription/subscription.ts';
import { accepted, StepFailed, same, skip } from '../runner/expect.ts';
import { ask, pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import type { TestContext } from '../runner/test-context.ts';
import { type Bill, sameLines } from './bill.ts';

export const addToCart = (tab: Tab, body: CartAction) => ask(tab, 'addToCart', { body });
export const updateCart = (tab: Tab, body: CartAction) => ask(tab, 'updateCart', { body });
export const removeFromCart = (tab: Tab, body: CartAction) => ask(tab, 'removeFromCart', { body });

export const cartOf = async (tab: Tab): Promise<CartState> => accepted('getCart', await ask(tab, 'getCart', {}));

/** Makes the tab's cart hold exactly these items, and returns it. */
export async function holding(tab: Tab, actions: readonly CartAction[]): Promise<CartState> {
  const cart = await cartOf(tab);
  const held = linesOf(cart).map(({ cart: action, quantity: qty }) => ({ ...action, qty }));
  const isHeld = (action: CartAction) => held.some((line) => isDeepStrictEqual(line, { qty: 1, ...action }));
  if (held.length === actions.length && actions.every(isHeld)) return cart;
  await emptyCart(tab);
  for (const action of actions) accepted('addToCart', await addToCart(tab, action));
  return cartOf(tab);
}

export async function emptyCart(tab: Tab): Promise<void> {
  for (const { cart } of linesOf(await cartOf(tab)))
    accepted('removeFromCart', await removeFromCart(tab, { ...cart, all: true }));
}

/** Adds items as a reader does. Returns the cart then shown. */
export async function added(t: TestContext, tab: Tab, ...actions: CartAction[]): Promise<CartState> {
  const actor = t.start(addToCartFlow, tab, { actions });
  const { output } = await t.reach(actor, 'its end', ({ status }) => status === 'done', 'addToCart');
  if (output?.cart && !output.left) return output.cart;
  throw new StepFailed({ call: 'addToCart', expected: 'a success', got: JSON.stringify(output?.problems) });
}

export const basicOf = ({ entry }: TestContext, qty = 1) => ({
  type: 'basic-product' as const,
  item: { ref: entry('goods', 'basic') },
  qty,
});

export async function withBasic(t: TestContext): Promise<{ tab: Tab; version: number }> {
  const tab = t.open();
  const { version } = accepted('addToCart', await addToCart(tab, basicOf(t)));
  return { tab, version };
}

export const donation = (dollars: number, process: 'onetime' | 'monthly-init' = 'onetime') =>
  ({ type: 'donation-item', item: { process, dollars }, qty: 1 }) as const;

export type Membership = Extract<CartAction, { type: 'personal-subscription' }>['item'];

export const own = (item: Membership) => ({ type: 'personal-subscription', item, qty: 1 }) as const;

export const digital = own({ renewal: false, medium: 'digital', level: 'low', term: '1year', shipcode: 'ship-a' });

export const print = own({ ...digital.item, medium: 'print' });

export const digitalGift = {
  type: 'gift-subscription',
  item: { deliverable: 'digital', level: 'low', term: '1year' },
  qty: 1,
} as const;

export const printGift = { ...digitalGift, item: { deliverable: 'print-a', level: 'high', term: '2year' } } as const;

type Goods = Extract<CartAction, { item: { ref: string } }>;

/** An action for each of the profile's goods. */
export function goodsOf({ profile }: TestContext): Goods[] {
  const { basic, sized, digital, issue } = profile.goods ?? {};
  const refs: [Goods['type'], string | undefined][] = [
    ['basic-product', basic],
    ['sized-product', sized],
    ['digital-product', digital],
    ['print-issue', issue],
    ['digital-issue', issue],
  ];
  return refs.flatMap(([type, ref]) => (ref === undefined ? [] : [{ type, item: { ref }, qty: 1 }]));
}

/** An action for each kind of item that a cart holds. */
export const everyKind = (t: TestContext, shipcode: Shipcode = 'ship-c'): CartAction[] => [
  ...goodsOf(t).map((goods) => (goods.type === 'sized-product' ? { ...goods, qty: 2 } : goods)),
  { ...printGift, qty: 3 },
  own({ ...print.item, shipcode }),
  donation(1_000, 'monthly-init'),
];

export const withCoupon = (action: CartAction, coupon: string | undefined): CartAction =>
  coupon === undefined ? action : ({ ...action, item: { ...action.item, coupon } } as CartAction); // an item that the coupon fits has this field

/** The total of a cart, in cents. */
export const totalOf = (cart: CartState): number => cartTotals(linesOf(cart)).total;

/** Fails the step unless the figures of a cart are consistent by the front end's rules. */
export function checkCart(call: 'getCart' | 'addToCart' | 'updateCart' | 'removeFromCart', cart: CartState): void {
  const groups = Object.values(cart.billing);
  const billed = groups.reduce((sum, { goods, giftsubs, membership, donation }) => {
    const held = [...goods, ...giftsubs].reduce((count, { qty }) => count + qty, 0);
    return sum + held + (membership ? 1 : 0) + (donation ? 1 : 0);
  }, 0);
  same(call, 'the cart count as the sum of its lines', cart.count, billed);
  same(call, 'the sum of the quantities of its lines', countOf(linesOf(cart)), cart.count);
  const ids = linesOf(cart).map(({ id }) => id);
  same(call, 'lines with unique ids', ids, [...new Set(ids)]);
  for (const [slot, { goods, reported: lines }] of Object.entries(cart.billing)) {
    const strays = lines.filter(({ shipcode }) => shipcode !== null && shipcode !== `ship-${slot}`);
    same(call, `lines of the group ${slot} that ship elsewhere`, strays, []);
    for (const { ref, qty, outlays } of goods) {
      const { amount, shipping, discount } = outlays;
      // Both editions of an issue share a reference.
      const prices = lines
        .filter(({ cart: { item }, quantity }) => 'ref' in item && item.ref === ref && quantity === qty)
        .map(({ price }) => price);
      const price = amount + shipping - discount;
      const got = prices.includes(price) ? price : prices[0];
      same(call, `the price of ${ref}, goods and shipping less discount`, got, price);
    }
  }
}

/** Fails the step unless a cart shows the lines and the total of a bill. */
export function isPriced(what: string, cart: CartState, { lines, total }: Required<Bill>): void {
  checkCart('getCart', cart);
  const shown = linesOf(cart).map(({ cart: { type: kind }, quantity, shipping, discount, price }) => ({
    ...{ kind, quantity, shipping, discount },
    amount: price - shipping + discount,
  }));
  sameLines('getCart', `the lines of ${what}`, shown, lines);
  same('getCart', `the total of ${what} in cents`, totalOf(cart), total);
}

/** Returns a tab and a valid code. Skips the step on a server without coupon fields. */
export async function offering(t: TestContext): Promise<{ tab: Tab; code: string }> {
  const tab = t.open();
  const { settings } = await pageData(t, tab, 'showSubscribe');
  if (settings.typed_coupons !== true) skip('the server does not accept typed coupon codes');
  return { tab, code: t.entry('coupons', 'any') };
}

export const checkCoupon = (tab: Tab, on: CouponFor, code: string | null) =>
  ask(tab, 'checkCoupon', { body: { ...on, code } as CouponRequest }); // only carts and invoices take null
