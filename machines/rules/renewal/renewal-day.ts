import type { Subscriber, Timetable } from '#machines/api/contract.ts';
import { isRenewable } from '#machines/rules/subscription/overview.ts';

/**
 * Returns the earliest day (ISO) a reader's subscription can renew automatically: today, or the last known release date
 * of a paid issue if later. Undefined if it does not renew.
 */
export function renewalDay(
  { account, timetable }: Pick<Subscriber, 'account' | 'timetable'>,
  today: string,
): string | undefined {
  if (!account.autorenew || !isRenewable({ timetable })) return undefined;
  const last = lastIssueDay(timetable);
  return last !== undefined && last > today ? last : today;
}

/** Returns the last known release date (ISO) of an issue that is paid and not sent yet. */
function lastIssueDay({ current_subscription, future_subscriptions }: Timetable): string | undefined {
  const cycles = [...(current_subscription ? [current_subscription] : []), ...future_subscriptions];
  const paid = cycles.flatMap(({ info }) => info.tokens);
  return paid
    .flatMap(({ state, issue }) => (state === 'active' && issue?.release_date) || [])
    .sort()
    .at(-1);
}
