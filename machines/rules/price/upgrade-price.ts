import {
  type Deliverable,
  deliverableOf,
  type Level,
  type Medium,
  SHIPCODES,
  type Term,
} from '#machines/rules/subscription/subscription.ts';
import { type LinePrice, orderTotals, type PriceList, subscriptionPrice } from './pricing.ts';

export interface Delivered {
  term: Term;
  level: Level;
  deliverable: Deliverable;
}

/** The part of a subscription still to be delivered: `left` of `of` issues. */
export interface Share {
  left: number;
  of: number;
}

/**
 * Prices a change of delivery as a line of goods and shipping, in cents: the price difference for the issues left,
 * rounded down. Free if the new delivery costs less or the level goes down (SUBS-9).
 */
export function upgradePrice(list: PriceList, from: Delivered, to: Omit<Delivered, 'term'>, share: Share): LinePrice {
  const [before, after] = [priceOf(list, from), priceOf(list, { ...to, term: from.term })];
  const isFree = from.level === 'high' && to.level === 'low';
  const total = isFree ? 0 : partOf(after.total - before.total, share);
  const shipping = Math.min(partOf(after.shipping - before.shipping, share), total);
  return { amount: total - shipping, shipping, discount: 0 };
}

/** Returns the price in cents of changing to each delivery, including shipping. */
export function upgradePrices(
  list: PriceList,
  from: Delivered,
  { level = from.level, share = WHOLE }: { level?: Level; share?: Share } = {},
): Record<Deliverable, number> {
  const price = (deliverable: Deliverable) =>
    orderTotals([upgradePrice(list, from, { deliverable, level }, share)]).total;
  return {
    digital: price('digital'),
    'print-a': price('print-a'),
    'print-b': price('print-b'),
    'print-c': price('print-c'),
  };
}

const WHOLE: Share = { left: 1, of: 1 };

/** Digital has no category; any will do, since its shipping is free. */
function priceOf(list: PriceList, { term, level, deliverable }: Delivered) {
  const medium: Medium = deliverable === 'digital' ? 'digital' : 'print';
  const shipcode = SHIPCODES.find((code) => deliverableOf({ medium, shipcode: code }) === deliverable) ?? 'ship-a';
  return subscriptionPrice(list, { term, level, medium, shipcode });
}

const partOf = (cents: number, { left, of }: Share): number =>
  of > 0 ? Math.floor((Math.max(cents, 0) * Math.min(left, of)) / of) : 0;
