import type { Cents } from '#machines/rules/price/money.ts';
import type { Shipcode, Term } from '#machines/rules/subscription/subscription.ts';

export type Zone = 'a' | 'b' | 'c';
/** Quantity bands: one or fewer, two to four, five or more (PRICE-7). */
export type Band = 'single' | 'few' | 'many';
/** The shipping of a subscription for its whole term, in cents. */
export type ShippingPrices = Record<Shipcode, Record<Term, Cents>>;
/** The shipping of one line of goods, in cents. */
export type GoodsShippingPrices = Record<Shipcode, Record<Band, Cents>>;

/** Returns the letter under which shipping groups and countries are stored for a shipping category. */
export const zoneOf = (shipcode: Shipcode): Zone => ZONES[shipcode];

export function bandOf(quantity: number): Band {
  if (quantity <= 1) return 'single';
  return quantity < 5 ? 'few' : 'many';
}

/** Returns the shipping of one line of goods in cents, by the band of the line's quantity (PRICE-9). */
export const goodsShipping = (prices: GoodsShippingPrices, shipcode: Shipcode, quantity: number): Cents =>
  prices[shipcode][bandOf(quantity)];

const ZONES = { 'ship-a': 'a', 'ship-b': 'b', 'ship-c': 'c' } as const;
