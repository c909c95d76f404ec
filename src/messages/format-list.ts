import { directionOf } from './language.ts';

/** A list as the locale writes it: `PDF, EPUB`; it runs the way of its locale, whatever the items are written in. */
export function formatList(items: Iterable<string>, locale = 'en-US'): string {
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  if (directionOf(locale) === 'ltr') return list.format(items);
  return `\u200f${list.format(Array.from(items, (item) => `\u2068${item}\u2069`))}`;
}
