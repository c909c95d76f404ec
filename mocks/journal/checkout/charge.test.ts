import { expect, test } from 'vitest';
import {
  onFile,
  open,
  openAs,
  printOrder,
  started,
  totalOf,
  updated,
  withCoupon,
} from '../../../tests/support/journal.ts';
import type { Reader } from '../../readers.ts';
import { replies } from '../../replies.ts';
import { asUpgrade, charge, paidElsewhere } from './charge.ts';
import { intentOf } from './intents.ts';

const paidAs = (receipt: string) => paidElsewhere({ status: 'completed', receipt, order: expect.any(Object) });

test('opens one intent per session and updates it', () => {
  const { order, journal } = open();
  expect(order()).toEqual(started(1));
  expect(totalOf(journal, 'pi_1')).toBe(3_600 + 2_500);
  expect(order({ body: { ...printOrder, cart: { ...printOrder.cart, donation: undefined } } })).toEqual(started(1));
  expect(totalOf(journal, 'pi_1')).toBe(3_600);
  expect(order({ body: { ...printOrder, invoice: 'pi_1' } })).toEqual(updated(1));
  expect(totalOf(journal, 'pi_1')).toBe(3_600 + 2_500);
  expect(order({ body: { ...printOrder, session: 'ses_other' } })).toEqual(started(3));
});

test('refuses an order paid in another tab, fulfils it once, and accepts only its own intent', () => {
  const { order, journal } = open();
  expect(order({ body: { ...printOrder, invoice: 'pi_unknown' } })).toEqual(replies.subscribe.updatedFailed);
  order();
  journal.payments.confirm('pi_1_secret_2', { kind: 'taken' });
  expect(order({ body: { ...printOrder, invoice: 'pi_1' } })).toEqual(paidAs('rcp_3'));
  expect(Object.keys(journal.state().receipts)).toEqual(['rcp_3']);
});

test('accepts a bot token once', () => {
  const { order } = open();
  expect(order({ captcha: 'token-1' })).toEqual(started(1));
  expect(order({ captcha: 'token-1' })).toEqual(replies.subscribe.botCheckRefused);
  expect(order({ captcha: '' })).toEqual(replies.subscribe.botCheckRefused);
});

test('accepts an order without a bot token only when the bot check is off', () => {
  const { order, journal } = open();
  expect(journal.ask('subscribe', { body: printOrder })).toEqual(replies.subscribe.botCheckRefused);
  journal.steer({ botCheck: 'absent' });
  expect(order({ captcha: '' })).toEqual(started(1));
  expect(journal.ask('subscribe', { body: printOrder })).toEqual(started(1));
});

test('neither charges nor saves a method after logout, and leaves the key unused', () => {
  const { order, journal } = open();
  for (const customer of ['use-card', 'add-card'] as const)
    expect(order({ key: 'key-1', body: { ...onFile, customer } })).toEqual(replies.subscribe.signedOut);
  expect(journal.state().intents).toEqual(open().journal.state().intents);
  journal.choose('card-on-file');
  expect(order({ key: 'key-1', body: onFile })).toMatchObject({ status: 200, body: { type: 'customer' } });
});

test('completes a free order at once and cancels the open intent', () => {
  const { order, journal, read } = open();
  order();
  expect(order({ body: withCoupon('FREEYEAR') }).body).toEqual({
    type: 'gratis',
    data: { receipt: 'rcp_3', order: expect.any(Object) },
  });
  expect(journal.state().receipts.rcp_3?.total).toBe(0);
  expect(journal.payments.confirm('pi_1_secret_2', { kind: 'taken' }).kind).toBe('failed');
  expect(read('pi_1')).toEqual({ status: 'unpaid' });
});

test('charges the card on file once and returns the receipt', () => {
  const { order, journal } = open();
  journal.choose('card-on-file');
  expect(order({ body: onFile }).body).toEqual({
    type: 'customer',
    data: { status: 'completed', receipt: 'rcp_3', order: expect.any(Object) },
  });
  expect(journal.state().intents.pi_1).toMatchObject({ status: 'succeeded', confirms: 1 });
});

test('debits the account on file and returns an invoice', () => {
  const { order, journal } = open();
  journal.choose('bank-on-file');
  expect(order({ body: onFile }).body).toEqual({
    type: 'customer',
    data: { status: 'processing', invoice: 'inv_3', order: expect.any(Object) },
  });
});

test('requires a replacement for an expired card on file', () => {
  const { order, journal, clock } = open();
  journal.choose('card-on-file');
  clock.now = Date.UTC(2029, 8);
  expect(order({ body: onFile })).toMatchObject({ status: 402, body: { checkout_errors: { require: 'replacement' } } });
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

test('rejects an order whose intent was paid, even after fulfilment', () => {
  const { order, journal, read } = open();
  order();
  journal.payments.confirm('pi_1_secret_2', { kind: 'taken' });
  for (const _ of [1, 2, 3]) read('pi_1');
  expect(order({ body: { ...printOrder, email: 'else@reader.example', invoice: 'pi_1' } })).toEqual(paidAs('rcp_3'));
  expect(journal.state().intents.pi_1?.status).toBe('succeeded');
});

test('opens another intent if the named one was canceled', () => {
  const { order, journal } = open();
  order();
  order({ body: withCoupon('FREEYEAR') });
  journal.become('visitor');
  const body = { ...printOrder, email: 'else@reader.example', invoice: 'pi_1' };
  expect(order({ body })).toMatchObject({ body: { type: 'started' } });
});

const visa = { type: 'Visa', last_four: '4242', exp_month: 8, exp_year: 2029 };
const mastercard = { type: 'Mastercard', last_four: '4444', exp_month: 2, exp_year: 2028 };
const ach = { bank_name: 'Harbor Savings', last_four: '6789', routing_number: '110000000' };

const chargedOnFile = (reader: Reader, payment: 'entered' | 'debited' = 'entered', now?: number) => {
  const { journal, clock } = openAs(reader);
  clock.now = now ?? clock.now;
  journal.steer({ payment });
  return journal.work((desk) => {
    const { order } = intentOf(desk, keys.payment_intent_id) ?? {};
    const { body } = order ? charge(desk, { purpose: 'cart crt_1', order, customer: 'use-card' }) : {};
    const { method, attempts, confirms } = Object.values(desk.state.intents).at(-1) ?? {};
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

test.each(['visitor', 'no-subscription'] as const)('starts a payment for a %s without a saved method', (reader) => {
  expect(chargedOnFile(reader)).toMatchObject({ body: { type: 'started' }, attempts: 0, confirms: 0 });
});

test('records on the intent which account pays or saves the new card', () => {
  const { order, journal } = open();
  journal.become('donor');
  journal.choose('authorization-required');
  const uses = (customer: 'use-card' | 'add-card' | undefined) => {
    order({ body: { ...onFile, customer } });
    return [journal.state().intents.pi_1?.onFileOf, journal.state().intents.pi_1?.keeps];
  };
  const ref = journal.state().reader;
  expect([uses('use-card'), uses('add-card'), uses(undefined)]).toEqual([
    [ref, undefined],
    [undefined, ref],
    [undefined, undefined],
  ]);
});

test('wraps the accepted order of a subscription change and passes on a refusal', () => {
  const { started: taken, updatedFailed } = replies.checkOutCart;
  expect(asUpgrade(taken)).toEqual({ ...taken, body: { type: 'upgrade-checkout', data: taken.body } });
  for (const refused of [paidAs('rcp_1'), updatedFailed]) expect(asUpgrade(refused)).toBe(refused);
});
