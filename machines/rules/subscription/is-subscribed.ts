import type { Timetable } from '#machines/api/contract.ts';

/**
 * Whether a reader has a subscription, so that another can only be given or the own one renewed (SUBSCRIBE-13). One
 * that was cancelled or has expired is none any more.
 */
export const isSubscribed = ({
  current_subscription: current,
  lifetime_subscription,
}: Pick<Timetable, 'current_subscription' | 'lifetime_subscription'>): boolean =>
  lifetime_subscription || (current !== null && current.state !== 'expired' && !current.info.cancelled);
