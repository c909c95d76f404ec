import type { Fixture } from './walker.ts';

export const fixture: Fixture = { inputs: [{}] };
