// A leading zero may not start a group: many readers mean half a dollar by `0,500`.
const ENGLISH = [/^(?=.*\d)\$?(?<whole>\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(?<fraction>\d{0,2}))?$/];

/**
 * Returns the patterns of a typed amount, with the groups `whole` and `fraction`. English accepts only its own
 * separators. Other locales also read a point or comma followed by one or two digits as a decimal separator, since
 * groups have three digits. Three digits after it are a group only if the locale writes it that way; otherwise the
 * amount is refused.
 */
export function amountPatterns(locale = 'en-US'): readonly RegExp[] {
  const known = made.get(locale);
  if (known) return known;
  const patterns = patternsOf(locale);
  made.set(locale, patterns);
  return patterns;
}

/** Returns the locale's decimal separator when typed: a comma or a point, which every keyboard has. */
export const decimalSign = (locale = 'en-US'): ',' | '.' =>
  partsOf(locale)?.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';

const made = new Map<string, readonly RegExp[]>();

function patternsOf(locale: string): readonly RegExp[] {
  const parts = partsOf(locale);
  if (!parts) return ENGLISH;
  const signOf = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? '';
  const decimal = `${signOf('decimal')}٫`;
  const own = signOf('group');
  const group = `${ALIKE.find((signs) => signs.includes(own)) ?? own}٬`;
  return [
    typedAs(`\\d*|[1-9]\\d{0,2}(?:[${group}]\\d{3})+`, `(?:[${decimal}](?<fraction>\\d{0,2}))?`),
    typedAs('\\d*', '[.,](?<fraction>\\d{1,2})'),
  ];
}

/** Group separators that readers type interchangeably. */
const ALIKE = [' \u00a0\u2009\u202f', "'’"];

/** Allows a dollar sign before or after the amount, not both. */
const typedAs = (whole: string, fraction: string): RegExp =>
  new RegExp(`^(?=.*\\d)(?!\\$.*\\$)(?:\\$\\s?)?(?<whole>${whole})${fraction}(?:\\s?\\$)?$`);

function partsOf(locale: string): Intl.NumberFormatPart[] | undefined {
  try {
    const { language } = new Intl.Locale(locale);
    return language === 'en' ? undefined : new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  } catch {
    return undefined;
  }
}
