import type { Subscriber } from '#machines/api/contract.ts';
import type { SavedMethods } from '#machines/rules/payment/card-expiry.ts';
import { willRenew } from '#machines/rules/subscription/overview.ts';
import type { Term } from '#machines/rules/subscription/subscription.ts';

/**
 * Returns what the automatic charge of a reader is on a day (ISO) and what renewing now for a term does to it: it is
 * due `soon` or `later`, and comes after the issues that are added, or it `never` comes again. Undefined if none is due.
 */
export function renewalCharge(
  reader: Pick<Subscriber, 'account' | 'timetable'>,
  onFile: SavedMethods | null,
  term: Term,
  today: string,
): 'soon' | 'later' | 'never' | undefined {
  if (!willRenew(reader, onFile, today)) return undefined;
  if (term === 'lifetime') return 'never';
  return reader.timetable.current_subscription?.state === 'expired' ? 'soon' : 'later';
}
