/** Cents as dollars, `1205` → `$12.05`; an em dash for anything that is not a whole number of cents (PRICE-1). */
export function formatMoney(cents: unknown, locale = 'en-US'): string {
  if (typeof cents !== 'number' || !Number.isSafeInteger(cents)) return '—';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  // A decimal string keeps every cent exact; `cents / 100` loses some above 2 ** 46.
  const dollars = `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  return dollarFormat(locale).format(dollars as Intl.StringNumericLiteral);
}

/**
 * A date in words, `2026-01-31` → `January 31, 2026`; undefined for anything that is no real day.
 * A date without a time is the same day everywhere; one with a time is shown in the reader's time zone.
 */
export function formatDate(value: unknown, locale = 'en-US'): string | undefined {
  const [, day, time] = (typeof value === 'string' && DATE.exec(value)) || [];
  if (!day || !isRealDay(day)) return undefined;
  const date = new Date(time ? `${day}${time}` : `${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: time ? undefined : 'UTC' }).format(date);
}

const DATE = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** The locale as given, or American English where the browser cannot read it. */
export function readableLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}

const dollarFormats = new Map<string, Intl.NumberFormat>();

function dollarFormat(locale: string): Intl.NumberFormat {
  const known = dollarFormats.get(locale);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
  dollarFormats.set(locale, made);
  return made;
}
