import {
  type Deliverable,
  deliverableOf,
  type Level,
  type Medium,
  SHIPCODES,
  type Term,
} from '#machines/rules/subscription/subscription.ts';
import { type LinePrice, orderTotals, type PriceList, subscriptionPrice } from './pricing.ts';

/** A subscription as far as its price depends on it. */
export interface Delivered {
  term: Term;
  level: Level;
  deliverable: Deliverable;
}

/** The part of a subscription that a change is for: the issues that are left, of those that it had. */
export interface Share {
  left: number;
  of: number;
}

/**
 * What it costs to have a subscription delivered otherwise, as a line of goods and shipping: the difference for the
 * issues that are left, rounded down; nothing where the new one costs less, or where the level goes down (SUBS-9).
 */
export function upgradePrice(list: PriceList, from: Delivered, to: Omit<Delivered, 'term'>, share: Share): LinePrice {
  const [before, after] = [priceOf(list, from), priceOf(list, { ...to, term: from.term })];
  const isFree = from.level === 'high' && to.level === 'low';
  const total = isFree ? 0 : partOf(after.total - before.total, share);
  const shipping = Math.min(partOf(after.shipping - before.shipping, share), total);
  return { amount: total - shipping, shipping, discount: 0 };
}

/** What each delivery of a subscription costs beside what was paid for it, shipping included, in cents. */
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

/** What is sent to no category is priced for the first, where its shipping is nothing. */
function priceOf(list: PriceList, { term, level, deliverable }: Delivered) {
  const medium: Medium = deliverable === 'digital' ? 'digital' : 'print';
  const shipcode = SHIPCODES.find((code) => deliverableOf({ medium, shipcode: code }) === deliverable) ?? 'ship-a';
  return subscriptionPrice(list, { term, level, medium, shipcode });
}

const partOf = (cents: number, { left, of }: Share): number =>
  of > 0 ? Math.floor((Math.max(cents, 0) * Math.min(left, of)) / of) : 0;
