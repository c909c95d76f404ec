import type { RedeemOptions, Subscriber } from '#machines/api/contract.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import type { Deliverable } from '#machines/rules/subscription/subscription.ts';

/** A gift that can still be redeemed. */
export type OpenGift = Extract<RedeemOptions, { status: 'open' }>;

/** Returns the price of a gift with this delivery, in cents; 0 is free. */
export const giftPrice = ({ upgrade_prices }: OpenGift, deliverable: Deliverable): Cents => upgrade_prices[deliverable];

/** Whether the delivery costs more than the giver paid, so the recipient pays the difference (REDEEM-10). */
export const needsUpgrade = (gift: OpenGift, deliverable: Deliverable): boolean => giftPrice(gift, deliverable) > 0;

/** Whether a delivery cannot be chosen because it needs an upgrade and none can be bought (SUBS-4). */
export const isClosed = (gift: OpenGift, deliverable: Deliverable): boolean =>
  !gift.can_upgrade && needsUpgrade(gift, deliverable);

/**
 * Whether redeeming changes how the reader's issues are delivered (REDEEM-9). The server decides for the gift's own
 * delivery; any other is compared with the current one.
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
