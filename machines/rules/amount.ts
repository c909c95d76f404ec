import { plainDigits } from './digits.ts';
import type { Cents } from './money.ts';

/** The largest amount that may be typed: $999,999.99, in cents. */
export const LARGEST_AMOUNT: Cents = 99_999_999;

export type AmountReading = { cents: Cents } | { problem: 'amountUnreadable' | 'amountTooLarge' };

/**
 * Reads a dollar amount as typed; nothing typed is 0. Refuses whatever could be meant in two ways (`7,5`, `1.005`,
 * `1e3`) instead of guessing.
 */
export function readAmount(typed: string): AmountReading {
  const text = plainDigits(typed.trim());
  if (text === '') return { cents: 0 };
  const parts = DOLLARS.exec(text)?.groups;
  if (!parts) return { problem: 'amountUnreadable' };
  const dollars = Number((parts.whole ?? '').replaceAll(',', ''));
  const cents = dollars * 100 + Number((parts.fraction ?? '').padEnd(2, '0'));
  return cents > LARGEST_AMOUNT ? { problem: 'amountTooLarge' } : { cents };
}

// A group may not follow a leading zero: `0,500` is half a dollar to many a reader.
const DOLLARS = /^(?=.*\d)\$?(?<whole>\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(?<fraction>\d{0,2}))?$/;
