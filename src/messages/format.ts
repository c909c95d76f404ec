/** Cents as dollars, `1205` → `$12.05`; an em dash for anything that is not a whole number of cents (PRICE-1). */
export function formatMoney(cents: unknown, locale = 'en-US'): string {
  if (typeof cents !== 'number' || !Number.isSafeInteger(cents)) return '—';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  // A decimal string keeps every cent exact; `cents / 100` loses some above 2 ** 46.
  const dollars = `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  // The narrow sign of dollars; in Arabic there is none, and letters before the sign would change places with it.
  return dollarFormat(locale)
    .format(dollars as Intl.StringNumericLiteral)
    .replace('US$', '$');
}

const dollarFormats = new Map<string, Intl.NumberFormat>();

function dollarFormat(locale: string): Intl.NumberFormat {
  const known = dollarFormats.get(locale);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
  dollarFormats.set(locale, made);
  return made;
}
