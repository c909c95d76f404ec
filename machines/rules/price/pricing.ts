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

/** The prices in the host page's data, in cents. Two and three years are multiples of one (PRICE-10). */
export interface PriceList {
  base: Record<Category, { '1year': Cents; lifetime: Cents }>;
  shipping: ShippingPrices;
}

/** A subscription's price in cents: base, discount and shipping for one, and the total for all. */
export interface SubscriptionPrice {
  base: Cents;
  discount: Cents;
  shipping: Cents;
  quantity: number;
  total: Cents;
}

/** The price of one line in cents, for its whole quantity. `amount` is before shipping and discount. */
export interface LinePrice {
  amount: Cents;
  shipping: Cents;
  discount: Cents;
}

/** The totals of an order, in cents. */
export interface OrderTotals {
  subtotal: Cents;
  shipping: Cents;
  discount: Cents;
  listPrice: Cents;
  total: Cents;
}

/** Prices a choice: ((base − discount) + shipping) × quantity. Pass only an applied coupon (PRICE-4). */
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

/** Multiplies the price of one subscription by the quantity of its line. */
export const subscriptionLine = ({ base, discount, shipping, quantity }: SubscriptionPrice): LinePrice => ({
  amount: base * quantity,
  shipping: shipping * quantity,
  discount: discount * quantity,
});

/** Adds up an order. Limits each line's discount to its goods, so no total is negative (CART-13). */
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
