/** Money as a whole number of cents, never negative. */
export type Cents = number;

/** Whether a value from outside can be taken as cents. */
export const isCents = (value: unknown): value is Cents => Number.isSafeInteger(value) && (value as number) >= 0;

/** Dollars in cents, rounded to the nearest; an amount of two decimals comes out exact (DONATE-12). */
export const dollarsToCents = (dollars: number): Cents => Math.round(dollars * 100);
