import { readFileSync } from 'node:fs';

/** In the sandbox, where every worker finds it: a line for each test file, with its milliseconds in the dry run. */
export const DRY_RUN_TIMES = 'dry-run-times.tsv';

/** For a new worker, which loads everything again, and for tests too short to measure. */
const ALWAYS = 10_000;
const SLOWER = 10;

/** How long these test files may take with a mutant, in milliseconds. */
export function limitOf(testFiles: { filepath: string }[]): number {
  const paths = new Set(testFiles.map(({ filepath }) => filepath));
  const lines = readFileSync(DRY_RUN_TIMES, 'utf8').split('\n');
  const times = lines.map((line) => line.split('\t')).filter(([path = '']) => paths.has(path));
  return times.reduce((total, [, time]) => total + SLOWER * Number(time), ALWAYS);
}
