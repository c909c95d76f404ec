import { expect, test } from 'vitest';
import { createJournal } from '../journal/journal.ts';
import { methodSetUp, openSetup } from '../journal/payment/setups.ts';
import { pages } from '../replies.ts';
import { createStripe } from '../stripe.ts';
import type { ChallengeEnd } from './challenge.ts';
import { chargeOf } from './elements.ts';
import { detailsOf } from './test-methods.ts';
import type { Typed } from './validation.ts';

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
])('sets %s up, and tells the journal what it is', async (_, typed, data) => {
  const { setUp, journal } = open();
  const { setupIntent } = await setUp(typed);
  expect(setupIntent).toMatchObject({ object: 'setup_intent', status: 'succeeded', payment_method: 'pm_2' });
  expect(methodSetUp(journal.state(), 'pm_2')).toEqual({ type: 'details', data });
  expect(methodSetUp(journal.state(), 'pm_9')).toBeUndefined();
});

test('refuses a card as Stripe does, says so when it is asked again, and takes another one afterwards', async () => {
  const { setUp, stripe, secret, setup } = open();
  const { error } = await setUp({ number: '4000000000000002' });
  expect(error).toMatchObject({
    type: 'card_error',
    code: 'card_declined',
    setup_intent: { status: 'requires_payment_method', payment_method: null },
  });
  const { setupIntent } = await stripe.retrieveSetupIntent(secret);
  expect(setupIntent?.last_setup_error).toMatchObject({ message: 'Your card was declined.' });
  expect((await setUp({})).setupIntent).toMatchObject({ status: 'succeeded', last_setup_error: null });
  expect(setup().confirms).toBe(1);
});

test('sets up one method only', async () => {
  const { setUp, setup } = open();
  await setUp({});
  expect((await setUp({ number: '5555555555554444' })).error).toMatchObject({
    code: 'setup_intent_unexpected_state',
    message: 'You cannot confirm this SetupIntent because it has already succeeded.',
  });
  expect(setup()).toMatchObject({ confirms: 1, method: { details: { card: { last_four: '4242' } } } });
});

test('is not done while a bank has not said that the account is there', async () => {
  const { setUp, journal } = open();
  const { setupIntent } = await setUp({ method: 'us_bank_account', routing: '110000000', account: '000000000009' });
  expect(setupIntent).toMatchObject({ status: 'processing', payment_method: 'pm_2' });
  expect(methodSetUp(journal.state(), 'pm_2')).toBeUndefined();
});

test.each([
  ['passed', '4000002500003155', 'succeeded'],
  ['passed', '4000008260003178', 'requires_payment_method'],
  ['failed', '4000002760003184', 'requires_payment_method'],
  ['dismissed', '4000002760003184', 'requires_payment_method'],
] as const)('with the challenge %s, %s ends as %s', async (end, number, status) => {
  const { setUp, setup, answerChallenge } = open();
  answerChallenge(end);
  await setUp({ number });
  expect(setup().status).toBe(status);
});

test("says in Stripe's words that a challenge was failed", async () => {
  const { setUp } = open();
  expect((await setUp({ number: '4000002760003184' })).error).toMatchObject({
    code: 'setup_intent_authentication_failure',
  });
});

test('leaves the page for the return address unless a redirect is only taken where it must be', async () => {
  const { setUp, left } = open();
  await setUp({}, 'always');
  expect(left).toEqual([
    'https://journal.example/account/payment?setup_intent=seti_0&setup_intent_client_secret=seti_0_secret_1&redirect_status=succeeded',
  ]);
  const staying = open();
  await staying.setUp({});
  expect(staying.left).toEqual([]);
});

test('knows the setups of the documented pages, and no other', async () => {
  const { stripe } = open();
  const { secret } = pages.showPayment.cardOnFile.body.payment_setup.keys;
  expect((await stripe.retrieveSetupIntent(secret)).setupIntent?.status).toBe('requires_payment_method');
  expect((await stripe.retrieveSetupIntent('seti_9_secret_9')).error).toMatchObject({ code: 'resource_missing' });
});

/** A setup that the host opened, and Stripe's client over it with a form that was filled in. */
function open() {
  let ids = 0;
  const left: string[] = [];
  const ends: ChallengeEnd[] = [];
  const journal = createJournal({ newId: (prefix) => `${prefix}${ids++}` });
  const { pubkey, secret } = journal.work(openSetup);
  const stripe = createStripe(journal, {
    challenge: async () => ends.shift() ?? 'dismissed',
    leave: (address) => void left.push(address),
  })(pubkey);
  return {
    journal,
    stripe,
    secret,
    left,
    answerChallenge: (end: ChallengeEnd) => void ends.push(end),
    setup: () => journal.setups.find(secret) ?? expect.fail('The setup is gone.'),
    setUp: (typed: Partial<Typed>, redirect: 'if_required' | 'always' = 'if_required') => {
      const all = { ...good, ...typed };
      const entered = () => ({ charge: chargeOf(all), details: detailsOf(all) });
      const element = { ...stripe.elements().create('address'), entered };
      return stripe.confirmSetup({
        elements: { clientSecret: secret, submit: async () => ({}), getElement: () => element },
        confirmParams: { return_url: 'https://journal.example/account/payment' },
        redirect,
      });
    },
  };
}

const good: Typed = {
  method: 'card',
  number: '4242 4242 4242 4242',
  expiry: '12 / 34',
  cvc: '123',
  routing: '',
  account: '',
};
