import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import { type Mutant, readMutants } from './mutants.ts';
import { isDrawn, type Sample } from './sample.ts';

const REPORT = 'reports/mutation/stryker.json';
/** Two for each core, since tests of a broken machine mostly wait; each needs a gigabyte. */
const MOST_WORKERS = 6;

/** Has Stryker mutate files and run the tests near them. */
export async function runStryker(files: string[], sample: Sample = {}): Promise<Mutant[]> {
  process.env.MUTATION_SAMPLE = JSON.stringify(sample); // for the runner, in processes of its own
  await new Stryker({
    mutate: files,
    jsonReporter: { fileName: REPORT },
    concurrency: Math.min(MOST_WORKERS, 2 * availableParallelism()),
  }).runMutationTest();
  const mutants = readMutants(readFileSync(REPORT, 'utf8'));
  // A mutant that no test reaches does not meet the runner.
  return mutants.map((mutant) => (isDrawn(mutant, sample) ? mutant : { ...mutant, outcome: 'skipped' }));
}
