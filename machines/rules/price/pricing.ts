import type { ShippingPrices } from '#machines/rules/address/shipping.ts';
import { type Coupon, discountFor } from '#machines/rules/subscription/coupon.ts';
import {
  type Category,
  type Choice,
  categoryOf,
  deliverableOf,
  type Term,
  yearsOf,
} from '#machines/rules/subscription/subscription.ts';
import type { Cents } from './money.ts';

/** The prices a host page gives; the two terms between are multiples of the first (PRICE-10). */
export interface PriceList {
  base: Record<Category, { '1year': Cents; lifetime: Cents }>;
  shipping: ShippingPrices;
}

/** A subscription's price: base, discount and shipping of one, the total of all, in cents. */
export interface SubscriptionPrice {
  base: Cents;
  discount: Cents;
  shipping: Cents;
  quantity: number;
  total: Cents;
}

/** One line of an order, in cents for the whole quantity: goods before shipping and discount, shipping, discount. */
export interface LinePrice {
  amount: Cents;
  shipping: Cents;
  discount: Cents;
}

/** The footer of an order, in cents. */
export interface OrderTotals {
  subtotal: Cents;
  shipping: Cents;
  discount: Cents;
  listPrice: Cents;
  total: Cents;
}

/** Prices a choice, ((base − discount) + shipping) × quantity; give only a coupon that is applied (PRICE-4). */
export function subscriptionPrice(
  list: PriceList,
  choice: Choice,
  { coupon, quantity = 1 }: { coupon?: Coupon; quantity?: number } = {},
): SubscriptionPrice {
  const base = basePrice(list.base[categoryOf(choice)], choice.term);
  const discount = coupon ? Math.min(discountFor(coupon, deliverableOf(choice)), base) : 0;
  const shipping = choice.medium === 'digital' ? 0 : list.shipping[choice.shipcode][choice.term];
  return { base, discount, shipping, quantity, total: (base - discount + shipping) * quantity };
}

/** A priced subscription as a line of an order. */
export const subscriptionLine = ({ base, discount, shipping, quantity }: SubscriptionPrice): LinePrice => ({
  amount: base * quantity,
  shipping: shipping * quantity,
  discount: discount * quantity,
});

/** Adds up an order; the discount of a line ends at its goods, so that no total is negative (CART-13). */
export function orderTotals(lines: readonly LinePrice[]): OrderTotals {
  const subtotal = sum(lines.map(({ amount }) => amount));
  const shipping = sum(lines.map((line) => line.shipping));
  const discount = sum(lines.map((line) => Math.min(line.discount, line.amount)));
  const listPrice = subtotal + shipping;
  return { subtotal, shipping, discount, listPrice, total: listPrice - discount };
}

function basePrice(prices: PriceList['base'][Category], term: Term): Cents {
  const years = yearsOf(term);
  return years === undefined ? prices.lifetime : prices['1year'] * years;
}

const sum = (amounts: Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0);
