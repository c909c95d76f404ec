/**
 * A date in words, `2026-01-31` → `January 31, 2026`; undefined for anything that is no real day.
 * A date without a time is the same day everywhere; one with a time is shown in the reader's time zone.
 */
export const formatDate = (value: unknown, locale = 'en-US'): string | undefined =>
  format(value, locale, { dateStyle: 'long' });

/** The month of a date, `2026-01-31` → `Jan 2026`; undefined for anything that is no real day. */
export const formatMonth = (value: unknown, locale = 'en-US'): string | undefined =>
  format(value, locale, { month: 'short', year: 'numeric' });

/** How long ago something was, `120000` ms → `2 minutes ago`; undefined for less than a minute. */
export function formatAgo(ms: number, locale = 'en-US'): string | undefined {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return undefined;
  const format = new Intl.RelativeTimeFormat(locale);
  return minutes < 60 ? format.format(-minutes, 'minute') : format.format(-Math.floor(minutes / 60), 'hour');
}

function format(value: unknown, locale: string, style: Intl.DateTimeFormatOptions): string | undefined {
  const [, day, time] = (typeof value === 'string' && DATE.exec(value)) || [];
  if (!day || !isRealDay(day)) return undefined;
  const date = new Date(time ? `${day}${time}` : `${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  const shown = (time ? new Intl.DateTimeFormat(locale, style) : dayFormat(locale, style)).format(date);
  // Intl writes `1 juin`, which French does not: the first of a month is an ordinal.
  return /^fr\b/.test(locale) ? shown.replace(/^1 /, '1er ') : shown;
}

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
