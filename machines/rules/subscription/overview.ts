import type { Subscriber, Subscription } from '#machines/api/contract.ts';

type Reader = Pick<Subscriber, 'account' | 'timetable'>;

/**
 * How a reader's subscription stands: it renews or ends with the next issue, has more to come, waits for its renewal, is
 * inactive or was cancelled, lasts for life (after the issues of an earlier one, where some are left), or never was.
 */
export type Overview =
  | { kind: 'renewing' | 'ending' | 'active' | 'renewalDue' | 'inactive' | 'cancelled' | 'never' | 'lifetime' }
  | { kind: 'extended' | 'legacyFirst'; count: number };

/** Which overview a reader is shown (ACCT-4, ACCT-13). */
export function overviewOf({ account, timetable: { current_subscription } }: Reader): Overview {
  if (current_subscription === null) return { kind: 'never' };
  const { state, status, info } = current_subscription;
  if (isForLife(current_subscription)) return lifetime(info.legacy_tokens);
  const renews = account.autorenew && !info.cancelled;
  if (state === 'expired') return { kind: info.cancelled ? 'cancelled' : renews ? 'renewalDue' : 'inactive' };
  if (status.expiring) return { kind: renews ? 'renewing' : 'ending' };
  return status.extended && status.count > 0 ? { kind: 'extended', count: status.count } : { kind: 'active' };
}

/** Whether a subscription is for life: its term is, and it was not cancelled (ACCT-42). */
export const isForLife = ({ info }: Pick<Subscription, 'info'>): boolean => info.term === 'lifetime' && !info.cancelled;

/** Whether there is a subscription that could be renewed. */
export const isRenewable = ({ timetable: { current_subscription: current } }: Pick<Subscriber, 'timetable'>): boolean =>
  current !== null && !isForLife(current) && !current.info.cancelled;

/** What a reader may do about autorenew: leave it whenever it is on, take it up unless the host hides that (ACCT-18, ACCT-19). */
export function autorenewOffer(reader: Reader, isHidden = false): 'disable' | 'enable' | undefined {
  if (reader.account.autorenew) return 'disable';
  return isHidden || !isRenewable(reader) ? undefined : 'enable';
}

const lifetime = (legacy: number): Overview =>
  legacy > 0 ? { kind: 'legacyFirst', count: legacy } : { kind: 'lifetime' };
