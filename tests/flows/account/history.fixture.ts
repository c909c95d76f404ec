import { generalProblem } from '#machines/lib/problem.ts';
import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const { newestOrders, oldestOrders, noOrders } = replies.listOrders;

export const historyFixture: Fixture = {
  inputs: [{ history: newestOrders.body }, { history: noOrders.body }],
  outputs: {
    loadOrders: [
      { kind: 'ok', output: oldestOrders.body },
      { kind: 'ok', output: { ...newestOrders.body, next: 'ord_1' } },
      { kind: 'refused', refusal: { status: 401, problems: generalProblem('signedOut') } },
      { kind: 'unanswered' },
    ],
  },
};
