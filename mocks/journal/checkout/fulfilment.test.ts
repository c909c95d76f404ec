import { expect, test } from 'vitest';
import { open, withGoods } from '../../../tests/support/journal.ts';
import { replies } from '../../replies.ts';
import { cancelIntent } from './intents.ts';

test('fulfils a paid order once: two polls in progress, then always the same receipt', () => {
  const { order, journal, read } = open();
  order({ body: withGoods(3) });
  expect(read('pi_1')).toEqual({ status: 'unpaid' });
  journal.payments.confirm('pi_1_secret_2', { kind: 'taken' });
  expect([1, 2, 3, 4].map(() => read('pi_1'))).toEqual([
    { status: 'in-progress' },
    { status: 'in-progress' },
    { status: 'completed', receipt: 'rcp_3', order: expect.any(Object) },
    { status: 'completed', receipt: 'rcp_3', order: expect.any(Object) },
  ]);
  expect(journal.state().receipts).toMatchObject({
    rcp_3: {
      token: 'rcp_3',
      created: '2026-03-14',
      name: 'Ada Okafor',
      email: 'ada@reader.example',
      lines: [
        {
          kind: 'personal-subscription',
          name: 'Student, print and digital, 1 year',
          quantity: 1,
          amount: 3_600,
          shipping: 0,
          discount: 0,
        },
        { kind: 'donation-item', name: 'One-time donation', quantity: 1, amount: 2_500, shipping: 0, discount: 0 },
        {
          kind: 'sized-product',
          name: 'Tide table shirt, Small',
          quantity: 3,
          amount: 7_950,
          shipping: 800,
          discount: 0,
        },
      ],
      total: 14_850,
    },
  });
  expect(journal.state().stock).toMatchObject({ 'prd:shirt': 12, 'sze:shirt-s': 1 });
});

test('restarts polling on a reset and still fulfils once', () => {
  const { order, journal, read } = open();
  order();
  journal.payments.confirm('pi_1_secret_2', { kind: 'taken' });
  expect([read('pi_1'), read('pi_1'), read('pi_1', true), read('pi_1'), read('pi_1')]).toEqual([
    { status: 'in-progress' },
    { status: 'in-progress' },
    { status: 'in-progress' },
    { status: 'in-progress' },
    { status: 'completed', receipt: 'rcp_3', order: expect.any(Object) },
  ]);
  expect(read('pi_1', true)).toEqual({ status: 'completed', receipt: 'rcp_3', order: expect.any(Object) });
});

test('returns the invoice of a bank debit, which records a returned debit', () => {
  const { order, journal, read } = open();
  order();
  journal.payments.confirm('pi_1_secret_2', { kind: 'debited', returned: 'The bank account has been closed.' });
  expect([read('pi_1'), read('pi_1')]).toEqual([
    { status: 'processing', invoice: 'inv_3', order: expect.any(Object) },
    { status: 'processing', invoice: 'inv_3', order: expect.any(Object) },
  ]);
  expect(journal.state().invoices.inv_3).toMatchObject({
    invoice_no: 'CAT-1060',
    processing: null,
    failures: [{ data: { msg: 'The bank account has been closed.' } }],
    total: 6_100,
  });
});

test('cancels an abandoned challenge before reporting the order as unpaid', () => {
  const { order, journal, read } = open();
  order();
  journal.payments.confirm('pi_1_secret_2', { kind: 'challenged', after: { kind: 'taken' } });
  expect([1, 2, 3].map(() => read('pi_1').status)).toEqual(['in-progress', 'in-progress', 'unpaid']);
  expect(journal.payments.finishChallenge('pi_1_secret_2', true).kind).toBe('failed');
  expect(read('pi_1')).toEqual({ status: 'unpaid' });
});

test('rejects unknown and foreign intents', () => {
  const { journal } = open();
  for (const id of ['pi_unknown', '__proto__', 'constructor'])
    expect(journal.ask('getFulfilment', { params: { intent_id: id } })).toEqual(replies.getFulfilment.unknownIntent);
});

test('restarts polling only on a reset', () => {
  const { order, journal } = open();
  order();
  journal.payments.confirm('pi_1_secret_2', { kind: 'taken' });
  const read = () => journal.ask('getFulfilment', { params: { intent_id: 'pi_1' } }).body;
  expect([read(), read(), read()].at(-1)).toEqual({ status: 'completed', receipt: 'rcp_3', order: expect.any(Object) });
});

test('reports a canceled intent as unpaid', () => {
  const { order, journal, read } = open();
  order();
  journal.work((desk) => cancelIntent(desk, journal.state().intents.pi_1?.purpose ?? ''));
  expect(journal.state().intents.pi_1?.status).toBe('canceled');
  expect(read('pi_1')).toEqual({ status: 'unpaid' });
});
