import { expect, test } from 'vitest';
import { replies } from '../replies.ts';
import { onFile, open, printOrder, started, totalOf, updated, withCoupon } from './open-journal.ts';
import { KEPT_FOR } from './place-order.ts';

test('answers an attempt key again with the first reply, whatever the body and whatever came of it', () => {
  const { order, journal } = open();
  const first = order({ key: 'key-1' });
  journal.payments.confirm('pi_1_secret_2', { kind: 'taken' });
  expect(order({ key: 'key-1', captcha: '', body: {} })).toEqual(first);
  expect(order({ key: 'key-2' })).toEqual(started(3));
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

test('refuses to change an order that is paid, or that it does not know', () => {
  const { order, journal } = open();
  order();
  journal.payments.confirm('pi_1_secret_2', { kind: 'taken' });
  expect(order({ body: { ...printOrder, invoice: 'pi_1' } })).toEqual(replies.subscribe.orderChanged);
  expect(order({ body: { ...printOrder, invoice: 'pi_unknown' } })).toEqual(replies.subscribe.updatedFailed);
});

test('takes a bot token once', () => {
  const { order } = open();
  expect(order({ captcha: 'token-1' })).toEqual(started(1));
  expect(order({ captcha: 'token-1' })).toEqual(replies.subscribe.botCheckRefused);
  expect(order({ captcha: '' })).toEqual(replies.subscribe.botCheckRefused);
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
  journal.choose('bank-on-file');
  expect(order({ body: onFile }).body).toEqual({ type: 'customer', data: { status: 'processing', invoice: 'inv_6' } });
});

test.each(['authorization', 'replacement'] as const)('says that the card on file needs %s', (need) => {
  const { order, journal } = open();
  journal.choose(`${need}-required`);
  const { checkout_errors } = replies.subscribe[`${need}Required`].body;
  const keys = { payment_intent_id: 'pi_1', stripe_secret: 'pi_1_secret_2' };
  expect(order({ body: onFile })).toEqual({ status: 402, body: { checkout_errors: { ...checkout_errors, keys } } });
  expect(order({ body: { ...onFile, customer: 'add-card', invoice: 'pi_1' } })).toEqual(updated(1));
});
