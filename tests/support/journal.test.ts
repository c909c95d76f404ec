import { expect, test } from 'vitest';
import { onFile, open, openAs, printOrder, started, totalOf, updated, withCoupon } from './journal.ts';

test('opens an order, updates it and repeats the reply to its key', () => {
  const { journal, order } = open();
  expect(order({ key: 'key-1' })).toEqual(started(1));
  expect(order({ key: 'key-1' })).toEqual(started(1));
  expect(order({ body: { ...printOrder, invoice: 'pi_1' } })).toEqual(updated(1));
  expect(order({ body: { ...printOrder, session: 'ses_other' } })).toEqual(started(3));
  expect(order({ body: {} })).toMatchObject({ status: 400 });
  expect([totalOf(journal, 'pi_1'), totalOf(journal, 'pi_3')]).toEqual([6_100, 6_100]);
});

test('charges the full price without a coupon and nothing with a free year', () => {
  const { order } = open();
  const bill = () => order({ body: withCoupon('FIVE') });
  expect(bill()).toEqual(started(1));
  expect(order({ body: withCoupon('FREEYEAR') })).toMatchObject({ body: { type: 'gratis' } });
  const { journal } = open();
  journal.ask('subscribe', { query: new URLSearchParams({ captcha: 'fresh' }), body: withCoupon('FIVE') });
  expect(journal.state().intents.pi_1?.order.lines).toMatchObject([
    { kind: 'personal-subscription', name: 'Student, print and digital, 1 year', discount: 500 },
  ]);
});

test('orders with the card on file', () => {
  const { journal, order } = open();
  journal.choose('card-on-file');
  expect(order({ body: onFile })).toMatchObject({ body: { type: 'customer' } });
  expect(Object.values(journal.state().receipts)).toMatchObject([{ email: 'tomas@reader.example' }]);
});

test('returns nothing for an unknown account or intent', () => {
  const { journal, read } = open();
  expect(openAs('visitor').kept('acc_none')).toBeUndefined();
  expect(totalOf(journal, 'pi_none')).toBeUndefined();
  expect(() => read('pi_none')).toThrow('The journal answered 404.');
});
