import fc from 'fast-check';
import { effort } from './effort.ts';
import { seed } from './seed.ts';

// A failing property reports its seed and first counterexample: shrinking long texts takes longer than the whole run.
fc.configureGlobal({ seed, numRuns: effort(1_000, 10_000), endOnFailure: true });
