import { expect, test } from 'vitest';
import { replies } from '../../replies.ts';
import { onFile, open, printOrder, started, totalOf, updated, withCoupon } from '../open-journal.ts';
import { KEPT_FOR } from './attempts.ts';

test('answers an attempt key again with the first reply, whatever the body and whatever came of it', () => {
  const { order, journal } = open();
  const first = order({ key: 'key-1' });
  journal.payments.confirm('pi_1_secret_2', { kind: 'taken' });
  expect(order({ key: 'key-1', captcha: '', body: {} })).toEqual(first);
  expect(order({ key: 'key-2' })).toEqual(replies.subscribe.paidElsewhere);
});

test('keeps a key open while nobody can tell what became of its attempt', () => {
  const { order } = open();
  expect(order({ key: 'key-1', captcha: '' })).toEqual(replies.subscribe.botCheckRefused);
  expect(order({ key: 'key-1' })).toEqual(started(1));
});

test('keeps the reply of an attempt key for 24 hours', () => {
  const { order, clock } = open();
  const first = order({ key: 'key-1' });
  clock.now += KEPT_FOR - 1;
  expect(order({ key: 'key-1', body: {} })).toEqual(first);
  clock.now += 1;
  expect(order({ key: 'key-1', body: {} })).toEqual(replies.subscribe.refused);
});

test('opens one intent for a session and brings it up to date', () => {
  const { order, journal } = open();
  expect(order()).toEqual(started(1));
  expect(totalOf(journal, 'pi_1')).toBe(3_600 + 2_500);
  expect(order({ body: { ...printOrder, cart: { ...printOrder.cart, donation: undefined } } })).toEqual(started(1));
  expect(totalOf(journal, 'pi_1')).toBe(3_600);
  expect(order({ body: { ...printOrder, invoice: 'pi_1' } })).toEqual(updated(1));
  expect(totalOf(journal, 'pi_1')).toBe(3_600 + 2_500);
  expect(order({ body: { ...printOrder, session: 'ses_other' } })).toEqual(started(3));
});

test('refuses an order that is paid in another tab, fulfils it once, and knows no intent but its own', () => {
  const { order, journal } = open();
  expect(order({ body: { ...printOrder, invoice: 'pi_unknown' } })).toEqual(replies.subscribe.updatedFailed);
  order();
  journal.payments.confirm('pi_1_secret_2', { kind: 'taken' });
  expect(order({ body: { ...printOrder, invoice: 'pi_1' } })).toEqual(replies.subscribe.paidElsewhere);
  expect(Object.keys(journal.state().receipts)).toEqual(['rcp_3']);
});

test('takes a bot token once', () => {
  const { order } = open();
  expect(order({ captcha: 'token-1' })).toEqual(started(1));
  expect(order({ captcha: 'token-1' })).toEqual(replies.subscribe.botCheckRefused);
  expect(order({ captcha: '' })).toEqual(replies.subscribe.botCheckRefused);
});

test('charges nothing to what is on file, and keeps no card, once the session has ended; the key stays open', () => {
  const { order, journal } = open();
  for (const customer of ['use-card', 'add-card'] as const)
    expect(order({ key: 'key-1', body: { ...onFile, customer } })).toEqual(replies.subscribe.signedOut);
  expect(journal.state().intents).toEqual(open().journal.state().intents);
  journal.choose('card-on-file');
  expect(order({ key: 'key-1', body: onFile })).toMatchObject({ status: 200, body: { type: 'customer' } });
});

test('gives a free order away at once, and closes what was open', () => {
  const { order, journal, read } = open();
  order();
  expect(order({ body: withCoupon('FREEYEAR') }).body).toEqual({ type: 'gratis', data: { receipt: 'rcp_3' } });
  expect(journal.state().receipts.rcp_3?.total).toBe(0);
  expect(journal.payments.confirm('pi_1_secret_2', { kind: 'taken' }).kind).toBe('failed');
  expect(read('pi_1')).toEqual({ status: 'unpaid' });
});

test('charges the card on file, once, and ends with its receipt', () => {
  const { order, journal } = open();
  journal.choose('card-on-file');
  expect(order({ body: onFile }).body).toEqual({ type: 'customer', data: { status: 'completed', receipt: 'rcp_3' } });
  expect(journal.state().intents.pi_1).toMatchObject({ status: 'succeeded', confirms: 1 });
});

test('debits the account on file, which ends with an invoice', () => {
  const { order, journal } = open();
  journal.choose('bank-on-file');
  expect(order({ body: onFile }).body).toEqual({ type: 'customer', data: { status: 'processing', invoice: 'inv_3' } });
});

test('a card on file that has expired must be replaced', () => {
  const { order, journal, clock } = open();
  journal.choose('card-on-file');
  clock.now = Date.UTC(2029, 8);
  expect(order({ body: onFile })).toMatchObject({ status: 402, body: { checkout_errors: { require: 'replacement' } } });
});

test.each(['authorization', 'replacement'] as const)('says that the card on file needs %s', (need) => {
  const { order, journal } = open();
  journal.choose(`${need}-required`);
  const { checkout_errors } = replies.subscribe[`${need}Required`].body;
  const keys = { payment_intent_id: 'pi_1', stripe_secret: 'pi_1_secret_2' };
  const headers = { 'Cache-Control': 'no-store' };
  const body = { checkout_errors: { ...checkout_errors, keys } };
  expect(order({ body: onFile })).toEqual({ status: 402, headers, body });
  expect(order({ body: { ...onFile, customer: 'add-card', invoice: 'pi_1' } })).toEqual(updated(1));
});
