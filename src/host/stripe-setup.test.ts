import type { PaymentIntentResult, SetupIntentResult } from '@stripe/stripe-js';
import { expect, test } from 'vitest';
import { confirmedSetup, readSetup } from './stripe-setup.ts';

const setup = (fields: object) => ({ setupIntent: fields }) as SetupIntentResult;
const failure = (fields: object) => ({ error: fields }) as SetupIntentResult;
const payment = (fields: object) => ({ paymentIntent: fields }) as PaymentIntentResult;

test.each([
  ['done', { status: 'succeeded', payment_method: 'pm_1' }, { kind: 'succeeded', method: 'pm_1' }],
  [
    'done, with an expanded method',
    { status: 'succeeded', payment_method: { id: 'pm_2' } },
    { kind: 'succeeded', method: 'pm_2' },
  ],
  ['pending at the bank', { status: 'processing' }, { kind: 'processing' }],
  [
    'waiting for microdeposits',
    { status: 'requires_action', next_action: { type: 'verify_with_microdeposits' } },
    { kind: 'processing' },
  ],
  ['begun', { status: 'requires_payment_method', last_setup_error: null }, { kind: 'open', words: '' }],
  [
    'refused',
    { status: 'requires_payment_method', last_setup_error: { message: 'Declined.' } },
    { kind: 'open', words: 'Declined.' },
  ],
  [
    'left during a challenge',
    { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } },
    { kind: 'open', words: '' },
  ],
])('reports a setup that is %s', async (_, fields, status) => {
  expect(confirmedSetup(setup(fields))).toEqual(status);
  expect(await readSetup(clientOf(setup(fields)), 'seti_1_secret_2')).toEqual(status);
});

test('reports the result of a setup that was already confirmed', () => {
  const code = 'setup_intent_unexpected_state';
  const before = { type: 'invalid_request_error', code, setup_intent: { status: 'succeeded', payment_method: 'pm_1' } };
  expect(confirmedSetup(failure(before))).toEqual({ kind: 'succeeded', method: 'pm_1' });
});

test('passes on a refusal in Stripe’s words', () => {
  const refused = { type: 'card_error', message: 'Declined.', setup_intent: { status: 'requires_payment_method' } };
  expect(confirmedSetup(failure(refused))).toEqual({ kind: 'open', words: 'Declined.' });
  expect(confirmedSetup(failure({ type: 'validation_error' }))).toEqual({ kind: 'open', words: '' });
});

test.each(['api_connection_error', 'api_error'])('throws after an %s, since the result is unknown', (type) => {
  expect(() => confirmedSetup(failure({ type, message: 'Lost.' }))).toThrow('Lost.');
});

test('does not accept a setup without a method as done', () => {
  expect(() => confirmedSetup(setup({ status: 'succeeded', payment_method: null }))).toThrow();
});

test.each([
  [
    { status: 'succeeded', payment_method: 'pm_1' },
    { kind: 'succeeded', method: 'pm_1' },
  ],
  [
    { status: 'requires_capture', payment_method: 'pm_1' },
    { kind: 'succeeded', method: 'pm_1' },
  ],
  [{ status: 'processing', payment_method: 'pm_1' }, { kind: 'processing' }],
  [
    { status: 'requires_payment_method', last_payment_error: { message: 'Declined.' } },
    { kind: 'open', words: 'Declined.' },
  ],
  [
    { status: 'canceled', last_payment_error: null },
    { kind: 'open', words: '' },
  ],
])('reports a payment that saves its method: %o', async (fields, status) => {
  expect(await readSetup(clientOf(setup({}), payment(fields)), 'pi_1_secret_2')).toEqual(status);
});

test.each(['seti_1_secret_2', 'pi_1_secret_2'])('throws if Stripe cannot find %s', async (secret) => {
  const lost = { error: { message: 'Lost.' } };
  await expect(readSetup(clientOf(lost as SetupIntentResult, lost as PaymentIntentResult), secret)).rejects.toThrow(
    'Lost.',
  );
});

const clientOf = (setupResult: SetupIntentResult, paymentResult = payment({})) => ({
  retrieveSetupIntent: async () => setupResult,
  retrievePaymentIntent: async () => paymentResult,
});
