import type { Subscriber } from '#machines/api/contract.ts';
import type { Term } from './subscription.ts';

/**
 * Returns what renewing now for a term does to the automatic charge: it comes `later`, after the issues that are added,
 * or `never`. Undefined if no charge is due.
 */
export function renewalCharge(
  { account, timetable: { current_subscription: current } }: Pick<Subscriber, 'account' | 'timetable'>,
  term: Term,
): 'later' | 'never' | undefined {
  if (!account.autorenew || !current || current.info.cancelled || current.info.term === 'lifetime') return undefined;
  return term === 'lifetime' ? 'never' : 'later';
}
