/**
 * A date in words, `2026-01-31` → `January 31, 2026`; undefined for anything that is no real day.
 * A date without a time is the same day everywhere; one with a time is shown in the reader's time zone.
 */
export const formatDate = (value: unknown, locale = 'en-US'): string | undefined => format(value, locale, LONG);

/** The month of a date, `2026-01-31` → `Jan 2026`; undefined for anything that is no real day. */
export const formatMonth = (value: unknown, locale = 'en-US'): string | undefined => format(value, locale, MONTH);

/** How long ago something was, `120000` ms → `2 minutes ago`; undefined for less than a minute. */
export function formatAgo(ms: number, locale = 'en-US'): string | undefined {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return undefined;
  const format = new Intl.RelativeTimeFormat(locale);
  return minutes < 60 ? format.format(-minutes, 'minute') : format.format(-Math.floor(minutes / 60), 'hour');
}

const LONG = { dateStyle: 'long' } as const;
const MONTH = { month: 'short', year: 'numeric' } as const;

function format(value: unknown, locale: string, style: typeof LONG | typeof MONTH): string | undefined {
  const [, day, time] = (typeof value === 'string' && DATE.exec(value)) || [];
  if (!day || !isRealDay(day)) return undefined;
  const date = new Date(time ? `${day}${time}` : `${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  if (locale === 'en-US') return inAmerican(time ? partsOf(date) : day.split('-').map(Number), style === LONG);
  const shown = (time ? new Intl.DateTimeFormat(locale, style) : dayFormat(locale, style)).format(date);
  // Intl writes `1 juin`, which French does not: the first of a month is an ordinal.
  return /^fr\b/.test(locale) ? shown.replace(/^1 /, '1er ') : shown;
}

/** A date as Intl writes it in American English; the first use of Intl for dates takes a slow device 300 ms. */
function inAmerican([year, month = 0, day]: number[], isLong: boolean): string {
  const name = MONTHS[month - 1] ?? '';
  return isLong ? `${name} ${day}, ${year}` : `${name.slice(0, 3)} ${year}`;
}

/** The parts of the day that a moment falls on in the reader's time zone. */
const partsOf = (date: Date): number[] => [date.getFullYear(), date.getMonth() + 1, date.getDate()];

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const DATE = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** A list names hundreds of days, and to make a format takes longer than to use it. */
function dayFormat(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${Object.values(style).join()}`;
  const known = dayFormats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
  dayFormats.set(key, made);
  return made;
}
