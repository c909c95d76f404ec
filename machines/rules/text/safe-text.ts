import { wellFormed } from '#machines/rules/text/well-formed.ts';

/** The longest server message shown, in UTF-16 units. */
export const LONGEST_WORDS = 500;

/** Cleans untrusted text for display as one line of plain text. Undefined unless a string has something to show. */
export function serverWords(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const words = wellFormed(value).replace(LINE_BREAKS, ' ').replace(UNSEEN, '').trim();
  return words.slice(0, LONGEST_WORDS).replace(HALF_A_CHARACTER, '').trimEnd() || undefined;
}

const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
// Controls, bidi controls and zero-width characters. Keeps joiners, which emoji and several scripts need.
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/gu;
const HALF_A_CHARACTER = /[\uD800-\uDBFF]$/;
