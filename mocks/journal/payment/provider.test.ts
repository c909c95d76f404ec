import { describe, expect, test } from 'vitest';
import { open } from '../../../tests/support/journal.ts';
import { refOf } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { type Charge, cardError, type IntentState, type MethodDetails } from '../../stripe/outcome.ts';
import { DONATIONS } from '../account/account-state.ts';
import { methodSetUp, openSetup } from './provider.ts';

describe('payments', () => {
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
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  };
  const unexpected = (message: string) => ({
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot confirm this PaymentIntent because it ${message}.`,
  });

  function ordered() {
    const opened = open();
    opened.order();
    return { ...opened, ...opened.journal.payments, intent: () => opened.journal.payments.find(SECRET) };
  }

  test('finds an intent only by its secret', () => {
    const { find } = ordered();
    expect(find(SECRET)).toMatchObject({ id: 'pi_1', secret: SECRET });
    expect(find('pi_1')).toBeUndefined();
  });

  test('answers an unknown secret as Stripe does and changes nothing', () => {
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
  ])('confirms with %s and counts the attempt', (_, charge, kind, kept) => {
    const { confirm, intent, read } = ordered();
    read('pi_1');
    const outcome = confirm(SECRET, charge, visa);
    expect(outcome).toMatchObject({ kind, intent: { id: 'pi_1', ...kept } });
    expect(intent()).toMatchObject({ attempts: 1, method: visa, ...kept });
  });

  test('restarts the poll count after a payment or challenge', () => {
    const { confirm, read, intent } = ordered();
    read('pi_1');
    confirm(SECRET, challenged);
    expect(intent()?.reads).toBe(0);
    read('pi_1');
    confirm(SECRET, taken);
    expect(intent()?.reads).toBe(0);
  });

  test('accepts another method after a refusal or challenge and keeps the last one entered', () => {
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
  ])('rejects payment of an intent that is %s', (status, message) => {
    const { confirm, finishChallenge, intent, journal } = ordered();
    confirm(SECRET, challenged, visa);
    journal.work(({ state }) => Object.assign(state.intents.pi_1 ?? {}, { status, challenge: undefined }));
    const refusal = { kind: 'failed', error: unexpected(message), intent: { id: 'pi_1', status } };
    expect(confirm(SECRET, taken, mastercard)).toMatchObject(refusal);
    expect(finishChallenge(SECRET, true)).toMatchObject(refusal);
    expect(intent()).toMatchObject({ status, confirms: 0, method: visa });
  });

  test.each<[string, Charge, boolean, object]>([
    ['pays once passed', taken, true, { kind: 'paid', intent: { status: 'succeeded', confirms: 1 } }],
    ['may lead to another', challenged, true, { kind: 'challenged', intent: { challenge: taken } }],
    ['refuses a payment if failed', taken, false, { kind: 'failed', error: notAuthenticated }],
    ['refuses a card declined afterwards', { kind: 'refused', error: declined }, true, { error: declined }],
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

  test('lets the payment switch decide, even during a challenge', () => {
    const { confirm, finishChallenge, journal } = ordered();
    journal.steer({ payment: 'challenged' });
    expect(confirm(SECRET, taken).kind).toBe('challenged');
    expect(finishChallenge(SECRET, true).kind).toBe('paid');
  });

  test('records a refused payment on its invoice', () => {
    const { journal } = open();
    const query = new URLSearchParams({ captcha: 'fresh' });
    const { body } = requests.payInvoice.newCard;
    journal.ask('payInvoice', { params: { invoice: 'inv_payable' }, query, body: { ...body, invoice: undefined } });
    journal.payments.confirm(SECRET, { kind: 'refused', error: declined });
    expect(journal.state().invoices.inv_payable?.failures).toMatchObject([
      { data: { msg: 'Your card was declined.' } },
    ]);
  });
});

describe('setups', () => {
  const reader = refOf('expiring-autorenew-off') ?? '';
  const details: MethodDetails = { card: { type: 'Visa', last_four: '4242', exp_month: 8, exp_year: 2029 } };
  const taken: Charge = { kind: 'taken' };
  const unverified: Charge = { kind: 'debited', unverified: true };
  const refused = { kind: 'refused', error: cardError('card_declined', 'Your card was declined.') } as const;
  const notAuthenticated = {
    type: 'invalid_request_error',
    code: 'setup_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  };

  function opened(owner?: string) {
    const { journal, clock } = open();
    const { secret } = journal.work((desk) => openSetup(desk, owner));
    const enter = (charge: Charge) => journal.setups.confirm(secret, { details, charge });
    return {
      journal,
      clock,
      secret,
      enter,
      setup: () => journal.setups.find(secret),
      finish: finishing(journal, secret),
    };
  }

  const finishing =
    ({ setups }: ReturnType<typeof open>['journal'], secret: string) =>
    (isPassed: boolean) =>
      setups.finishChallenge(secret, isPassed);

  test('opens a setup for one owner with its own secret', () => {
    const { clock, setup, secret } = opened(reader);
    expect(secret).toBe('seti_1_secret_2');
    expect(setup()).toEqual({
      id: 'seti_1',
      secret,
      created: clock.now,
      status: 'requires_payment_method',
      confirms: 0,
      owner: reader,
    });
  });

  test('answers an unknown secret as Stripe does and changes nothing', () => {
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
  ])('rejects another method once it is %s', (status, charge, message) => {
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
    ['sets up a card once passed', taken, true, { kind: 'set', setup: { status: 'succeeded', confirms: 1 } }],
    ['refuses a card if failed', taken, false, { kind: 'failed', error: notAuthenticated }],
    ['refuses a card declined afterwards', refused, true, { kind: 'failed', error: refused.error }],
  ])('a challenge %s', (_, after, isPassed, outcome) => {
    const { enter, finish, setup } = opened(reader);
    enter({ kind: 'challenged', after });
    expect(finish(isPassed)).toMatchObject(outcome);
    expect(setup()).not.toHaveProperty('challenge');
    expect(enter(taken).kind).toBe(isPassed && after === taken ? 'failed' : 'set');
    expect(setup()).not.toHaveProperty('refusal');
  });

  test('sets up nothing for a challenge that was not shown', () => {
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
  ])('%s for its account or donation', (_, charge, isKept) => {
    const { enter, journal } = opened(reader);
    enter(charge);
    expect(journal.state().accounts[reader]?.payment).toEqual(isKept ? { type: 'details', ...details } : null);
    const donation = opened(DONATIONS.failing);
    donation.enter(charge);
    expect(donation.journal.state().donations[DONATIONS.failing]?.details.data).toEqual(
      isKept ? details : open().journal.state().donations[DONATIONS.failing]?.details.data,
    );
  });

  test('saves no method of a setup without an owner and lets anyone use it', () => {
    const { enter, journal } = opened();
    enter(taken);
    const { accounts, donations } = open().journal.state();
    expect(journal.state()).toMatchObject({ accounts, donations });
    for (const owner of [undefined, reader, DONATIONS.failing])
      expect(methodSetUp(journal.state(), 'pm_3', owner)).toEqual({ type: 'details', data: details });
  });

  test('lets only its owner use a method', () => {
    const { enter, journal } = opened(reader);
    enter(taken);
    const used = (method: string, owner?: string) => methodSetUp(journal.state(), method, owner);
    expect(used('pm_3', reader)).toEqual({ type: 'details', data: details });
    for (const owner of [undefined, refOf('digital') ?? '', DONATIONS.failing])
      expect(used('pm_3', owner)).toBeUndefined();
    expect(used('pm_4', reader)).toBeUndefined();
  });

  test.each([unverified, { kind: 'challenged', after: taken }, refused] as const)(
    'makes no method available after $kind',
    (charge) => {
      const { enter, journal } = opened(reader);
      enter(charge);
      expect(methodSetUp(journal.state(), 'pm_3', reader)).toBeUndefined();
    },
  );

  test('contains the follow-up setup of the documented reply', () => {
    const { secret } = replies.setDonationCard.donationCardKept.body.keys;
    expect(open().journal.setups.find(secret)).toMatchObject({ secret, id: secret.split('_secret_')[0] });
  });
});
