import { effort } from './effort.ts';

/** The seed of every random schedule and property: fixed in the usual run, fresh in the full one, or the one to replay. */
export const seed = Number(
  process.env.SCHEDULE_SEED ?? effort(20_261_122, Math.floor(performance.timeOrigin % 2 ** 31)),
);
