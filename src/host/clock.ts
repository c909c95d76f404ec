/** The time, in ms since 1970. */
export const readNow = (): number => Date.now();
