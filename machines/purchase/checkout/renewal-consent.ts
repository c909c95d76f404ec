import type { RenewalConsent, RenewalDays } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Cents } from '#machines/rules/price/money.ts';

/** What an order charges again later. */
export interface Renewal {
  /** The number of years after which its subscription renews; undefined if it does not. */
  years?: number | undefined;
  /** The day of that first renewal by term, if the server says. */
  days?: RenewalDays | undefined;
  /** The donation that repeats every month, in cents; 0 if none does. */
  monthly?: Cents;
}

export const renews = ({ years, monthly = 0 }: Renewal): boolean => years !== undefined || monthly > 0;

/** What a page says about an order's renewal. `isAsked`: the host also asks for consent. */
export interface RenewalTerms extends Pick<RenewalConsent, 'text_version' | 'text'> {
  isAsked: boolean;
}

export type ShownTerms = RenewalTerms & RenewalConsent;

/** Times are ISO 8601. */
export type RenewalEvent =
  | { type: 'terms.shown'; terms: RenewalTerms | undefined; at: string }
  | { type: 'consent.toggled'; at: string };

/** Reworded terms need a new agreement (BEYOND-217). */
export function afterRenewalEvent(before: ShownTerms | undefined, event: RenewalEvent): ShownTerms | undefined {
  if (event.type === 'terms.shown') {
    const { terms, at } = event;
    return before?.text === terms?.text ? before : terms && { ...terms, shown_at: at };
  }
  if (!before) return undefined;
  const { agreed_at, ...shown } = before;
  return agreed_at === undefined ? { ...shown, agreed_at: event.at } : shown;
}

export const consentProblems = (shown: ShownTerms | undefined): Problem[] =>
  shown?.isAsked && shown.agreed_at === undefined ? [{ field: 'renewal_consent', code: 'required' }] : [];

/** Returns the consent to send with the order. */
export const consentIn = ({ isAsked: _, ...consent }: ShownTerms): RenewalConsent => consent;
