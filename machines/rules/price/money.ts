/** Money as a whole number of cents, never negative. */
export type Cents = number;

/** Whether a value from outside can be taken as cents. */
export const isCents = (value: unknown): value is Cents => Number.isSafeInteger(value) && (value as number) >= 0;
