import { readAmount } from '#machines/rules/price/amount.ts';
import { decimalSign } from '#machines/rules/price/amount-signs.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import type { Query } from '../link/query.ts';
import { DEFAULT_DONATION, type DonationProcess, LEAST_DONATION } from './donation.ts';

interface Begun {
  process: DonationProcess;
  amount: Cents;
}

/** Typed amounts by frequency, in dollars. */
export type TypedAmounts = Record<DonationProcess, string>;

export interface DonateLink {
  process: DonationProcess;
  amounts: TypedAmounts;
  /** The link's amount was invalid; the form shows which amount replaces it. */
  isRefused: boolean;
}

/**
 * Reads the query of `/donate`. Accepts only a numeric amount of at least one dollar (DONATE-3); the first of repeated
 * values counts. The amount applies to the link's frequency only; the other starts with its default.
 */
export function readDonateLink(query: Query, begun: Begun, locale?: string): DonateLink {
  const type = query.get('type');
  const named = type === 'monthly' ? 'monthly' : 'onetime';
  const process = type === null ? begun.process : named;
  const asked = query.get('amount');
  const linked = asked === null ? undefined : linkedAmount(asked);
  const amountOf = (each: DonationProcess): string => {
    const amount = each === begun.process ? begun.amount : DEFAULT_DONATION;
    return typedAmount((each === process && linked) || amount, locale);
  };
  return {
    process,
    amounts: { onetime: amountOf('onetime'), monthly: amountOf('monthly') },
    isRefused: asked !== null && linked === undefined,
  };
}

/** Parses a link's amount into cents; undefined if it is unreadable or below the minimum. */
export function linkedAmount(asked: string): Cents | undefined {
  const reading = readAmount(asked);
  return 'cents' in reading && reading.cents >= LEAST_DONATION ? reading.cents : undefined;
}

/** Formats cents for a link; undefined below the minimum. */
export const linkAmount = (cents: Cents): string | undefined =>
  cents >= LEAST_DONATION ? typedAmount(cents) : undefined;

/** Formats cents as a reader of the locale would type them: `50`, `12.50`. */
export function typedAmount(cents: Cents, locale?: string): string {
  const rest = cents % 100;
  const dollars = String((cents - rest) / 100);
  return rest === 0 ? dollars : `${dollars}${decimalSign(locale)}${String(rest).padStart(2, '0')}`;
}
