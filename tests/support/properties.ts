import fc from 'fast-check';
import { effort } from './effort.ts';
import { seed } from './seed.ts';

// A property that fails prints its seed.
fc.configureGlobal({ seed, numRuns: effort(1_000, 10_000) });
