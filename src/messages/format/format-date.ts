import { isDay } from '#machines/rules/text/day.ts';
import { perLocale } from '#messages/locale.ts';

/**
 * Formats a date, `2026-01-31` → `January 31, 2026`, with spaces that never break. Returns undefined for an invalid
 * date. A date without a time is the same day in every time zone; one with a time is shown in the reader's.
 */
export const formatDate = (value: unknown, locale = 'en-US'): string | undefined => format(value, locale, LONG);

/** Formats the month of a date, `2026-01-31` → `Jan 2026`. Returns undefined for an invalid date. */
export const formatMonth = (value: unknown, locale = 'en-US'): string | undefined => format(value, locale, MONTH);

const LONG = { dateStyle: 'long' } as const;
const MONTH = { month: 'short', year: 'numeric' } as const;

function format(value: unknown, locale: string, style: typeof LONG | typeof MONTH): string | undefined {
  const [, day, time] = (typeof value === 'string' && DATE.exec(value)) || [];
  if (!day || !isDay(day)) return undefined;
  const date = new Date(time ? `${day}${time}` : `${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  const shown =
    locale === 'en-US'
      ? inAmerican(time ? partsOf(date) : day.split('-').map(Number), style === LONG)
      : dateFormat(locale, style === LONG ? 'long' : 'month', time ? 'own' : 'UTC').format(date);
  // Intl writes `1 juin`, but French uses an ordinal for the first of a month.
  return (/^fr\b/.test(locale) ? shown.replace(/^1 /, '1er ') : shown).replaceAll(' ', '\u00A0');
}

/** Formats American dates without Intl, whose first date format takes a slow device 300 ms. */
function inAmerican([year, month = 0, day]: number[], isLong: boolean): string {
  const name = MONTHS[month - 1] ?? '';
  return isLong ? `${name} ${day}, ${year}` : `${name.slice(0, 3)} ${year}`;
}

const partsOf = (date: Date): number[] => [date.getFullYear(), date.getMonth() + 1, date.getDate()];

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const DATE = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

const dateFormat = perLocale(
  (locale, style: 'long' | 'month', zone: 'UTC' | 'own') =>
    new Intl.DateTimeFormat(locale, {
      ...(style === 'long' ? LONG : MONTH),
      ...(zone === 'UTC' && { timeZone: zone }),
    }),
);
