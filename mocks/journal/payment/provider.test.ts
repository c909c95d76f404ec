import { describe, expect, test } from 'vitest';
import { open } from '#fixtures/world/journal.ts';
import { refOf } from '../../readers.ts';
import { type Charge, cardError, type MethodDetails } from '../../stripe/outcome.ts';
import { DONATIONS } from '../account/account-state.ts';
import { methodSetUp, openSetup } from './provider.ts';

test.each<[Charge, string]>([
  [{ kind: 'taken' }, 'already succeeded after being previously confirmed'],
  [{ kind: 'debited' }, 'a status of processing'],
])('says why a payment that was %o cannot be confirmed again', (charge, status) => {
  const { journal, order } = open();
  order();
  const confirm = () => journal.payments.confirm('pi_1_secret_2', charge);
  expect(confirm()).toMatchObject({ kind: 'paid' });
  expect(confirm()).toMatchObject({
    kind: 'failed',
    error: {
      code: 'payment_intent_unexpected_state',
      message: `You cannot confirm this PaymentIntent because it has ${status}.`,
    },
  });
});

describe('setups', () => {
  const reader = refOf('expiring-autorenew-off') ?? '';
  const details: MethodDetails = { card: { type: 'Visa', last_four: '4242', exp_month: 8, exp_year: 2029 } };
  const taken: Charge = { kind: 'taken' };
  const unverified: Charge = { kind: 'debited', unverified: true };
  const refused = { kind: 'refused', error: cardError('card_declined', 'Your card was declined.') } as const;

  function opened(owner?: string) {
    const { journal, clock } = open();
    const { secret } = journal.work((context) => openSetup(context, owner));
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
});
