/** Returns the UTC date (ISO) of a time in ms. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Returns the date (ISO) that is a number of months after a time in ms. */
export function monthsAfter(now: number, months: number): string {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() + months);
  return dayOf(day.getTime());
}
