import type { Subscription, Timetable } from '#machines/api/contract.ts';

/** Returns the current or future subscription with this token. */
export const cycleOf = (
  { current_subscription: current, future_subscriptions: later }: Timetable,
  token: string | undefined,
): Subscription | undefined => [...(current ? [current] : []), ...later].find(({ info }) => info.token === token);

/**
 * Returns when a change to a subscription takes effect: with the next issue (by title if known) or a later cycle.
 * Undefined for an unknown token.
 */
export function startOf(
  timetable: Timetable,
  token: string,
): { begins: 'nextIssue' | 'laterCycle'; issue?: string | undefined; left: number } | undefined {
  const cycle = cycleOf(timetable, token);
  if (!cycle) return undefined;
  const { issues_left: left, tokens } = cycle.info;
  if (cycle !== timetable.current_subscription) return { begins: 'laterCycle', left };
  const issue = tokens.find(({ state }) => state === 'active')?.issue?.title;
  return { begins: 'nextIssue', issue, left };
}
