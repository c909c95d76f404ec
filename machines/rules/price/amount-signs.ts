// A group may not follow a leading zero: `0,500` is half a dollar to many a reader.
const ENGLISH = [/^(?=.*\d)\$?(?<whole>\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(?<fraction>\d{0,2}))?$/];

/**
 * What an amount may look like where it is typed, with the groups `whole` and `fraction`. English takes its own signs alone.
 * Elsewhere a point or a comma with one or two digits behind it is a decimal sign, whichever of them the locale writes: a group has
 * three. With three behind it, it is a group where the locale writes it so, and nothing anywhere else.
 */
export function amountPatterns(locale = 'en-US'): readonly RegExp[] {
  const known = made.get(locale);
  if (known) return known;
  const patterns = patternsOf(locale);
  made.set(locale, patterns);
  return patterns;
}

/** The sign that an amount is typed with where the locale is read: a comma or a point, which every keyboard has. */
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

/** Signs that a keyboard has one of where a locale writes another. */
const ALIKE = [' \u00a0\u2009\u202f', "'’"];

/** With the sign of dollars before or behind, or none. */
const typedAs = (whole: string, fraction: string): RegExp =>
  new RegExp(`^(?=.*\\d)(?!\\$.*\\$)(?:\\$\\s?)?(?<whole>${whole})${fraction}(?:\\s?\\$)?$`);

/** A number in the parts that the locale writes; none in English, nor for a locale that cannot be read. */
function partsOf(locale: string): Intl.NumberFormatPart[] | undefined {
  try {
    const { language } = new Intl.Locale(locale);
    return language === 'en' ? undefined : new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  } catch {
    return undefined;
  }
}
