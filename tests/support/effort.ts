/**
 * How much a run tries: `usual` is `npm test`, `full` is `npm run test:full`, both with fixed seeds; `deep` is
 * `npm run test:deep`, with fresh seeds.
 */
const EFFORTS = ['usual', 'full', 'deep'] as const;

const chosen = EFFORTS.findIndex((name) => name === (process.env.EFFORT ?? 'usual'));
if (chosen < 0) throw new Error(`EFFORT is ${process.env.EFFORT}; it can be ${EFFORTS.join(', ')}.`);

export const isDeep = chosen === 2;
const isAtLeastFull = chosen >= 1;

export const effort = <T>(usual: T, full: T, deep: T = full): T => (isDeep ? deep : isAtLeastFull ? full : usual);

/** A list of one item, whose turn it is. */
export const inTurn = <T>(all: readonly T[], turn: number): readonly T[] => all.slice(turn % all.length).slice(0, 1);

/** The tag of the browser tests that `npm test` runs. A run by hand and `npm run test:full` run all. */
export const CORE = '@core';
