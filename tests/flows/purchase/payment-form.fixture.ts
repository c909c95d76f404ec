import type { Fixture } from '../walker.ts';

export const paymentFormFixture: Fixture = { inputs: [{}] };
