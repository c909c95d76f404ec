import { effort } from '../support/effort.ts';
import { seed } from '../support/seed.ts';
import { type Random, randomOf } from './random.ts';

const only = process.env.SCHEDULE === undefined ? undefined : Number(process.env.SCHEDULE);

/** Whether to play only the schedule given by `SCHEDULE_SEED` and `SCHEDULE`. */
export const isReplay = only !== undefined;

export const SCHEDULES = isReplay ? 1 : effort(30, 1_000, 10_000);

/** Plays schedules until the third violation. */
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

export const tell = (flow: string, outcome: string): void =>
  console.info(`SCHEDULE_SEED=${seed}: ${SCHEDULES} schedules of ${flow}: ${outcome}`);
