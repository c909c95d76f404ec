import type { Cart } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { isDay, yearsAfter } from '#machines/rules/text/day.ts';
import { typedText } from '#machines/rules/text/typed.ts';

/** The maximum length of a gift message, in code points. */
export const LONGEST_MESSAGE = 250;

export interface GiftNote {
  message: string;
  /** The delivery date (ISO); '' for immediately. */
  day: string;
}

/** The first and last delivery dates allowed (ISO). */
export interface DeliveryDays {
  first: string;
  last: string;
}

/** A problem with a gift's message or date. */
export type GiftMessageProblem = 'gift.tooLong' | 'gift.unreadableDay' | 'gift.past' | 'gift.tooFar';

/** Returns the delivery dates allowed from today (ISO): up to one year ahead. */
export const deliveryDays = (today: string): DeliveryDays => ({ first: today, last: yearsAfter(today, 1) });

/** Returns the problems of a message and a date under the server's field names. */
export const giftMessageProblems = ({ message, day }: GiftNote, days: DeliveryDays): Problem[] =>
  [
    {
      field: 'gift_message',
      code: [...typedText(message)].length > LONGEST_MESSAGE ? ('gift.tooLong' as const) : undefined,
    },
    { field: 'deliver_on', code: dayProblem(day, days) },
  ].flatMap(({ field, code }) => (code ? [{ field, code }] : []));

/** Returns the message and date as an order sends them, without blank ones. */
export const giftNoteOf = ({ message, day }: GiftNote): Pick<Cart['giftsubs'][number], 'message' | 'deliver_on'> => ({
  ...(typedText(message) && { message: typedText(message) }),
  ...(day && { deliver_on: day }),
});

function dayProblem(day: string, { first, last }: DeliveryDays): GiftMessageProblem | undefined {
  if (day === '') return undefined;
  if (!isDay(day)) return 'gift.unreadableDay';
  if (day < first) return 'gift.past';
  return day > last ? 'gift.tooFar' : undefined;
}
