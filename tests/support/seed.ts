import { isDeep } from './effort.ts';

/** The seed of every random schedule and property: fixed unless the run is deep, or given to replay. */
export const seed = Number(
  process.env.SCHEDULE_SEED ?? (isDeep ? Math.floor(performance.timeOrigin % 2 ** 31) : 20_261_122),
);
