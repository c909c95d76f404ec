import { expect, test } from 'vitest';
import { open } from '../../../tests/support/journal.ts';
import { requests } from '../../replies.ts';
import { type Charge, cardError, type IntentState, type MethodDetails } from '../../stripe/outcome.ts';

const SECRET = 'pi_1_secret_2';
const declined = cardError('card_declined', 'Your card was declined.');
const taken: Charge = { kind: 'taken' };
const challenged: Charge = { kind: 'challenged', after: taken };
const visa: MethodDetails = { card: { type: 'Visa', last_four: '4242', exp_month: 8, exp_year: 2029 } };
const mastercard: MethodDetails = { card: { type: 'Mastercard', last_four: '5454', exp_month: 11, exp_year: 2030 } };

const unknown = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such payment_intent.' };
const notAuthenticated = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};
const unexpected = (message: string) => ({
  type: 'invalid_request_error',
  code: 'payment_intent_unexpected_state',
  message: `You cannot confirm this PaymentIntent because it ${message}.`,
});

/** A journal with one open intent, `pi_1`. */
function ordered() {
  const opened = open();
  opened.order();
  return { ...opened, ...opened.journal.payments, intent: () => opened.journal.payments.find(SECRET) };
}

test('finds an intent by its secret only', () => {
  const { find } = ordered();
  expect(find(SECRET)).toMatchObject({ id: 'pi_1', secret: SECRET });
  expect(find('pi_1')).toBeUndefined();
});

test('answers an unknown secret as Stripe does, and changes nothing', () => {
  const { confirm, finishChallenge, journal } = ordered();
  const before = journal.state();
  expect(confirm('pi_9_secret_9', taken)).toEqual({ kind: 'failed', error: unknown });
  for (const isPassed of [true, false])
    expect(finishChallenge('pi_9_secret_9', isPassed)).toEqual({ kind: 'failed', error: unknown });
  expect(journal.state()).toEqual(before);
});

test.each<[string, Charge, string, Partial<Record<'status' | 'confirms' | 'returned' | 'challenge', unknown>>]>([
  ['a card', taken, 'paid', { status: 'succeeded', confirms: 1 }],
  ['a debit', { kind: 'debited' }, 'paid', { status: 'processing', confirms: 1 }],
  [
    'a debit that is returned',
    { kind: 'debited', returned: 'The account was closed.' },
    'paid',
    { status: 'processing', confirms: 1, returned: 'The account was closed.' },
  ],
  ['a challenge', challenged, 'challenged', { status: 'requires_action', confirms: 0, challenge: taken }],
  ['a refusal', { kind: 'refused', error: declined }, 'failed', { status: 'requires_payment_method', confirms: 0 }],
])('confirms with %s, and counts the attempt', (_, charge, kind, kept) => {
  const { confirm, intent, read } = ordered();
  read('pi_1');
  const outcome = confirm(SECRET, charge, visa);
  expect(outcome).toMatchObject({ kind, intent: { id: 'pi_1', ...kept } });
  expect(intent()).toMatchObject({ attempts: 1, method: visa, ...kept });
});

test('counts the polls of a payment and of a challenge from its start', () => {
  const { confirm, read, intent } = ordered();
  read('pi_1');
  confirm(SECRET, challenged);
  expect(intent()?.reads).toBe(0);
  read('pi_1');
  confirm(SECRET, taken);
  expect(intent()?.reads).toBe(0);
});

test('takes another method after a refusal or a challenge, and keeps the last one that was entered', () => {
  const { confirm, intent } = ordered();
  const refused = { kind: 'refused', error: declined } as const;
  expect(confirm(SECRET, refused, visa)).toMatchObject({ kind: 'failed', error: declined, intent: { id: 'pi_1' } });
  confirm(SECRET, challenged);
  expect(intent()).toMatchObject({ method: visa });
  expect(confirm(SECRET, taken, mastercard).kind).toBe('paid');
  expect(intent()).toMatchObject({ attempts: 3, confirms: 1, method: mastercard });
});

test.each<[IntentState, string]>([
  ['succeeded', 'has already succeeded after being previously confirmed'],
  ['processing', 'has a status of processing'],
  ['canceled', 'has a status of canceled'],
])('takes no payment for an intent that is %s', (status, message) => {
  const { confirm, finishChallenge, intent, journal } = ordered();
  confirm(SECRET, challenged, visa);
  journal.work(({ state }) => Object.assign(state.intents.pi_1 ?? {}, { status, challenge: undefined }));
  const refusal = { kind: 'failed', error: unexpected(message), intent: { id: 'pi_1', status } };
  expect(confirm(SECRET, taken, mastercard)).toMatchObject(refusal);
  expect(finishChallenge(SECRET, true)).toMatchObject(refusal);
  expect(intent()).toMatchObject({ status, confirms: 0, method: visa });
});

test.each<[string, Charge, boolean, object]>([
  ['pays once it is passed', taken, true, { kind: 'paid', intent: { status: 'succeeded', confirms: 1 } }],
  ['may lead to another one', challenged, true, { kind: 'challenged', intent: { challenge: taken } }],
  ['refuses a payment when it is failed', taken, false, { kind: 'failed', error: notAuthenticated }],
  ['refuses a card that is declined after it', { kind: 'refused', error: declined }, true, { error: declined }],
])('a challenge %s', (_, after, isPassed, outcome) => {
  const { confirm, finishChallenge } = ordered();
  confirm(SECRET, { kind: 'challenged', after });
  expect(finishChallenge(SECRET, isPassed)).toMatchObject(outcome);
});

test('pays nothing for a challenge that was not shown', () => {
  const { finishChallenge, intent } = ordered();
  expect(finishChallenge(SECRET, true)).toMatchObject({ kind: 'failed', error: notAuthenticated });
  expect(intent()).toMatchObject({ status: 'requires_payment_method', confirms: 0, attempts: 0 });
});

test('lets the payment switch decide, also while the challenge it set waits for an end', () => {
  const { confirm, finishChallenge, journal } = ordered();
  journal.steer({ payment: 'challenged' });
  expect(confirm(SECRET, taken).kind).toBe('challenged');
  expect(finishChallenge(SECRET, true).kind).toBe('paid');
});

test('notes at its invoice why a payment was refused', () => {
  const { journal } = open();
  const query = new URLSearchParams({ captcha: 'fresh' });
  const { body } = requests.payInvoice.newCard;
  journal.ask('payInvoice', { params: { invoice: 'inv_payable' }, query, body: { ...body, invoice: undefined } });
  journal.payments.confirm(SECRET, { kind: 'refused', error: declined });
  expect(journal.state().invoices.inv_payable?.failures).toMatchObject([{ data: { msg: 'Your card was declined.' } }]);
});
