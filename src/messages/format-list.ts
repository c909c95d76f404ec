import { directionOf } from './language.ts';

/** Formats a list, `PDF, EPUB`, in the direction of the locale, whatever the script of its items. */
export function formatList(items: Iterable<string>, locale = 'en-US'): string {
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  if (directionOf(locale) === 'ltr') return list.format(items);
  return `\u200f${list.format(Array.from(items, (item) => `\u2068${item}\u2069`))}`;
}
