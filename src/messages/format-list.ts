/** A list as the locale writes it: `PDF, EPUB`. */
export const formatList = (items: Iterable<string>, locale = 'en-US'): string =>
  new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(items);
