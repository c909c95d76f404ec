import { expect, test } from 'vitest';
import { isBusy, type SubmitOrder, submitLabel } from './submit-label.ts';

const order: SubmitOrder = { status: 'sendable', isFree: false, showsPaymentForm: false, usesCardOnFile: false };
const payments = [
  {},
  { showsPaymentForm: true },
  { usesCardOnFile: true },
  { isFree: true },
  { isFree: true, showsPaymentForm: true, usesCardOnFile: true },
];
const labelsWhile = (status: SubmitOrder['status']) =>
  payments.map((payment) => submitLabel({ ...order, ...payment, status }));

test('names the current step, whatever is to be paid [CHECK-29]', () => {
  const statuses = ['loading', 'sending', 'completing', 'completed'] as const;
  expect(statuses.map(labelsWhile)).toEqual(statuses.map((status) => payments.map(() => status)));
});

test('is free, payment or proceed, depending on the order and the payment method [CHECK-31, CHECK-32, CHECK-33]', () => {
  expect(labelsWhile('sendable')).toEqual(['proceed', 'payment', 'payment', 'free', 'free']);
});

test('offers to check an unsettled order, never to pay it [POLL-8]', () => {
  expect(labelsWhile('unsettled')).toEqual(payments.map(() => 'checkAgain'));
});

test('is busy from submit until the order ends [CHECK-35]', () => {
  const statuses = ['sendable', 'unsettled', 'loading', 'sending', 'completing', 'completed'] as const;
  expect(statuses.map(isBusy)).toEqual([false, false, true, true, true, true]);
});
