/** The day of a time, as the contract writes it. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The date (ISO) a number of months later. */
export function monthsAfter(now: number, months: number): string {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() + months);
  return dayOf(day.getTime());
}
