import type { Subscriber, Subscription } from '#machines/api/contract.ts';

/**
 * Whether all of a reader's subscriptions are gifts, so nothing renews or is charged until they renew. False while
 * autorenew is on, so that the reader can always turn it off.
 */
export const isGifted = ({
  account,
  timetable: { current_subscription, future_subscriptions },
}: Pick<Subscriber, 'account' | 'timetable'>): boolean =>
  !account.autorenew && [current_subscription, ...future_subscriptions].every((cycle) => cycle?.gift !== undefined);

/** Returns the giver's name from the gift, or else from its order. */
export const giverOf = ({ gift, info }: Pick<Subscription, 'gift' | 'info'>): string => gift?.from ?? info.order.name;
