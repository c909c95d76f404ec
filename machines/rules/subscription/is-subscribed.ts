import type { Timetable } from '#machines/api/contract.ts';
import { hasLifetime } from './overview.ts';

/**
 * Whether a reader is subscribed and so can only renew or give a gift (SUBSCRIBE-13). Cancelled and expired
 * subscriptions do not count.
 */
export function isSubscribed(timetable: Timetable): boolean {
  const { current_subscription: current } = timetable;
  return hasLifetime(timetable) || (current !== null && current.state !== 'expired' && !current.info.cancelled);
}
