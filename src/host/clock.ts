/** The current time in ms since 1970. */
export const readNow = (): number => Date.now();

/** The reader's day (ISO), in the time zone of the browser. Read before a widget renders, so it must not crash. */
export function readToday(): string {
  const now = readNow();
  return new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
