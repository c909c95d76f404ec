import { LONGEST_WORDS, serverWords } from '#machines/rules/text/safe-text.ts';

/**
 * The message of a gift, fit to be shown as plain text with its line breaks: no other control characters, no marks that
 * turn the direction of what follows, one blank line at most in a row. Undefined where there is nothing to show.
 */
export function givenMessage(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const lines = value
    .slice(0, LONGEST_READ)
    .split(LINE_BREAK)
    .map((line) => serverWords(line) ?? '');
  return cut(lines.join('\n').replace(BLANK_LINES, '\n\n').trim()) || undefined;
}

/** More than can be shown, whatever of it is left out, in UTF-16 units. */
const LONGEST_READ = 20_000;
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
const BLANK_LINES = /\n{3,}/g;

/** The message in the room of a card: one of many lines runs on, so that all of it is there. */
export function messageOnCard(value: unknown): string | undefined {
  const message = givenMessage(value);
  const isTall = message !== undefined && message.split('\n').length > LINES_ON_CARD;
  return isTall ? message.replace(/\s*\n\s*/g, ' ') : message;
}

const LINES_ON_CARD = 10;

const cut = (message: string): string =>
  message
    .slice(0, LONGEST_WORDS)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trimEnd();
