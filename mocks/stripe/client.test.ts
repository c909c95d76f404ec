import { expect, test } from 'vitest';
import { printOrder } from '#fixtures/world/journal.ts';
import { createJournal, type Journal } from '../journal/journal.ts';
import { methodSetUp, openSetup } from '../journal/payment/provider.ts';
import { refOf } from '../readers.ts';
import { createStripe } from '../stripe.ts';
import type { ChallengeEnd } from './challenge.ts';
import { enteredAs, firstError, type Typed } from './payment-methods.ts';

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
  ['4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
  ['4000000000000127', 'incorrect_cvc', undefined, "Your card's security code is incorrect."],
])('refuses %s as Stripe does and accepts another card afterwards', async (number, code, decline_code, message) => {
  const { pay, intent } = open();
  const { error } = await pay({ number });
  expect(error).toMatchObject({
    type: 'card_error',
    code,
    message,
    payment_intent: { status: 'requires_payment_method' },
  });
  expect((error as { decline_code?: string }).decline_code).toBe(decline_code);
  expect((await pay({ number: '4242 4242 4242 4242' })).paymentIntent?.status).toBe('succeeded');
  expect(intent()).toMatchObject({ status: 'succeeded', attempts: 2, confirms: 1 });
});

test('saves the method that paid if the reader asked for it', async () => {
  const { pay, journal, intent } = open();
  journal.work(({ state }) => {
    for (const each of Object.values(state.intents)) each.keeps = refOf('no-subscription') ?? undefined;
  });
  await pay({ number: '5555 5555 5555 4444', expiry: '11 / 31' });
  for (const _ of [1, 2, 3]) journal.ask('getFulfilment', { params: { intent_id: intent()?.id ?? '' } });
  expect(journal.state().accounts[refOf('no-subscription') ?? '']?.payment).toEqual({
    type: 'details',
    card: { type: 'Mastercard', last_four: '4444', exp_month: 11, exp_year: 2031 },
  });
});

test('never takes a payment twice', async () => {
  const { pay, intent } = open();
  await pay({});
  const { error } = await pay({});
  expect(error).toMatchObject({
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    payment_intent: { status: 'succeeded' },
  });
  expect(intent()).toMatchObject({ attempts: 2, confirms: 1 });
});

test('ignores a challenge that ends after another card paid', async () => {
  const { stripe, secret, pay, intent, answerChallenge, journal } = open();
  journal.payments.confirm(secret, { kind: 'challenged', after: { kind: 'taken' } });
  await pay({});
  for (const isPassed of [true, false]) expect(journal.payments.finishChallenge(secret, isPassed).kind).toBe('failed');
  answerChallenge('passed');
  expect((await stripe.handleNextAction({ clientSecret: secret })).paymentIntent?.status).toBe('succeeded');
  expect(intent()).toMatchObject({ status: 'succeeded', confirms: 1 });
});

test.each([
  ['passed', '4000002500003155', 'succeeded'],
  ['passed', '4000002760003184', 'succeeded'],
  ['passed', '4000008260003178', 'requires_payment_method'],
  ['failed', '4000002760003184', 'requires_payment_method'],
  ['dismissed', '4000002760003184', 'requires_payment_method'],
] as const)('after a %s challenge, the payment by %s ends as %s', async (end, number, status) => {
  const { pay, intent, answerChallenge } = open();
  answerChallenge(end);
  await pay({ number });
  expect(intent()?.status).toBe(status);
});

test('shows a bank debit as processing and records why the bank returned it', async () => {
  const { pay, intent } = open();
  const account = { method: 'us_bank_account', routing: '110000000' } as const;
  expect((await pay({ ...account, account: '000111111113' })).paymentIntent?.status).toBe('processing');
  expect(intent()).toMatchObject({ status: 'processing', confirms: 1, returned: 'The bank account has been closed.' });
});

test('redirects to the return URL unless redirects are only taken if required', async () => {
  const staying = open();
  await staying.pay({});
  expect(staying.left).toEqual([]);
  const { pay, left } = open();
  await pay({}, 'always');
  expect(left).toEqual([
    'https://journal.example/subscribe?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded',
  ]);
});

test.each<[Partial<Typed>, string | undefined, string]>([
  [{ number: '4242' }, 'incomplete_number', 'Your card number is incomplete.'],
  [{ number: '4242 4242 4242 4241' }, 'invalid_number', 'Your card number is invalid.'],
  [{ expiry: '1' }, 'incomplete_expiry', "Your card's expiration date is incomplete."],
  [{ expiry: '13 / 30' }, 'incomplete_expiry', "Your card's expiration date is incomplete."],
  [{ expiry: '12 / 25' }, 'invalid_expiry_year_past', "Your card's expiration year is in the past."],
  [{ expiry: '02 / 26' }, 'invalid_expiry_month_past', "Your card's expiration date is in the past."],
  [{ cvc: '12' }, 'incomplete_cvc', "Your card's security code is incomplete."],
  [{ number: '3782 822463 10005', cvc: '123' }, 'incomplete_cvc', "Your card's security code is incomplete."],
  [{ method: 'us_bank_account', routing: '11' }, 'incomplete_routing_number', 'Your routing number is incomplete.'],
])('validates before sending: %o', (typed, code, message) => {
  expect(firstError({ ...good, ...typed }, Date.UTC(2026, 2, 14))?.error).toEqual({
    type: 'validation_error',
    code,
    message,
  });
});

test('accepts a card that expires this month', () => {
  expect(firstError({ ...good, expiry: '03 / 26' }, Date.UTC(2026, 2, 14))).toBeUndefined();
});

const good: Typed = {
  method: 'card',
  number: '4242 4242 4242 4242',
  expiry: '12 / 34',
  cvc: '123',
  routing: '',
  account: '',
};

/** A tab of the mock, whose ids count from `firstId`, with the double of Stripe for what `begin` returns. */
function playing(firstId: number, begin: (journal: Journal) => { pubkey: string; secret: string }) {
  let ids = firstId;
  const left: string[] = [];
  const ends: ChallengeEnd[] = [];
  const journal = createJournal({ newId: (prefix) => `${prefix}${ids++}` });
  const { pubkey, secret } = begin(journal);
  const stripe = createStripe(journal, {
    challenge: async () => ends.shift() ?? 'dismissed',
    leave: (address) => void left.push(address),
  })(pubkey);
  const form = (typed: Partial<Typed>, return_url: string, redirect: 'if_required' | 'always') => {
    const element = { ...stripe.elements().create('address'), entered: () => enteredAs({ ...good, ...typed }) };
    return {
      elements: { clientSecret: secret, submit: async () => ({}), getElement: () => element },
      confirmParams: { return_url },
      redirect,
    };
  };
  return { journal, stripe, secret, left, form, answerChallenge: (end: ChallengeEnd) => void ends.push(end) };
}

function open() {
  const played = playing(1, (journal) => {
    journal.ask('subscribe', { query: new URLSearchParams({ captcha: 'token' }), body: printOrder });
    return { pubkey: 'pk_test_lantern', secret: 'pi_1_secret_2' };
  });
  const { journal, stripe, form } = played;
  return {
    ...played,
    intent: () => journal.state().intents.pi_1,
    pay: (typed: Partial<Typed>, redirect: 'if_required' | 'always' = 'if_required') =>
      stripe.confirmPayment(form(typed, 'https://journal.example/subscribe', redirect)),
  };
}

test.each<[string, Partial<Typed>, object]>([
  ['a card', {}, { card: { type: 'Visa', last_four: '4242', exp_month: 12, exp_year: 2034 } }],
  [
    'a card of another brand',
    { number: '5555 5555 5555 4444', expiry: '03 / 30' },
    { card: { type: 'Mastercard', last_four: '4444', exp_month: 3, exp_year: 2030 } },
  ],
  [
    'a bank account',
    { method: 'us_bank_account', routing: '110000000', account: '000123456789' },
    { ach: { bank_name: 'Test Bank', last_four: '6789', routing_number: '110000000' } },
  ],
])('sets up %s and passes its details to the journal', async (_, typed, data) => {
  const { setUp, journal } = openSetUp();
  const { setupIntent } = await setUp(typed);
  expect(setupIntent).toMatchObject({ object: 'setup_intent', status: 'succeeded', payment_method: 'pm_2' });
  expect(methodSetUp(journal.state(), 'pm_2')).toEqual({ type: 'details', data });
  expect(methodSetUp(journal.state(), 'pm_9')).toBeUndefined();
});

test('sets up one method only', async () => {
  const { setUp, setup } = openSetUp();
  await setUp({});
  expect((await setUp({ number: '5555555555554444' })).error).toMatchObject({
    code: 'setup_intent_unexpected_state',
    message: 'You cannot confirm this SetupIntent because it has already succeeded.',
  });
  expect(setup()).toMatchObject({ confirms: 1, method: { details: { card: { last_four: '4242' } } } });
});

test('does not finish until a bank confirms the account', async () => {
  const { setUp, journal } = openSetUp();
  const { setupIntent } = await setUp({ method: 'us_bank_account', routing: '110000000', account: '000000000009' });
  expect(setupIntent).toMatchObject({ status: 'processing', payment_method: 'pm_2' });
  expect(methodSetUp(journal.state(), 'pm_2')).toBeUndefined();
});

test('redirects to the return URL unless redirects are only taken if required', async () => {
  const { setUp, left } = openSetUp();
  await setUp({}, 'always');
  expect(left).toEqual([
    'https://journal.example/account/payment?setup_intent=seti_0&setup_intent_client_secret=seti_0_secret_1&redirect_status=succeeded',
  ]);
  const staying = openSetUp();
  await staying.setUp({});
  expect(staying.left).toEqual([]);
});

function openSetUp() {
  const played = playing(0, (journal) => journal.work(openSetup));
  const { journal, stripe, form, secret } = played;
  return {
    ...played,
    setup: () => journal.setups.find(secret) ?? expect.fail('The setup is gone.'),
    setUp: (typed: Partial<Typed>, redirect: 'if_required' | 'always' = 'if_required') =>
      stripe.confirmSetup(form(typed, 'https://journal.example/account/payment', redirect)),
  };
}
