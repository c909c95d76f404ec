import { expect, test } from 'vitest';
import { open } from '../../../tests/support/journal.ts';
import { refOf } from '../../readers.ts';
import { replies } from '../../replies.ts';
import { type Charge, cardError, type MethodDetails } from '../../stripe/outcome.ts';
import { DONATIONS } from '../account/account-state.ts';
import { methodSetUp, openSetup } from './provider.ts';

const reader = refOf('expiring-autorenew-off') ?? '';
const details: MethodDetails = { card: { type: 'Visa', last_four: '4242', exp_month: 8, exp_year: 2029 } };
const taken: Charge = { kind: 'taken' };
const unverified: Charge = { kind: 'debited', unverified: true };
const refused = { kind: 'refused', error: cardError('card_declined', 'Your card was declined.') } as const;
const notAuthenticated = {
  type: 'invalid_request_error',
  code: 'setup_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** A journal with one open setup, `seti_1`. */
function opened(owner?: string) {
  const { journal } = open();
  const { secret } = journal.work((desk) => openSetup(desk, owner));
  const enter = (charge: Charge) => journal.setups.confirm(secret, { details, charge });
  return { journal, secret, enter, setup: () => journal.setups.find(secret), finish: finishing(journal, secret) };
}

const finishing =
  ({ setups }: ReturnType<typeof open>['journal'], secret: string) =>
  (isPassed: boolean) =>
    setups.finishChallenge(secret, isPassed);

test('opens a setup for one owner, with a secret of its own', () => {
  const { setup, secret } = opened(reader);
  expect(secret).toBe('seti_1_secret_2');
  expect(setup()).toEqual({ id: 'seti_1', secret, status: 'requires_payment_method', confirms: 0, owner: reader });
});

test('answers an unknown secret as Stripe does, and changes nothing', () => {
  const { journal } = opened(reader);
  const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such setupintent.' };
  const before = journal.state();
  expect(journal.setups.confirm('seti_9', { details, charge: taken })).toEqual({ kind: 'failed', error });
  expect(journal.setups.finishChallenge('seti_9', true)).toEqual({ kind: 'failed', error });
  expect(journal.setups.find('seti_9')).toBeUndefined();
  expect(journal.state()).toEqual(before);
});

test.each<[string, Charge, object, object]>([
  ['a card', taken, { kind: 'set' }, { status: 'succeeded', confirms: 1, method: { details } }],
  ['a bank account', { kind: 'debited' }, { kind: 'set' }, { status: 'succeeded', confirms: 1, method: { details } }],
  ['an unverified bank account', unverified, { kind: 'set' }, { status: 'processing', confirms: 1 }],
  ['a challenge', { kind: 'challenged', after: taken }, { kind: 'challenged' }, { status: 'requires_action' }],
  [
    'a refusal',
    refused,
    { kind: 'failed', error: refused.error },
    { status: 'requires_payment_method', confirms: 0, method: undefined, refusal: refused.error },
  ],
])('confirms with %s', (_, charge, outcome, kept) => {
  const { enter, setup } = opened(reader);
  const { setup: confirmed, ...rest } = enter(charge);
  expect(rest).toEqual(outcome);
  expect(confirmed).toMatchObject({ id: 'seti_1', ...kept });
  expect(setup()).toEqual(confirmed);
});

test.each<[string, Charge, string]>([
  ['succeeded', taken, 'has already succeeded'],
  ['processing', unverified, 'has a status of processing'],
])('takes no other method once it is %s', (status, charge, message) => {
  const { enter, finish, setup } = opened(reader);
  enter(charge);
  const refusal = {
    kind: 'failed',
    error: {
      type: 'invalid_request_error',
      code: 'setup_intent_unexpected_state',
      message: `You cannot confirm this SetupIntent because it ${message}.`,
    },
    setup: { id: 'seti_1', status },
  };
  expect(enter(taken)).toMatchObject(refusal);
  expect(finish(true)).toMatchObject(refusal);
  expect(setup()).toMatchObject({ status, confirms: 1 });
});

test.each<[string, Charge, boolean, object]>([
  ['sets a card up once it is passed', taken, true, { kind: 'set', setup: { status: 'succeeded', confirms: 1 } }],
  ['refuses a card when it is failed', taken, false, { kind: 'failed', error: notAuthenticated }],
  ['refuses a card that is declined after it', refused, true, { kind: 'failed', error: refused.error }],
])('a challenge %s', (_, after, isPassed, outcome) => {
  const { enter, finish, setup } = opened(reader);
  enter({ kind: 'challenged', after });
  expect(finish(isPassed)).toMatchObject(outcome);
  expect(setup()).not.toHaveProperty('challenge');
  expect(enter(taken).kind).toBe(isPassed && after === taken ? 'failed' : 'set');
  expect(setup()).not.toHaveProperty('refusal');
});

test('sets nothing up for a challenge that was not shown', () => {
  const { finish, setup } = opened(reader);
  expect(finish(true)).toMatchObject({ kind: 'failed', error: notAuthenticated });
  expect(setup()).toMatchObject({ status: 'requires_payment_method', confirms: 0 });
});

test('lets the payment switch decide', () => {
  const { enter, journal } = opened(reader);
  journal.steer({ payment: 'declined' });
  expect(enter(taken).kind).toBe('failed');
});

test.each<[string, Charge, boolean]>([
  ['keeps a card', taken, true],
  ['keeps a bank account', { kind: 'debited' }, true],
  ['does not keep an unverified bank account', unverified, false],
  ['does not keep a challenged card', { kind: 'challenged', after: taken }, false],
  ['does not keep a refused card', refused, false],
])('%s for the account and for the donation that it was set up for', (_, charge, isKept) => {
  const { enter, journal } = opened(reader);
  enter(charge);
  expect(journal.state().accounts[reader]?.payment).toEqual(isKept ? { type: 'details', ...details } : null);
  const donation = opened(DONATIONS.failing);
  donation.enter(charge);
  expect(donation.journal.state().donations[DONATIONS.failing]?.details.data).toEqual(
    isKept ? details : open().journal.state().donations[DONATIONS.failing]?.details.data,
  );
});

test('keeps the method of a setup without owner for nobody, and lets anybody use it', () => {
  const { enter, journal } = opened();
  enter(taken);
  const { accounts, donations } = open().journal.state();
  expect(journal.state()).toMatchObject({ accounts, donations });
  for (const owner of [undefined, reader, DONATIONS.failing])
    expect(methodSetUp(journal.state(), 'pm_3', owner)).toEqual({ type: 'details', data: details });
});

test('lets only its owner use a method that was set up', () => {
  const { enter, journal } = opened(reader);
  enter(taken);
  const used = (method: string, owner?: string) => methodSetUp(journal.state(), method, owner);
  expect(used('pm_3', reader)).toEqual({ type: 'details', data: details });
  for (const owner of [undefined, refOf('digital') ?? '', DONATIONS.failing])
    expect(used('pm_3', owner)).toBeUndefined();
  expect(used('pm_4', reader)).toBeUndefined();
});

test.each([unverified, { kind: 'challenged', after: taken }, refused] as const)(
  'lets nobody use a method after $kind',
  (charge) => {
    const { enter, journal } = opened(reader);
    enter(charge);
    expect(methodSetUp(journal.state(), 'pm_3', reader)).toBeUndefined();
  },
);

test('knows the setup that follows in the documented reply', () => {
  const { secret } = replies.setDonationCard.donationCardKept.body.keys;
  expect(open().journal.setups.find(secret)).toMatchObject({ secret, id: secret.split('_secret_')[0] });
});
