/** Whether this is the exhaustive run, `npm run test:full`. */
export const isFull = process.env.EFFORT === 'full';

/** The amount of work for a run: the usual one, or the exhaustive one. */
export const effort = <T>(usual: T, full: T): T => (isFull ? full : usual);

/** A list of one: the item whose turn it is. */
export const inTurn = <T>(all: readonly T[], turn: number): readonly T[] => all.slice(turn % all.length).slice(0, 1);
