import { printOrder } from '#fixtures/data/orders.ts';
import type { CheckoutContext } from '#machines/purchase/checkout/checkout-context.ts';
import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const ok = ({ body }: { body: unknown }) => ({ kind: 'ok', output: body });
const { completed, unpaid, inProgress, verifying } = replies.getFulfilment;
const intent = 'pi_3Pq81x';
const opened = { id: intent, secret: 'pi_3Pq81x_secret_k2Jd' };

export const checkoutFixture: Fixture = {
  inputs: [
    { hasAccount: true, hasCardOnFile: true },
    { hasAccount: false, hasCardOnFile: false, attempt: { step: 'paying', intent } },
    { hasAccount: false, hasCardOnFile: false, attempt: { step: 'completing', intent } },
  ],
  events: {
    'order.submitted': [{ order: printOrder }],
    'card.chosen': [{ card: 'add-card' }, { card: 'use-card' }],
  },
  outputs: {
    findOutcome: [ok(completed), ok(unpaid), ok(inProgress), ok(verifying), { kind: 'unanswered' }],
    findEarlierOrders: [
      { kind: 'clear' },
      { kind: 'elsewhere' },
      { kind: 'landed', visit: '/receipts?token=rcp_Vd0w7c' },
    ],
    prepareAttempt: [{ captcha: 'token', attempt: 'key', key: 'key' }],
    placeOrder: [
      { to: 'sendable', key: undefined, intent: opened },
      { to: 'sending', key: undefined, intent: opened },
      { to: 'completed', key: undefined, visit: '' },
      { to: 'loading', key: undefined, isReplaced: true },
      { to: 'questioned', key: 'key', question: { kind: 'unstored' } },
      { to: 'sendable', key: 'key', problems: [{ field: 'general', code: 'orderLost' }] },
    ],
    payment: [{ kind: 'taken' }, { kind: 'verifying', deposits: {} }, { kind: 'refused', words: 'Declined.' }],
    fulfilment: [
      { kind: 'settled', settled: completed.body },
      { kind: 'unpaid' },
      { kind: 'timedOut' },
      { kind: 'verifying', deposits: {} },
    ],
  },
  identity: ({ intent: open, confirmed, question, problems }: CheckoutContext) => [
    open?.id,
    open?.secret,
    confirmed,
    question?.kind,
    problems.length > 0,
  ],
};
