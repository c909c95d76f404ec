import { effort } from './effort.ts';

/** The seed of every random schedule and property: fixed in the usual run, new in the full one, or given to replay. */
export const seed = Number(
  process.env.SCHEDULE_SEED ?? effort(20_261_122, Math.floor(performance.timeOrigin % 2 ** 31)),
);
