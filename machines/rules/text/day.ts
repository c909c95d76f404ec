/** Whether a text is an ISO date (`2026-01-31`) that exists in the calendar. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Adds years to an ISO day; 28 February for a 29 February that does not exist. */
export function yearsAfter(day: string, years: number): string {
  const next = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
  return isDay(next) ? next : next.replace('-29', '-28');
}
