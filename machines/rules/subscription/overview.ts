import type { Subscriber, Subscription } from '#machines/api/contract.ts';
import { isGifted } from './gifted.ts';

type Reader = Pick<Subscriber, 'account' | 'timetable'>;

/**
 * How a reader's subscription stands: it renews or ends with the next issue, has more to come, waits for its renewal or
 * failed to renew, is inactive or was cancelled, lasts for life (after the issues of an earlier one, where some are left), or never was.
 */
export type Overview =
  | {
      kind:
        | 'renewing'
        | 'ending'
        | 'active'
        | 'renewalDue'
        | 'failed'
        | 'inactive'
        | 'cancelled'
        | 'never'
        | 'lifetime';
    }
  | { kind: 'extended' | 'legacyFirst'; count: number };

/** Which overview a reader is shown (ACCT-4, ACCT-13). */
export function overviewOf({ account, timetable: { current_subscription, renewal_failed } }: Reader): Overview {
  if (current_subscription === null) return { kind: 'never' };
  const { state, status, info } = current_subscription;
  if (isForLife(current_subscription)) return lifetime(info.legacy_tokens);
  const renews = account.autorenew && !info.cancelled;
  const due = renewal_failed ? 'failed' : 'renewalDue';
  if (state === 'expired') return { kind: info.cancelled ? 'cancelled' : renews ? due : 'inactive' };
  if (status.expiring) return { kind: renews ? 'renewing' : 'ending' };
  return status.extended && status.count > 0 ? { kind: 'extended', count: status.count } : { kind: 'active' };
}

/** Whether a subscription is for life: its term is, and it was not cancelled (ACCT-42). */
export const isForLife = ({ info }: Pick<Subscription, 'info'>): boolean => info.term === 'lifetime' && !info.cancelled;

/** Whether there is a subscription that could be renewed. */
export const isRenewable = ({ timetable: { current_subscription: current } }: Pick<Subscriber, 'timetable'>): boolean =>
  current !== null && !isForLife(current) && !current.info.cancelled;

/** Whether the reader has a subscription that can be renewed by charging the method on file. */
export const isBillable = (reader: Reader): boolean => isRenewable(reader) && !isGifted(reader);

/**
 * What a reader may do about autorenew: turn it off whenever it is on, turn it on, or why it cannot be turned on.
 * Undefined where the host hides that, or there is nothing to say (ACCT-18, ACCT-19).
 */
export function autorenewOffer(
  reader: Reader,
  { isHidden = false, isPayable }: { isHidden?: boolean | undefined; isPayable: boolean },
): AutorenewOffer | undefined {
  const { current_subscription: current } = reader.timetable;
  if (reader.account.autorenew) return 'disable';
  if (isHidden || current === null || isGifted(reader)) return undefined;
  if (current.info.cancelled) return 'cancelled';
  if (isForLife(current)) return 'lifetime';
  return isPayable ? 'enable' : 'unpayable';
}

export type AutorenewOffer = 'disable' | 'enable' | 'unpayable' | 'cancelled' | 'lifetime';

/** How many issues that are paid for are still to come; endless for life. */
export function issuesToCome({ timetable }: Pick<Subscriber, 'timetable'>): number {
  const { current_subscription: current, future_subscriptions } = timetable;
  const cycles = [current, ...future_subscriptions].filter((cycle) => cycle?.state === 'active');
  return cycles.reduce((sum, cycle) => sum + (cycle?.info.issues_left ?? 0), 0);
}

const lifetime = (legacy: number): Overview =>
  legacy > 0 ? { kind: 'legacyFirst', count: legacy } : { kind: 'lifetime' };
