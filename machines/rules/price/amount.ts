import { typedPlainly } from '#machines/rules/text/typed.ts';
import { amountPatterns } from './amount-signs.ts';
import { DOLLARS, unitOf } from './currency.ts';
import type { Cents } from './money.ts';

/** The largest amount a reader may type, in minor units: eight digits. */
export const LARGEST_AMOUNT: Cents = 99_999_999;

export type AmountReading = { cents: Cents } | { problem: 'amountUnreadable' | 'amountTooLarge' };

/**
 * Parses an amount of a currency, typed in a locale; empty is 0. Refuses ambiguous input (`7,5`, `1.005`, `1e3` in English,
 * `1,000` in French) instead of guessing.
 */
export function readAmount(typed: string, locale?: string, currency = DOLLARS): AmountReading {
  const text = typedPlainly(typed);
  if (text === '') return { cents: 0 };
  const parts = amountPatterns(locale, currency)
    .map((pattern) => pattern.exec(text)?.groups)
    .find((found) => found);
  if (!parts) return { problem: 'amountUnreadable' };
  const whole = Number((parts.whole ?? '').replace(/\D/g, ''));
  const cents = whole * unitOf(currency) + Number((parts.fraction ?? '').padEnd(currency.decimals, '0'));
  return cents > LARGEST_AMOUNT ? { problem: 'amountTooLarge' } : { cents };
}
