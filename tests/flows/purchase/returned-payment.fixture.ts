import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const { completed, inProgress } = replies.getFulfilment;
const intent = 'pi_3Pq81x';

export const returnedPaymentFixture: Fixture = {
  inputs: [
    { isFailed: false },
    { intent, isFailed: false },
    { intent, secret: `${intent}_secret_k2Jd`, isFailed: true },
  ],
  outputs: {
    readFulfilment: [
      { kind: 'ok', output: completed.body },
      { kind: 'ok', output: inProgress.body },
      { kind: 'refused', refusal: { status: 404, problems: [] } },
    ],
    readPaymentStatus: ['taken', 'payable', { kind: 'verifying', deposits: {} }],
  },
};
