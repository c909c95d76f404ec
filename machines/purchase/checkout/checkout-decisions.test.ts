import { expect, test } from 'vitest';
import { general, guest, intent, invoice, reader, receipt, secret } from '#fixtures/data/checkouts.ts';
import { printOrder } from '#fixtures/data/orders.ts';
import { keyOf } from '#fixtures/world/test-world.ts';
import type { AttemptOutcome, CheckoutReply, Keys } from '#machines/api/contract.ts';
import type { Refusal, Result } from '#machines/api/reply.ts';
import { generalProblem } from '#machines/lib/problem.ts';
import {
  beginCheckout,
  type CheckoutContext,
  type OpenIntent,
  type PlaceOrder,
  type Recalled,
} from './checkout-context.ts';
import { afterFulfilment, afterOrder, afterPayment, afterRecalling, afterRestoring } from './checkout-decisions.ts';

const begun = (change: Partial<CheckoutContext> = {}): CheckoutContext => ({ ...beginCheckout(guest), ...change });
const key = keyOf(1);
const order = { order: printOrder, attempt: 'one', key };
const placed = (change: Partial<PlaceOrder> = {}): PlaceOrder => ({ ...beginCheckout(guest), ...order, ...change });
const restoring = (change: Partial<CheckoutContext>) => begun({ attempt: 'one', intent: { id: intent }, ...change });
const ok = <Output>(output: Output): Result<Output> => ({ kind: 'ok', output });
const refused = (status: number, refusal: Partial<Refusal> = {}): Result<never> => ({
  kind: 'refused',
  refusal: { status, problems: [], ...refusal },
});
const completed = { status: 'completed', receipt: 'rcp_Vd0w7c' } as const;
const processing = { status: 'processing', invoice: 'inv_5tG4hA' } as const;
const unexpected = { to: 'unsettled', problems: generalProblem('unexpected') };
const forgotten = { to: 'sendable', attempt: undefined, key: undefined, intent: undefined, confirmed: false };
const unpaid = { to: 'sendable', problems: generalProblem('unpaid'), card: 'add-card', reset: true };
const known = { key: undefined, intent: { id: intent } };

test.each<[string, Result<AttemptOutcome>, Partial<CheckoutContext>, object]>([
  ['completed', ok(completed), { confirmed: true }, { to: 'completed', visit: receipt }],
  ['processing', ok(processing), { confirmed: true }, { to: 'completed', visit: invoice }],
  ['unpaid after confirmation', ok({ status: 'unpaid' }), { confirmed: true }, { ...known, ...unpaid }],
  ['unpaid and never confirmed', ok({ status: 'unpaid' }), {}, { ...known, to: 'sendable', problems: [] }],
  [
    'in progress after confirmation',
    ok({ status: 'in-progress' }),
    { confirmed: true },
    { ...known, to: 'completing' },
  ],
  ['in progress and never confirmed', ok({ status: 'in-progress' }), {}, { ...known, to: 'sendable' }],
  ['not placed', ok({ status: 'not-placed' }), { key, intent: undefined }, forgotten],
  ['placed and free', ok({ status: 'completed' }), { key }, { to: 'completed', visit: '' }],
  [
    'open with an intent unknown to this page',
    ok({ status: 'unpaid', intent: 'pi_other' }),
    { key },
    { to: 'sendable', key: undefined, intent: { id: 'pi_other' }, problems: [] },
  ],
  [
    'in fulfilment with an intent unknown to this page',
    ok({ status: 'in-progress', intent: 'pi_other' }),
    { key },
    { to: 'completing', key: undefined, intent: { id: 'pi_other' } },
  ],
  ['being placed', ok({ status: 'in-progress' }), { key, intent: undefined }, unexpected],
  ['owned by another reader', refused(403, { reason: 'key-foreign' }), { key, confirmed: true }, forgotten],
  ['unknown and never confirmed', refused(404), {}, forgotten],
  ['unknown and named only in the address', refused(404), { confirmed: true, isClaim: true }, forgotten],
  ['unknown after confirmation', refused(404), { confirmed: true }, unexpected],
  ['refused', refused(403), {}, unexpected],
  ['unanswered', { kind: 'unanswered' }, {}, unexpected],
  ['unreadable', { kind: 'unreadable' }, {}, unexpected],
])('decides what to do with an attempt that is %s', (_, result, change, expected) => {
  expect(afterRestoring(result, restoring(change))).toEqual(expected);
});

const doubted = { key, to: 'questioned', question: { kind: 'unknown', attempt: { id: 'one' } } };
const landedElsewhere = (visit: string) => ({
  key: undefined,
  to: 'completed',
  visit,
  notice: { act: 'order', end: 'already' },
});
const keys: Keys = { payment_intent_id: intent, stripe_secret: secret };
const open: OpenIntent = { id: intent, secret };
const other: OpenIntent = { id: 'pi_other', secret };
const restored: OpenIntent = { id: intent };
const atPayment = (code: 'paymentRenewed' | 'unpaid' | 'paymentUnavailable') => [{ field: 'payment', code }];
const started = { type: 'started', data: { keys } } as const;
const updated = { type: 'updated', data: { keys } } as const;
const form = { to: 'sendable', card: 'add-card', key: undefined, intent: open };

const endedWith = (status: 'completed' | 'processing', visit: string) => ({
  key: undefined,
  to: 'completed',
  visit,
  ended: { status, visit },
});

test.each<[string, CheckoutReply, OpenIntent | undefined, object]>([
  ['started', started, undefined, { ...form, confirmed: false, reset: false }],
  ['started with the same intent', started, open, form],
  ['started with another intent', started, other, { ...form, confirmed: false, reset: false }],
  ['updated', updated, open, { key: undefined, to: 'sending', method: undefined, intent: open }],
  [
    'updated with another intent',
    updated,
    other,
    { ...form, confirmed: false, reset: false, problems: atPayment('paymentRenewed') },
  ],
  [
    'updated with another secret',
    updated,
    { id: intent, secret: 'other' },
    { ...form, problems: atPayment('paymentRenewed') },
  ],
  ['updated after a reload', updated, restored, { ...form, problems: [] }],
  ['updated without an open intent', updated, undefined, { ...form, confirmed: false, reset: false, problems: [] }],
  ['completed', { type: 'customer', data: completed }, undefined, endedWith('completed', receipt)],
  ['processing', { type: 'customer', data: processing }, undefined, endedWith('processing', invoice)],
  ['free', { type: 'gratis', data: { receipt: 'rcp_Vd0w7c' } }, undefined, endedWith('completed', receipt)],
  [
    'changed without a payment',
    { type: 'update-succeeded', data: { token: 'sub_t9Bd' } },
    undefined,
    { key: undefined, to: 'completed', visit: '/account' },
  ],
])('drops the key of an order that is %s [CHECK-38, CHECK-39, CHECK-40, CHECK-41]', (_, reply, before, expected) => {
  expect(afterOrder(ok(reply), placed({ intent: before }))).toEqual(expected);
});

test.each([
  ['opened', started],
  ['brought up to date', updated],
])('gives an intent that is %s the amount of the order [BEYOND-34]', (_, reply) => {
  const order = { ...printOrder, total: 6_100 };
  const { intent: known } = afterOrder(ok(reply), placed({ intent: { ...open, amount: 2_400 }, order }));
  expect(known?.amount).toBe(6_100);
});

test.each([
  ['unreadable', 'orderUnclear'],
  ['unanswered', 'orderLost'],
] as const)('keeps the key for a retry if the answer is %s', (kind, code) => {
  expect(afterOrder({ kind }, placed())).toEqual({ key, to: 'sendable', problems: generalProblem(code) });
});

test.each<[string, Result<never>, object]>([
  ['paid in another tab', refused(409, { reason: 'paid-elsewhere', paid: completed }), landedElsewhere(receipt)],
  ['debited in another tab', refused(409, { reason: 'paid-elsewhere', paid: processing }), landedElsewhere(invoice)],
  [
    'closed before it arrived',
    refused(409, { reason: 'key-closed' }),
    { to: 'loading', key: undefined, isReplaced: true },
  ],
  ['already in progress', refused(409, { reason: 'key-in-use' }), doubted],
  ['sent by another session', refused(403, { reason: 'key-foreign' }), doubted],
  ['sent with different content', refused(422, { reason: 'key-reused' }), doubted],
])('does not report a failure for an order that is %s', (_, result, expected) => {
  expect(afterOrder(result, placed())).toEqual(expected);
});

test.each<[Recalled, object]>([
  [{ kind: 'clear' }, { to: 'loading.proving' }],
  [
    { kind: 'landed', visit: receipt },
    { to: 'completed', visit: receipt, problems: [] },
  ],
  [{ kind: 'elsewhere' }, { to: 'questioned', problems: [], question: { kind: 'elsewhere' } }],
])('decides what follows the check of earlier orders: %o', (recalled, expected) => {
  expect(afterRecalling(recalled)).toEqual(expected);
});

const [said] = general('server', 'No.');
if (!said) throw new Error('There is no problem.');

test.each<[string, number, Partial<Refusal>, object]>([
  ['with a message', 400, { problems: [said] }, { problems: [said], card: 'use-card' }],
  ['without a message', 400, {}, { problems: generalProblem('orderFailed'), isOutdated: false }],
  ['as outdated', 409, { problems: [said] }, { isOutdated: true }],
  ['without a definite answer', 503, {}, { key: keyOf(1) }],
  [
    "for its payment, with the payment's message first",
    402,
    { problems: [said], checkout: { message: 'Declined.' } },
    { problems: [{ ...said, words: 'Declined.' }, said], card: 'use-card' },
  ],
  [
    'because the card must be replaced',
    402,
    { checkout: { require: 'replacement', keys } },
    { problems: general('replacement'), card: 'add-card', intent: open, confirmed: false, reset: false },
  ],
  [
    'for bank authorization without a method',
    402,
    { checkout: { require: 'authorization', keys } },
    { to: 'sendable', problems: generalProblem('orderFailed'), intent: open },
  ],
  [
    'for bank authorization without an intent',
    402,
    { checkout: { require: 'authorization', method: 'pm_1Nf42k' } },
    { to: 'sendable', problems: generalProblem('orderFailed') },
  ],
])('hands back an order refused %s [CHECK-43, CHECK-49]', (_, status, refusal, expected) => {
  const context = placed({ ...beginCheckout(reader), ...order });
  expect(afterOrder(refused(status, refusal), context)).toMatchObject({ to: 'sendable', ...expected });
  const { key } = afterOrder(refused(status, refusal), context);
  expect(key).toBe(status === 503 ? keyOf(1) : undefined);
});

test('an order that a login page answered is unknown until the reader has logged in, and so is a repeated one with a 401', () => {
  const expected = { to: 'sendable', key, problems: generalProblem('signedOutUnsure') };
  expect(afterOrder(refused(401, { isLoginPage: true }), placed())).toMatchObject(expected);
  expect(afterOrder(refused(401), placed({ isRetry: true }))).toMatchObject(expected);
});

test('pays with the method the server names when the bank asks for authorization', () => {
  const asked = refused(402, { checkout: { require: 'authorization', method: 'pm_1Nf42k', keys } });
  expect(afterOrder(asked, placed())).toEqual({
    to: 'sending',
    key: undefined,
    method: 'pm_1Nf42k',
    intent: open,
    confirmed: false,
    reset: false,
  });
});

const newCard = { to: 'sendable', confirmed: true, card: 'add-card', method: undefined };
const fulfilling = { to: 'completing', confirmed: true };

test.each<[Parameters<typeof afterPayment>[0], object]>([
  [{ kind: 'taken' }, fulfilling],
  [{ kind: 'unknown' }, fulfilling],
  [
    { kind: 'refused', words: 'Declined.' },
    { ...newCard, problems: [{ field: 'payment', code: 'provider', words: 'Declined.' }] },
  ],
  [
    { kind: 'verifying', deposits: {} },
    { to: 'verifying', confirmed: true, problems: [], deposits: {} },
  ],
  [{ kind: 'untaken' }, { ...newCard, problems: atPayment('unpaid') }],
  [{ kind: 'unavailable' }, { ...newCard, problems: atPayment('paymentUnavailable') }],
  [{ kind: 'viewOnly' }, { ...newCard, problems: generalProblem('viewOnly') }],
])('decides what follows the provider’s answer %o [CHECK-44]', (outcome, expected) => {
  expect(afterPayment(outcome)).toEqual(expected);
});

test.each<[Parameters<typeof afterFulfilment>[0], object]>([
  [
    { kind: 'settled', settled: completed },
    { to: 'completed', visit: receipt },
  ],
  [
    { kind: 'settled', settled: processing },
    { to: 'completed', visit: invoice },
  ],
  [{ kind: 'unpaid' }, { ...unpaid, deposits: undefined }],
  [
    { kind: 'verifying', deposits: { arrives: '2026-03-18' } },
    { to: 'verifying', confirmed: true, problems: [], deposits: { arrives: '2026-03-18' } },
  ],
  [{ kind: 'timedOut' }, { to: 'unsettled', problems: generalProblem('timedOut') }],
  [{ kind: 'broken' }, unexpected],
  [
    { kind: 'broken', isSignedOut: true },
    { to: 'unsettled', problems: [...generalProblem('unexpected'), ...generalProblem('signedOutUnsure')] },
  ],
])('decides what follows a wait for fulfilment that ends with %o [POLL-5, POLL-6, POLL-8]', (outcome, expected) => {
  expect(afterFulfilment(outcome)).toEqual(expected);
});
