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
