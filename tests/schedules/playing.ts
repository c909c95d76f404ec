import { effort } from '../support/effort.ts';
import { seed } from '../support/seed.ts';
import { type Random, randomOf } from './random.ts';

const only = process.env.SCHEDULE === undefined ? undefined : Number(process.env.SCHEDULE);

/** Whether only one schedule is played, the one that `SCHEDULE_SEED` and `SCHEDULE` name. */
export const isReplay = only !== undefined;

/** How many schedules are played of each flow. */
export const SCHEDULES = isReplay ? 1 : effort(300, 10_000);

/** Plays the schedules until the third complaint. */
export async function playSchedules(playOut: (random: Random) => Promise<string[]>): Promise<string[]> {
  const numbers = only === undefined ? Array.from({ length: SCHEDULES }, (_, number) => number) : [only];
  const found: string[] = [];
  for (const number of numbers) {
    const complaints = await playOut(randomOf(seed + number * 7_919));
    found.push(...complaints.map((complaint) => `SCHEDULE_SEED=${seed} SCHEDULE=${number}: ${complaint}`));
    if (found.length >= 3) break;
  }
  return found;
}

/** Prints what came of the schedules of a flow, and the seed to play them again. */
export const tell = (flow: string, outcome: string): void =>
  console.info(`SCHEDULE_SEED=${seed}: ${SCHEDULES} schedules of ${flow}: ${outcome}`);
