import { english } from '#messages/english.ts';
import { type CurrencyText, fill } from '#messages/message.ts';

/** A text as a page in US dollars shows it. */
export const inDollars = (text: CurrencyText): string => {
  const { name, units, least, exact } = english.currency;
  return fill(text, { currency: name, units, least, exact });
};
