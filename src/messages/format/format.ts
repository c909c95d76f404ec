import { perLocale } from '#messages/locale.ts';

/** Formats cents of the default currency, `1205` → `$12.05`. Returns an em dash for anything but whole cents (PRICE-1). */
export function formatMoney(cents: unknown, locale = 'en-US'): string {
  if (typeof cents !== 'number' || !Number.isSafeInteger(cents)) return '—';
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const [dollars, fraction] = [digits.slice(0, -2), digits.slice(-2)];
  if (locale === 'en-US') return `${sign}$${grouped(dollars)}.${fraction}`;
  // A decimal string keeps every cent. `cents / 100` loses precision above 2 ** 46.
  const amount = `${sign}${dollars}.${fraction}`;
  // Intl keeps `US$` in Arabic, where RTL text would swap the letters and the sign.
  return dollarFormat(locale)
    .format(amount as Intl.StringNumericLiteral)
    .replace('US$', '$');
}

/** Groups digits in threes without Intl, whose first use takes a slow device 70 ms. */
export const grouped = (whole: string | number): string => String(whole).replace(THOUSANDS, ',');

const THOUSANDS = /\B(?=(\d{3})+$)/g;

const dollarFormat = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }),
);
