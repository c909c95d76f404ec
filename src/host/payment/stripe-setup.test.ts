import type { PaymentIntent, PaymentIntentResult, SetupIntentResult } from '@stripe/stripe-js';
import { expect, test } from 'vitest';
import type { IntentStatus } from '#machines/lib/world.ts';
import { confirmedSetup, intentStatus, readSetup } from './stripe-setup.ts';

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
    { kind: 'verifying', deposits: {} },
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
  [{ status: 'requires_action', next_action: { type: 'oxxo_display_details' } }, { kind: 'processing' }],
  [{ status: 'added later' }, { kind: 'processing' }],
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

const hosted_verification_url = 'https://payments.stripe.com/microdeposit/pacs_1';
const arrival_date = 1_774_224_000;

test.each<[string, object | null, IntentStatus]>([
  ['requires_payment_method', null, 'payable'],
  ['requires_confirmation', null, 'payable'],
  ['requires_action', null, 'payable'],
  ['requires_action', { type: 'redirect_to_url' }, 'payable'],
  ['requires_action', { type: 'use_stripe_sdk' }, 'payable'],
  ['requires_action', { type: 'display_bank_transfer_instructions' }, 'taken'],
  ['requires_action', { type: 'oxxo_display_details' }, 'taken'],
  ['requires_action', { type: 'one_that_comes_later' }, 'taken'],
  ['requires_action', { type: 'verify_with_microdeposits' }, { kind: 'verifying', deposits: {} }],
  [
    'requires_action',
    { type: 'verify_with_microdeposits', verify_with_microdeposits: { arrival_date, hosted_verification_url } },
    { kind: 'verifying', deposits: { arrives: '2026-03-23', url: hosted_verification_url } },
  ],
  [
    'requires_action',
    {
      type: 'verify_with_microdeposits',
      verify_with_microdeposits: { arrival_date: 'soon', hosted_verification_url: 1 },
    },
    { kind: 'verifying', deposits: {} },
  ],
  [
    'requires_action',
    { type: 'verify_with_microdeposits', verify_with_microdeposits: { arrival_date: 1e20 } },
    { kind: 'verifying', deposits: {} },
  ],
  ['processing', null, 'taken'],
  ['processing', { type: 'verify_with_microdeposits' }, 'taken'],
  ['requires_capture', null, 'taken'],
  ['succeeded', null, 'taken'],
  ['canceled', null, 'payable'],
  ['one_that_comes_later', null, 'taken'],
])('a payment that is %s with %j counts as %j [POLL-7]', (status, next_action, counts) => {
  // Stripe adds statuses and actions before its types do.
  expect(intentStatus({ status, next_action } as unknown as PaymentIntent)).toEqual(counts);
});
