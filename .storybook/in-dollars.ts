import { english } from '#messages/messages.ts';
import type { CurrencyText } from '#messages/text.ts';
import { fill } from '#messages/text.ts';

/** A text as a page in US dollars shows it. */
export const inDollars = (text: CurrencyText): string => {
  const { name, units, least, exact } = english.currency;
  return fill(text, { currency: name, units, least, exact });
};
