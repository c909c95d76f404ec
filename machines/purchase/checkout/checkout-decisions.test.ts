import { expect, test } from 'vitest';
import { general, guest, intent, secret } from '#fixtures/data/checkouts.ts';
import { printOrder } from '#fixtures/data/orders.ts';
import { keyOf } from '#fixtures/world/test-world.ts';
import type { Keys } from '#machines/api/contract.ts';
import type { Refusal, Result } from '#machines/api/reply.ts';
import { generalProblem } from '#machines/lib/problem.ts';
import { beginCheckout, type OpenIntent, type PlaceOrder } from './checkout-context.ts';
import { afterOrder, afterPayment } from './checkout-decisions.ts';

const key = keyOf(1);
const placed = (change: Partial<PlaceOrder> = {}): PlaceOrder => ({
  ...beginCheckout(guest),
  order: printOrder,
  attempt: 'one',
  key,
  ...change,
});
const ok = <Output>(output: Output): Result<Output> => ({ kind: 'ok', output });
const refused = (status: number, refusal: Partial<Refusal> = {}): Result<never> => ({
  kind: 'refused',
  refusal: { status, problems: [], ...refusal },
});
const keys: Keys = { payment_intent_id: intent, stripe_secret: secret };
const open: OpenIntent = { id: intent, secret };
const started = { type: 'started', data: { keys } } as const;
const updated = { type: 'updated', data: { keys } } as const;

test.each([
  ['opened', started],
  ['brought up to date', updated],
])('gives an intent that is %s the amount of the order [BEYOND-34]', (_, reply) => {
  const order = { ...printOrder, total: 6_100 };
  const { intent: known } = afterOrder(ok(reply), placed({ intent: { ...open, amount: 2_400 }, order }));
  expect(known?.amount).toBe(6_100);
});

test('shows the message of a refused payment before any other [CHECK-49]', () => {
  const problems = general('server', 'No.');
  expect(afterOrder(refused(402, { problems, checkout: { message: 'Declined.' } }), placed())).toMatchObject({
    to: 'sendable',
    problems: [...general('server', 'Declined.'), ...problems],
  });
});

test('an order that a login page answered is unknown until the reader has logged in, and so is a repeated one with a 401', () => {
  const expected = { to: 'sendable', key, problems: generalProblem('signedOutUnsure') };
  expect(afterOrder(refused(401, { isLoginPage: true }), placed())).toMatchObject(expected);
  expect(afterOrder(refused(401), placed({ isRetry: true }))).toMatchObject(expected);
});

test('announces an order found paid only if the reader ordered beside an unknown one [BEYOND-84]', () => {
  const paid = { status: 'completed', receipt: 'rcp_1' } as const;
  const found = refused(409, { paid });
  const visit = '/receipts?token=rcp_1';
  expect(afterOrder(found, placed())).toMatchObject({ visit, ended: undefined });
  expect(afterOrder(found, placed({ agreed: 'other' }))).toMatchObject({ visit, ended: { ...paid, visit } });
});

test('takes no payment on a page for viewing only', () => {
  expect(afterPayment({ kind: 'viewOnly' })).toMatchObject({ to: 'sendable', problems: generalProblem('viewOnly') });
});
