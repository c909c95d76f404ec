import { expect, test } from 'vitest';
import type { Charge } from '../stripe/outcome.ts';
import { scenarioOf } from './scenarios.ts';
import { chargeUnder, faultsBy, onFileUnder, PAYMENTS, switchesOf } from './switches.ts';

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

test('refuse every reader as a bot, only in calls that document it', () => {
  const refused = { ...usual, botCheck: 'refused' } as const;
  expect(faultsBy(refused, 'subscribe')).toEqual([{ reply: 'botCheckRefused' }, {}]);
});
