import type { CheckoutContext } from '#machines/purchase/checkout/checkout-context.ts';
import { replies } from '#mocks/replies.ts';
import { printOrder } from '../../support/orders.ts';
import type { Fixture } from '../walker.ts';

const ok = ({ body }: { body: unknown }) => ({ kind: 'ok', output: body });
const { completed, unpaid, inProgress, verifying } = replies.getFulfilment;
const { started, updated, gratis } = replies.subscribe;
const intent = 'pi_3Pq81x';
const keyClosed = { kind: 'refused', refusal: { status: 409, reason: 'key-closed', problems: [] } };

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
    recallOrders: [{ kind: 'clear' }, { kind: 'elsewhere' }, { kind: 'landed', visit: '/receipts?token=rcp_Vd0w7c' }],
    prepareAttempt: [{ captcha: 'token', attempt: 'key', key: 'key' }],
    placeOrder: [ok(started), ok(updated), ok(gratis), keyClosed, { kind: 'unanswered' }],
    payment: [{ kind: 'taken' }, { kind: 'verifying', deposits: {} }, { kind: 'refused', words: 'Declined.' }],
    fulfilment: [{ kind: 'settled', settled: completed.body }, { kind: 'unpaid' }, { kind: 'timedOut' }],
  },
  identity: ({ intent: open, confirmed, next, question, problems }: CheckoutContext) => [
    open?.id,
    open?.secret,
    confirmed,
    next,
    question?.kind,
    problems.length > 0,
  ],
};
