import { DOLLARS, decimalsShown } from './currency.ts';

// A leading zero may not start a group: many readers mean a half by `0,500`.
const ENGLISH = '\\d*|[1-9]\\d{0,2}(?:,\\d{3})+';

/** Returns the locale's decimal separator when typed: a comma or a point, which every keyboard has. */
export const decimalSign = (locale = 'en-US'): ',' | '.' =>
  partsOf(locale)?.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';

/**
 * Returns the patterns of a typed amount, with the groups `whole` and `fraction`. English accepts only its own
 * separators. Other locales also read a point or comma followed by one or two digits as a decimal separator, since
 * groups have three digits. Three digits after it are a group only if the locale writes it that way; otherwise the
 * amount is refused, unless the currency has three decimals.
 */
export function amountPatterns(locale = 'en-US', currency = DOLLARS): readonly RegExp[] {
  const parts = partsOf(locale);
  const decimals = decimalsShown(currency);
  const sign = `(?:${currency.sign.replace(/[.$/]/g, '\\$&')})`;
  const fractionOf = (decimal: string) => (decimals > 0 ? `(?:[${decimal}](?<fraction>\\d{0,${decimals}}))?` : '');
  // In English, a dollar sign stands only before the amount.
  if (!parts && currency.sign === DOLLARS.sign)
    return [new RegExp(`^(?=.*\\d)${sign}?(?<whole>${ENGLISH})${fractionOf('.')}$`)];
  if (!parts) return [typedAs(sign, ENGLISH, fractionOf('.'))];
  const signOf = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? '';
  const decimal = `${signOf('decimal')}٫`;
  const own = signOf('group');
  const group = `${ALIKE.find((signs) => signs.includes(own)) ?? own}٬`;
  return [
    typedAs(sign, `\\d*|[1-9]\\d{0,2}(?:[${group}]\\d{3})+`, fractionOf(decimal)),
    ...(decimals > 0 ? [typedAs(sign, '\\d*', `[.,](?<fraction>\\d{1,${/[.,]/.test(own) ? 2 : decimals}})`)] : []),
  ];
}

/** Group separators that readers type interchangeably. */
const ALIKE = [' \u00a0\u2009\u202f', "'’"];

/** Allows the currency's sign before or after the amount, not both. */
const typedAs = (sign: string, whole: string, fraction: string): RegExp =>
  new RegExp(`^(?=.*\\d)(?!${sign}.*${sign})(?:${sign}\\s?)?(?<whole>${whole})${fraction}(?:\\s?${sign})?$`);

function partsOf(locale: string): Intl.NumberFormatPart[] | undefined {
  try {
    const { language } = new Intl.Locale(locale);
    return language === 'en' ? undefined : new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  } catch {
    return undefined;
  }
}
