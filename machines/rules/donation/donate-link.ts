import { readAmount } from '#machines/rules/price/amount.ts';
import { decimalSign } from '#machines/rules/price/amount-signs.ts';
import { DOLLARS, unitOf } from '#machines/rules/price/currency.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import type { Query } from '../link/query.ts';
import { DEFAULT_DONATION, type DonationProcess } from './donation.ts';
import { leastDonation } from './least-donation.ts';

interface Begun {
  process: DonationProcess;
  amount: Cents;
}

/** Typed amounts by frequency, in units of the currency. */
export type TypedAmounts = Record<DonationProcess, string>;

export interface DonateLink {
  process: DonationProcess;
  amounts: TypedAmounts;
  /** The link's amount was invalid; the form shows which amount replaces it. */
  isRefused: boolean;
}

/**
 * Reads the query of `/donate`. Accepts only a numeric amount that may be donated (DONATE-3); the first of repeated
 * values counts. The amount applies to the link's frequency only; the other starts with its default.
 */
export function readDonateLink(query: Query, begun: Begun, locale?: string, currency = DOLLARS): DonateLink {
  const type = query.get('type');
  const named = type === 'monthly' ? 'monthly' : 'onetime';
  const process = type === null ? begun.process : named;
  const asked = query.get('amount');
  const linked = asked === null ? undefined : linkedAmount(asked, currency);
  const amountOf = (each: DonationProcess): string => {
    const amount = each === begun.process ? begun.amount : DEFAULT_DONATION;
    return typedAmount((each === process && linked) || amount, locale, currency);
  };
  return {
    process,
    amounts: { onetime: amountOf('onetime'), monthly: amountOf('monthly') },
    isRefused: asked !== null && linked === undefined,
  };
}

/** Parses a link's amount into minor units; undefined if it is unreadable or below the minimum. */
export function linkedAmount(asked: string, currency = DOLLARS): Cents | undefined {
  const reading = readAmount(asked, undefined, currency);
  return 'cents' in reading && reading.cents >= leastDonation(currency) ? reading.cents : undefined;
}

/** Formats minor units for a link; undefined below the minimum. */
export const linkAmount = (cents: Cents, currency = DOLLARS): string | undefined =>
  cents >= leastDonation(currency) ? typedAmount(cents, undefined, currency) : undefined;

/** Formats minor units as a reader of the locale would type them: `50`, `12.50`. */
export function typedAmount(cents: Cents, locale?: string, currency = DOLLARS): string {
  const rest = cents % unitOf(currency);
  const whole = String((cents - rest) / unitOf(currency));
  return rest === 0 ? whole : `${whole}${decimalSign(locale)}${String(rest).padStart(currency.decimals, '0')}`;
}
