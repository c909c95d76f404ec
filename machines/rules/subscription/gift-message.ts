import type { Cart } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';

/** The most that a message may hold, in characters. */
export const LONGEST_MESSAGE = 250;

/** What goes with a gift, as the giver typed it. */
export interface GiftNote {
  /** Plain text; '' for none. */
  message: string;
  /** The day on which the gift is delivered, as an ISO date; '' for at once. */
  day: string;
}

/** The first and last day on which a gift can be delivered, as ISO dates. */
export interface DeliveryDays {
  first: string;
  last: string;
}

/** The problem codes of a message and a delivery date. */
export type GiftMessageProblem =
  | 'gift.tooLong'
  | 'gift.unseen'
  | 'gift.markup'
  | 'gift.unreadableDay'
  | 'gift.past'
  | 'gift.tooFar';

/** A gift is delivered within a year of today, an ISO date. */
export const deliveryDays = (today: string): DeliveryDays => ({ first: today, last: aYearAfter(today) });

/** Returns the problems of a message and a date, at the field names the server uses. */
export const giftMessageProblems = ({ message, day }: GiftNote, days: DeliveryDays): Problem[] =>
  [
    { field: 'gift_message', code: messageProblem(message.trim()) },
    { field: 'deliver_on', code: dayProblem(day, days) },
  ].flatMap(({ field, code }) => (code ? [{ field, code }] : []));

/** A message and a day as an order carries them; none where nothing was typed. */
export const giftNoteOf = ({ message, day }: GiftNote): Pick<Cart['giftsubs'][number], 'message' | 'deliver_on'> => ({
  ...(message.trim() && { message: message.trim() }),
  ...(day && { deliver_on: day }),
});

function messageProblem(message: string): GiftMessageProblem | undefined {
  if ([...message].length > LONGEST_MESSAGE) return 'gift.tooLong';
  if (UNSEEN.test(message)) return 'gift.unseen';
  return MARKUP.test(message) ? 'gift.markup' : undefined;
}

// Controls other than line breaks, halves of characters, marks that turn the direction of what follows, and characters
// of no width. Joiners stay: emoji and several scripts are written with them.
const UNSEEN = /(?!\n)\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/u;
// A tag, a comment or an entity; a heart of two characters is none.
const MARKUP = /<[a-z!/?]|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

function dayProblem(day: string, { first, last }: DeliveryDays): GiftMessageProblem | undefined {
  if (day === '') return undefined;
  if (!isDay(day)) return 'gift.unreadableDay';
  // ISO dates sort as days do.
  if (day < first) return 'gift.past';
  return day > last ? 'gift.tooFar' : undefined;
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The same day of the next year; the last of February where that has none. */
function aYearAfter(day: string): string {
  const next = `${String(Number(day.slice(0, 4)) + 1).padStart(4, '0')}${day.slice(4)}`;
  return isDay(next) ? next : next.replace('-29', '-28');
}
