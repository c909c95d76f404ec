/** The current time in ms since 1970. */
export const readNow = (): number => Date.now();

/** The current time (ISO 8601). */
export const readTime = (): string => new Date(readNow()).toISOString();

/** The reader's day (ISO), in the time zone of the browser. Read before a widget renders, so it must not crash. */
export function readToday(): string {
  const now = readNow();
  return new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** The day (ISO) that a server's time in ms since 1970 stands for, in UTC; undefined if it is invalid. */
export function utcDay(at: number): string | undefined {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
