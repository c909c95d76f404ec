import fc from 'fast-check';
import { effort } from './effort.ts';
import { seed } from './seed.ts';

// A property that fails prints its seed and the counterexample as it was found: to make one of long texts smaller takes
// longer than the whole run.
fc.configureGlobal({ seed, numRuns: effort(1_000, 10_000), endOnFailure: true });
