import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const { completed, inProgress } = replies.getFulfilment;

export const fulfilmentFixture: Fixture = {
  inputs: [{ intent: 'pi_3Pq81x', reset: true }],
  outputs: {
    readFulfilment: [
      { kind: 'ok', output: completed.body },
      { kind: 'ok', output: inProgress.body },
      { kind: 'unanswered' },
    ],
  },
};
