/** Whether this is the exhaustive run, `npm run test:full`. */
export const isFull = process.env.EFFORT === 'full';

export const effort = <T>(usual: T, full: T): T => (isFull ? full : usual);

/** A list of one item, whose turn it is. */
export const inTurn = <T>(all: readonly T[], turn: number): readonly T[] => all.slice(turn % all.length).slice(0, 1);
