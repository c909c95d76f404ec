import fc from 'fast-check';
import { effort } from './effort.ts';
import { seed } from './seed.ts';

// Reports a failing property's seed and first counterexample. Shrinking long texts would take longer than the whole
// run.
fc.configureGlobal({ seed, numRuns: effort(100, 1_000, 10_000), endOnFailure: true });
