import type { Cents } from '#machines/rules/price/money.ts';
import type { Shipcode, Term } from '#machines/rules/subscription/subscription.ts';

/** The shipping groups, one for each category. */
export type Zone = 'a' | 'b' | 'c';
/** One or fewer, two to four, five or more (PRICE-7). */
export type Band = 'single' | 'few' | 'many';
/** What shipping a subscription costs for the whole term, in cents. */
export type ShippingPrices = Record<Shipcode, Record<Term, Cents>>;
/** What shipping one line of goods costs, in cents. */
export type GoodsShippingPrices = Record<Shipcode, Record<Band, Cents>>;

/** The zone that shipping groups and countries are kept by. */
export const zoneOf = (shipcode: Shipcode): Zone => ZONES[shipcode];

/** The band that a quantity falls in. */
export function bandOf(quantity: number): Band {
  if (quantity <= 1) return 'single';
  return quantity < 5 ? 'few' : 'many';
}

/** The shipping of one line of goods, banded by its own quantity, in cents (PRICE-9). */
export const goodsShipping = (prices: GoodsShippingPrices, shipcode: Shipcode, quantity: number): Cents =>
  prices[shipcode][bandOf(quantity)];

const ZONES = { 'ship-a': 'a', 'ship-b': 'b', 'ship-c': 'c' } as const;
