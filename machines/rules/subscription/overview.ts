import type { Subscriber, Subscription, Timetable } from '#machines/api/contract.ts';
import { isGifted } from '#machines/rules/gift/gifted.ts';
import { canPay, type SavedMethods } from '#machines/rules/payment/card-expiry.ts';

type Reader = Pick<Subscriber, 'account' | 'timetable'>;

/**
 * The state of a reader's subscription. `extended`, `legacyFirst` and `cancelledLater` carry the number of issues to come;
 * `legacyFirst` is a lifetime that starts after an earlier subscription's issues.
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
  | { kind: 'extended' | 'legacyFirst' | 'cancelledLater'; count: number };

/** Returns the overview to show a reader with these methods on file (ACCT-4, ACCT-13). */
export function overviewOf(reader: Reader, onFile: SavedMethods | null): Overview {
  const { current_subscription: current, future_subscriptions } = reader.timetable;
  if (current === null) return { kind: 'never' };
  if (isForLife(current)) return lifetime(current.info.legacy_tokens);
  if (future_subscriptions.some(isRunning)) return afterwards(reader);
  if (!current.info.cancelled) return uncancelled(reader, current, onFile);
  return isRunning(current) ? { kind: 'cancelledLater', count: current.info.issues_left } : { kind: 'cancelled' };
}

function uncancelled(
  { account, timetable }: Reader,
  { state, status }: Subscription,
  onFile: SavedMethods | null,
): Overview {
  const hasFailed = Boolean(timetable.renewal_failed);
  const renews = account.autorenew && onFile !== null;
  const due = hasFailed ? 'failed' : 'renewalDue';
  if (state === 'expired') return { kind: renews ? due : 'inactive' };
  if (status.expiring) return { kind: renews && !hasFailed ? 'renewing' : 'ending' };
  return status.extended && status.count > 0 ? { kind: 'extended', count: status.count } : { kind: 'active' };
}

/** Whether the subscription renews automatically: autorenew is on, and a method on file can pay on a day (ISO). */
export const willRenew = (reader: Reader, onFile: SavedMethods | null, today: string): boolean =>
  reader.account.autorenew &&
  isRenewable(reader) &&
  !reader.timetable.renewal_failed &&
  onFile !== null &&
  canPay(onFile, today);

/** A cycle that follows is certain, whatever the current one and autorenew say. */
function afterwards(reader: Reader): Overview {
  const { current_subscription, future_subscriptions } = reader.timetable;
  const count = issuesToCome(reader);
  if (future_subscriptions.some(isForLife)) return count > 0 ? { kind: 'legacyFirst', count } : { kind: 'lifetime' };
  const { status } = current_subscription ?? {};
  return { kind: 'extended', count: status?.extended && status.count > 0 ? status.count : count };
}

/** Whether issues of a cycle are still to come. A cancelled one never renews, but may have some left. */
export const isRunning = ({ state, info }: Pick<Subscription, 'state' | 'info'>): boolean =>
  state === 'active' && (!info.cancelled || info.issues_left > 0);

/** Whether a subscription is a lifetime that was not cancelled (ACCT-42). */
export const isForLife = ({ info }: Pick<Subscription, 'info'>): boolean => info.term === 'lifetime' && !info.cancelled;

/** Whether the reader is subscribed for life, now or after the current subscription. */
export const hasLifetime = ({
  current_subscription: current,
  future_subscriptions: future,
  lifetime_subscription,
}: Timetable): boolean => lifetime_subscription || [...(current ? [current] : []), ...future].some(isForLife);

/** Whether the reader's subscription can be renewed. */
export const isRenewable = ({ timetable }: Pick<Subscriber, 'timetable'>): boolean =>
  timetable.current_subscription !== null && !timetable.current_subscription.info.cancelled && !hasLifetime(timetable);

/** Returns the token of the subscription that a reader can cancel, if it renews and the server says what it charges. */
export const cancellable = ({ account, timetable }: Reader): string | undefined =>
  account.autorenew && timetable.next_charge !== undefined && isRenewable({ timetable })
    ? timetable.current_subscription?.info.token
    : undefined;

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
  if (!isRenewable(reader)) return 'lifetime';
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
