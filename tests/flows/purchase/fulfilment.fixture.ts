import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const { completed, inProgress, verifying } = replies.getFulfilment;

export const fulfilmentFixture: Fixture = {
  inputs: [
    { intent: 'pi_3Pq81x', reset: true },
    { intent: 'pi_3Pq81x', reset: true, deposits: verifying.body.deposits },
  ],
  outputs: {
    readFulfilment: [
      { kind: 'ok', output: completed.body },
      { kind: 'ok', output: inProgress.body },
      { kind: 'ok', output: verifying.body },
      { kind: 'unanswered' },
    ],
  },
};
