/** The current time in ms since 1970. */
export const readNow = (): number => Date.now();

/** The reader's day (ISO), in the time zone of the browser. */
export function readToday(): string {
  const now = new Date(readNow());
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
