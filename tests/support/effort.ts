/** Whether this is the exhaustive run, `npm run test:full`. */
export const isFull = process.env.EFFORT === 'full';

/** The amount of work for a run: the usual one, or the exhaustive one. */
export const effort = <T>(usual: T, full: T): T => (isFull ? full : usual);
