import type { Subscriber, Subscription } from '#machines/api/contract.ts';

/**
 * Whether all that a reader has was given: then nothing of it renews by itself, and nothing is paid, until the reader
 * renews. Autorenew that is on can be turned off whoever paid.
 */
export const isGifted = ({
  account,
  timetable: { current_subscription, future_subscriptions },
}: Pick<Subscriber, 'account' | 'timetable'>): boolean =>
  !account.autorenew && [current_subscription, ...future_subscriptions].every((cycle) => cycle?.gift !== undefined);

/** Who gave a cycle, or ordered it. */
export const giverOf = ({ gift, info }: Pick<Subscription, 'gift' | 'info'>): string => gift?.from ?? info.order.name;
