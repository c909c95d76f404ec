import { expect, test } from 'vitest';
import { onFile, open, openAs, printOrder, started, updated } from '#fixtures/world/journal.ts';
import type { Reader } from '../../readers.ts';
import { replies } from '../../replies.ts';
import { charge, paidElsewhere } from './charge.ts';
import { intentOf } from './intents.ts';

const paidAs = (receipt: string) => paidElsewhere({ status: 'completed', receipt, order: expect.any(Object) });

test('accepts an order without a bot token only when the bot check is off', () => {
  const { order, journal } = open();
  expect(journal.ask('subscribe', { body: printOrder })).toEqual(replies.subscribe.botCheckRefused);
  journal.steer({ botCheck: 'absent' });
  expect(order({ captcha: '' })).toEqual(started(1));
  expect(journal.ask('subscribe', { body: printOrder })).toEqual(started(1));
});

test.each([
  ['authorization', replies.subscribe.authorizationRequired.body.checkout_errors.message],
  ['replacement', replies.setCard.cardDeclined.body.errors],
] as const)('reports that the card on file needs %s', (need, message) => {
  const { order, journal } = open();
  journal.choose(`${need}-required`);
  const { checkout_errors } = replies.subscribe[`${need}Required`].body;
  const keys = { payment_intent_id: 'pi_1', stripe_secret: 'pi_1_secret_2' };
  const headers = { 'Cache-Control': 'no-store' };
  const body = { checkout_errors: { ...checkout_errors, message, keys } };
  expect(order({ body: onFile })).toEqual({ status: 402, headers, body });
  expect(order({ body: { ...onFile, customer: 'add-card', invoice: 'pi_1' } })).toEqual(updated(1));
});

const { keys } = replies.subscribe.started.body.data;

test('accepts the documented intent for any order until it is paid', () => {
  const { order, journal } = open();
  const body = { ...printOrder, invoice: keys.payment_intent_id };
  expect(order({ body })).toMatchObject({ body: { type: 'updated', data: { keys } } });
  journal.payments.confirm(keys.stripe_secret, { kind: 'taken' });
  expect(order({ body })).toEqual(paidAs('rcp_1'));
});

const visa = { type: 'Visa', last_four: '4242', exp_month: 8, exp_year: 2029 };
const mastercard = { type: 'Mastercard', last_four: '4444', exp_month: 2, exp_year: 2028 };
const ach = { bank_name: 'Harbor Savings', last_four: '6789', routing_number: '110000000' };

const chargedOnFile = (reader: Reader, payment: 'entered' | 'debited' = 'entered', now?: number) => {
  const { journal, clock } = openAs(reader);
  clock.now = now ?? clock.now;
  journal.steer({ payment });
  return journal.work((context) => {
    const { order } = intentOf(context, keys.payment_intent_id) ?? {};
    const { body } = order ? charge(context, { purpose: 'cart crt_1', order, customer: 'use-card' }) : {};
    const { method, attempts, confirms } = Object.values(context.state.intents).at(-1) ?? {};
    return { body, method, attempts, confirms };
  });
};

test.each([
  ['donor', 'entered', 'completed', { card: visa }],
  ['extended', 'entered', 'completed', { card: mastercard }],
  ['print-canada', 'entered', 'processing', { ach }],
  ['extended', 'debited', 'processing', { ach }],
  ['donor', 'debited', 'processing', {}],
] as const)('charges the saved method of a %s once (%s)', (reader, payment, status, method) => {
  const body = { type: 'customer', data: { status } };
  expect(chargedOnFile(reader, payment)).toMatchObject({ body, attempts: 1, confirms: 1 });
  expect(chargedOnFile(reader, payment).method).toEqual(method);
});

test('debits the account on file beside an expired card [PAYM-6]', () => {
  expect(chargedOnFile('extended', 'entered', Date.UTC(2028, 2) - 1).method).toEqual({ card: mastercard });
  expect(chargedOnFile('extended', 'entered', Date.UTC(2028, 2))).toMatchObject({
    body: { data: { status: 'processing' } },
    method: { ach },
  });
});
