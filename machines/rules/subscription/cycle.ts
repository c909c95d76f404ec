import type { Subscription, Timetable } from '#machines/api/contract.ts';

/** The cycle of a token. */
export const cycleOf = (
  { current_subscription: current, future_subscriptions: later }: Timetable,
  token: string | undefined,
): Subscription | undefined => [...(current ? [current] : []), ...later].find(({ info }) => info.token === token);

/** When a change of a subscription begins: with the next issue, by its title where it has one, or with a later cycle. */
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
