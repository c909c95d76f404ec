import { LONGEST_WORDS, serverWords } from '#machines/rules/text/safe-text.ts';
import { wellFormed } from '#machines/rules/text/well-formed.ts';

/**
 * Returns a gift's message as plain text with line breaks: no other controls, no bidi controls, no two blank lines in a
 * row. Undefined if nothing is left.
 */
export function givenMessage(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const lines = value
    .slice(0, LONGEST_READ)
    .split(LINE_BREAK)
    .map((line) => serverWords(line) ?? '');
  return cut(lines.join('\n').replace(BLANK_LINES, '\n\n').trim()) || undefined;
}

/** In UTF-16 units; far more than is ever shown. */
const LONGEST_READ = 20_000;
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
const BLANK_LINES = /\n{3,}/g;

/** Returns the message for a card. Joins the lines if there are too many to fit. */
export function messageOnCard(value: unknown): string | undefined {
  const message = givenMessage(value);
  const isTall = message !== undefined && message.split('\n').length > LINES_ON_CARD;
  return isTall ? message.replace(/\s*\n\s*/g, ' ') : message;
}

const LINES_ON_CARD = 10;

const cut = (message: string): string =>
  wellFormed(message.slice(0, LONGEST_WORDS))
    .replace(/\uFFFD$/, '')
    .trimEnd();
