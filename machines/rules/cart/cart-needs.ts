import type { CartState, PricedLine } from '#machines/api/contract.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { type Shipcode, yearsOf } from '#machines/rules/subscription/subscription.ts';
import { linesOf } from './cart.ts';
import { isShipped } from './product-lines.ts';

/** What the order of a cart needs of its form. */
export interface CartNeeds {
  /** It holds a personal subscription, which opens an account for whoever has none (CHECK-4). */
  account: boolean;
  /** A subscription in print is sent to whoever orders (CHECK-5). */
  subscriptionAddress: boolean;
  /** Other goods are sent (CHECK-5). */
  mailingAddress: boolean;
}

type Line = Pick<PricedLine, 'cart' | 'shipcode'>;

/** What these lines need: digital goods, gifts and donations nothing (ADDR-21). */
export const needsOf = (lines: readonly Pick<Line, 'cart'>[]): CartNeeds => ({
  account: lines.some(({ cart }) => cart.type === 'personal-subscription'),
  subscriptionAddress: lines.some(isPrintedForOneself),
  mailingAddress: lines.some(isSentAway),
});

/** After how many years the subscription in the cart renews by itself; undefined where there is none or it is for life. */
export function renewsIn(lines: readonly Pick<Line, 'cart'>[]): number | undefined {
  const own = lines.map(({ cart }) => cart).find((cart) => cart.type === 'personal-subscription');
  return own && yearsOf(own.item.term);
}

/** What the donations in the cart charge every month. */
export const monthlyIn = (lines: readonly Pick<PricedLine, 'cart' | 'price'>[]): Cents =>
  lines.reduce((sum, { cart, price }) => sum + (isMonthly(cart) ? price : 0), 0);

/** The shipping category that the order was priced for: that of the subscription in print, else that of the goods. */
export const categoryOf = (lines: readonly Line[]): Shipcode | undefined =>
  lines.find(isPrintedForOneself)?.shipcode ?? goodsCategoryOf(lines);

/** The shipping category that the goods of an order were priced for. */
export const goodsCategoryOf = (lines: readonly Line[]): Shipcode | undefined =>
  lines.find(isSentAway)?.shipcode ?? undefined;

/** Whether a cart is bought for others: it holds gifts, and no subscription of one's own (CHECK-12). */
export const isForOthers = (lines: readonly Pick<Line, 'cart'>[]): boolean =>
  lines.some(({ cart }) => cart.type === 'gift-subscription') &&
  !lines.some(({ cart }) => cart.type === 'personal-subscription' || cart.type === 'subscription-upgrade');

/** The code of the coupon in a cart, if there is one (COUP-11). */
export const couponIn = (lines: readonly Pick<Line, 'cart'>[]): string | undefined =>
  lines.map(({ cart: { item } }) => ('coupon' in item ? item.coupon : undefined)).find((code) => code !== undefined);

/** The code of the coupon on a cart: that of the whole cart, otherwise that of a line. */
export const couponOn = ({ coupon, billing }: Pick<CartState, 'coupon' | 'billing'>): string | undefined =>
  coupon ?? couponIn(linesOf({ billing }));

const isMonthly = (cart: PricedLine['cart']): boolean =>
  cart.type === 'donation-item' && cart.item.process === 'monthly-init';

function isPrintedForOneself({ cart }: Pick<Line, 'cart'>): boolean {
  if (cart.type === 'personal-subscription') return cart.item.medium === 'print';
  return cart.type === 'subscription-upgrade' && cart.item.deliverable !== 'digital';
}

function isSentAway({ cart: { type } }: Pick<Line, 'cart'>): boolean {
  switch (type) {
    case 'personal-subscription':
    case 'gift-subscription':
    case 'subscription-upgrade':
    case 'donation-item':
      return false;
    default:
      return isShipped(type);
  }
}
