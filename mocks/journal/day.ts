/** Returns the UTC date (ISO) of a time in ms. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Returns the date (ISO) that is a number of days after another. */
export const daysAfter = (day: string, days: number): string => dayOf(Date.parse(day) + days * 86_400_000);

/** Returns the date (ISO) that is a number of months after a time in ms: the last day of a month that is too short. */
export function monthsAfter(now: number, months: number): string {
  const day = new Date(now);
  const date = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() + months);
  if (day.getUTCDate() !== date) day.setUTCDate(0);
  return dayOf(day.getTime());
}
