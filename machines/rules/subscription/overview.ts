import type { Subscriber, Subscription } from '#machines/api/contract.ts';
import { isGifted } from './gifted.ts';

type Reader = Pick<Subscriber, 'account' | 'timetable'>;

/**
 * The state of a reader's subscription. `extended` and `legacyFirst` carry the number of issues to come; `legacyFirst`
 * is a lifetime that starts after an earlier subscription's issues.
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

/** Returns the overview to show a reader (ACCT-4, ACCT-13). */
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

/** Whether a subscription is a lifetime that was not cancelled (ACCT-42). */
export const isForLife = ({ info }: Pick<Subscription, 'info'>): boolean => info.term === 'lifetime' && !info.cancelled;

/** Whether the reader's subscription can be renewed. */
export const isRenewable = ({ timetable: { current_subscription: current } }: Pick<Subscriber, 'timetable'>): boolean =>
  current !== null && !isForLife(current) && !current.info.cancelled;

/** Whether the reader's subscription can be renewed by charging the method on file. */
export const isBillable = (reader: Reader): boolean => isRenewable(reader) && !isGifted(reader);

/**
 * Returns what the reader can do about autorenew: disable it if it is on, enable it, or the reason it cannot be
 * enabled. Undefined if the host hides the control or there is nothing to say (ACCT-18, ACCT-19).
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

/** What the reader can do about autorenew, or why they cannot. `unpayable`: no method on file can pay. */
export type AutorenewOffer = 'disable' | 'enable' | 'unpayable' | 'cancelled' | 'lifetime';

/** Returns the number of issues left in all active cycles, current and future. */
export function issuesToCome({ timetable }: Pick<Subscriber, 'timetable'>): number {
  const { current_subscription: current, future_subscriptions } = timetable;
  const cycles = [current, ...future_subscriptions].filter((cycle) => cycle?.state === 'active');
  return cycles.reduce((sum, cycle) => sum + (cycle?.info.issues_left ?? 0), 0);
}

const lifetime = (legacy: number): Overview =>
  legacy > 0 ? { kind: 'legacyFirst', count: legacy } : { kind: 'lifetime' };
