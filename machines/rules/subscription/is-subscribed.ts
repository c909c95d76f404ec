import type { Timetable } from '#machines/api/contract.ts';

/**
 * Whether a reader is subscribed and so can only renew or give a gift (SUBSCRIBE-13). Cancelled and expired
 * subscriptions do not count.
 */
export const isSubscribed = ({
  current_subscription: current,
  lifetime_subscription,
}: Pick<Timetable, 'current_subscription' | 'lifetime_subscription'>): boolean =>
  lifetime_subscription || (current !== null && current.state !== 'expired' && !current.info.cancelled);
