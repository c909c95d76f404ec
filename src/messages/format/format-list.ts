import { directionOf } from '#messages/language.ts';
import { perLocale } from '#messages/locale.ts';

/** Formats a list, `PDF, EPUB`, in the direction of the locale, whatever the script of its items. */
export function formatList(items: Iterable<string>, locale = 'en-US'): string {
  const list = listFormat(locale);
  if (directionOf(locale) === 'ltr') return list.format(items);
  return `\u200f${list.format(Array.from(items, (item) => `\u2068${item}\u2069`))}`;
}

const listFormat = perLocale((locale) => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }));
