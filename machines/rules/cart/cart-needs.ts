import type { CartState, PricedLine } from '#machines/api/contract.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { type Shipcode, yearsOf } from '#machines/rules/subscription/subscription.ts';
import { linesOf } from './cart.ts';
import { isShipped } from './product-lines.ts';

export interface CartNeeds {
  /** The cart has a personal subscription, so a reader without an account gets one (CHECK-4). */
  account: boolean;
  /** The reader gets a print subscription and needs an address (CHECK-5). */
  subscriptionAddress: boolean;
  /** The cart has goods to ship to an address (CHECK-5). */
  mailingAddress: boolean;
}

type Line = Pick<PricedLine, 'cart' | 'shipcode'>;

/** Returns what the lines require. Digital goods, gifts and donations require nothing (ADDR-21). */
export const needsOf = (lines: readonly Pick<Line, 'cart'>[]): CartNeeds => ({
  account: lines.some(({ cart }) => cart.type === 'personal-subscription'),
  subscriptionAddress: lines.some(isPrintedForOneself),
  mailingAddress: lines.some(isSentAway),
});

/** Returns the years after which the subscription in the cart renews; undefined for a lifetime or none. */
export function renewsIn(lines: readonly Pick<Line, 'cart'>[]): number | undefined {
  const own = lines.map(({ cart }) => cart).find((cart) => cart.type === 'personal-subscription');
  return own && yearsOf(own.item.term);
}

/** Returns the total of monthly donations in the cart, in cents. */
export const monthlyIn = (lines: readonly Pick<PricedLine, 'cart' | 'price'>[]): Cents =>
  lines.reduce((sum, { cart, price }) => sum + (isMonthly(cart) ? price : 0), 0);

/** Returns the shipping category the order was priced for: the print subscription's, else the goods'. */
export const categoryOf = (lines: readonly Line[]): Shipcode | undefined =>
  lines.find(isPrintedForOneself)?.shipcode ?? goodsCategoryOf(lines);

/** Returns the shipping category the goods were priced for. */
export const goodsCategoryOf = (lines: readonly Line[]): Shipcode | undefined =>
  lines.find(isSentAway)?.shipcode ?? undefined;

/** Whether the cart is for others: it has gifts, but no subscription for the reader (CHECK-12). */
export const isForOthers = (lines: readonly Pick<Line, 'cart'>[]): boolean =>
  lines.some(({ cart }) => cart.type === 'gift-subscription') &&
  !lines.some(({ cart }) => cart.type === 'personal-subscription' || cart.type === 'subscription-upgrade');

/** Returns the first coupon code of any line (COUP-11). */
export const couponIn = (lines: readonly Pick<Line, 'cart'>[]): string | undefined =>
  lines.map(({ cart: { item } }) => ('coupon' in item ? item.coupon : undefined)).find((code) => code !== undefined);

/** Returns the coupon code of the cart, else of a line. */
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
