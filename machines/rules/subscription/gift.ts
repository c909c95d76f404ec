import type { RedeemOptions, Subscriber } from '#machines/api/contract.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import type { Deliverable } from './subscription.ts';

/** A gift that may be redeemed. */
export type OpenGift = Extract<RedeemOptions, { status: 'open' }>;

/** What it costs to have a gift delivered so, in cents; 0 is free. */
export const giftPrice = ({ upgrade_prices }: OpenGift, deliverable: Deliverable): Cents => upgrade_prices[deliverable];

/** Whether a delivery is more than the giver paid for, so that it has to be paid (REDEEM-10). */
export const needsUpgrade = (gift: OpenGift, deliverable: Deliverable): boolean => giftPrice(gift, deliverable) > 0;

/** Whether a delivery cannot be chosen: it needs an upgrade, and none can be bought here (SUBS-4). */
export const isClosed = (gift: OpenGift, deliverable: Deliverable): boolean =>
  !gift.can_upgrade && needsUpgrade(gift, deliverable);

/**
 * Whether the reader's issues would come otherwise than they do now (REDEEM-9). Of the gift's own delivery the server
 * says so; any other is held against what is delivered now.
 */
export function changesDelivery(
  { gift, misaligned }: OpenGift,
  deliverable: Deliverable,
  timetable: Subscriber['timetable'] | undefined,
): boolean {
  if (deliverable === gift.deliverables.set) return misaligned;
  const current = timetable?.current_subscription;
  return current?.state === 'active' && current.info.deliverables.active !== deliverable;
}
