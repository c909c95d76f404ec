import { expect, test } from 'vitest';
import { english } from '#messages/english.ts';
import { type Progress, statusText } from './status-text.ts';

const textWhile = (progress: Partial<Progress>) =>
  statusText(english.status, { status: 'sendable', isChecking: false, isPaymentFormOpen: false, ...progress });

test('announces progress, and the heading of the payment form once it opens [BEYOND-33]', () => {
  expect([
    textWhile({}),
    textWhile({ isPaymentFormOpen: true }),
    textWhile({ status: 'loading' }),
    textWhile({ status: 'loading', isChecking: true }),
    textWhile({ status: 'sending', isPaymentFormOpen: true }),
    textWhile({ status: 'unsettled', isPaymentFormOpen: true }),
    textWhile({ status: 'completed' }),
  ]).toEqual([
    '',
    'Payment details: the form is ready.',
    'Sending your order.',
    'Checking your order.',
    'Processing your payment.',
    '',
    'Order Successful',
  ]);
});

test('announces polling at the start and on every fifteenth poll, seven times in a hundred', () => {
  const texts = Array.from({ length: 100 }, (_, poll) =>
    textWhile({ status: 'completing', fulfilment: { polls: poll + 1, connected: true } }),
  );
  expect([...new Set(texts)]).toEqual([
    'Completing your order. Please keep this page open.',
    ...[15, 30, 45, 60, 75, 90].map((count) => `Still completing your order. Checked ${count} times so far.`),
  ]);
});

test('announces a lost connection at once', () => {
  expect(textWhile({ status: 'completing', fulfilment: { polls: 40, connected: false } })).toBe(
    'Connection lost, still checking.',
  );
});
