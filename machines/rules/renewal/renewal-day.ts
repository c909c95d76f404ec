import type { Subscriber } from '#machines/api/contract.ts';
import { isRenewable } from '#machines/rules/subscription/overview.ts';

/**
 * Returns the earliest day (ISO) a reader's subscription can renew automatically: today, or the last known release date
 * of a paid issue if later. Undefined if it does not renew.
 */
export function renewalDay(
  { account, timetable }: Pick<Subscriber, 'account' | 'timetable'>,
  today: string,
): string | undefined {
  const { current_subscription: current, future_subscriptions } = timetable;
  if (!account.autorenew || !current || !isRenewable({ timetable })) return undefined;
  const paid = [current, ...future_subscriptions].flatMap(({ info }) => info.tokens);
  const days = paid.flatMap(({ state, issue }) => (state === 'active' && issue?.release_date) || []);
  return days.reduce((last, day) => (day > last ? day : last), today);
}
