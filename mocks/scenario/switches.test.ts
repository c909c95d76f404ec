import { expect, test } from 'vitest';
import { open } from '#fixtures/world/journal.ts';
import type { Charge } from '../stripe/outcome.ts';
import { scenarioOf } from './scenarios.ts';
import { chargeUnder, faultsBy, onFileUnder, PAYMENTS, switchesOf, walletUnder } from './switches.ts';

const usual = switchesOf(scenarioOf('happy'));

test('have defaults until a scenario sets them', () => {
  expect(usual).toEqual({
    network: 'normal',
    call: null,
    payment: 'entered',
    botCheck: 'passes',
    botProvider: 'recaptcha',
  });
  expect(switchesOf(scenarioOf('card-declined'))).toEqual({ ...usual, payment: 'declined' });
  expect(switchesOf(scenarioOf('bot-check-silent'))).toEqual({ ...usual, botCheck: 'silent' });
  expect(switchesOf(scenarioOf('offline'))).toEqual({ ...usual, network: 'offline' });
});

test('decide the result of a charge, or leave it to the method entered', () => {
  const refused: Charge = {
    kind: 'refused',
    error: { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' },
  };
  const under = (payment: (typeof PAYMENTS)[number]) => chargeUnder({ ...usual, payment }, refused);
  expect(PAYMENTS.map(under)).toEqual([
    refused,
    {
      kind: 'refused',
      error: {
        type: 'card_error',
        code: 'card_declined',
        message: 'Your card was declined.',
        decline_code: 'generic_decline',
      },
    },
    { kind: 'challenged', after: refused },
    { kind: 'debited' },
    ...PAYMENTS.slice(4).map(() => refused),
  ]);
  expect(PAYMENTS.map((payment) => onFileUnder({ ...usual, payment }))).toEqual([
    undefined,
    'replacement',
    'authorization',
    'bank',
    ...PAYMENTS.slice(4).map(() => undefined),
  ]);
});

test('add a wallet to the browser only if they name one', () => {
  expect(PAYMENTS.map((payment) => walletUnder({ payment })).filter((wallet) => wallet !== undefined)).toEqual([
    'wallet',
    'wallet-cancelled',
    'wallet-abroad',
    'wallet-declined',
    'wallet-broken',
    'wallet-silent',
  ]);
});

test('show a cardholder one challenge, even for a card with its own', () => {
  const challenged: Charge = { kind: 'challenged', after: { kind: 'taken' } };
  expect(chargeUnder({ ...usual, payment: 'challenged' }, challenged)).toEqual(challenged);
});

test('decide how a payment ends', () => {
  const { journal, order } = open();
  order();
  journal.steer({ payment: 'declined' });
  expect(journal.payments.confirm('pi_1_secret_2', { kind: 'taken' })).toMatchObject({
    kind: 'failed',
    error: { code: 'card_declined' },
  });
  journal.steer({ payment: 'debited' });
  expect(journal.payments.confirm('pi_1_secret_2', { kind: 'taken' })).toMatchObject({
    kind: 'paid',
    intent: { status: 'processing' },
  });
});

test('refuse every reader as a bot, only in calls that document it', () => {
  const refused = { ...usual, botCheck: 'refused' } as const;
  expect(faultsBy(refused, 'subscribe')).toEqual([{ reply: 'botCheckRefused' }, {}]);
});
