import { expect, test } from 'vitest';
import { requests } from '../../replies.ts';
import { open } from '../open-journal.ts';
import { DEBIT_TAKES } from './debits.ts';

const { subscription } = requests.subscribe.printOrder.body.cart;
const body = {
  ...requests.subscribe.printOrder.body,
  cart: { items: [{ item: 'print-issue', ref: 'iss:41', quantity: 2 }], giftsubs: [], subscription },
};

test('sets goods aside at once, and does everything else when the bank has paid', () => {
  const { order, read, journal, clock } = open();
  const adas = () =>
    Object.values(journal.state().accounts).filter(({ subscriber }) => subscriber.account.name === 'Ada Okafor');
  order({ body });
  journal.payments.confirm('pi_1_secret_2', { kind: 'debited' });
  expect(read('pi_1')).toEqual({ status: 'processing', invoice: 'inv_3' });
  expect([journal.state().stock['iss:41'], adas().length]).toEqual([118, 0]);
  clock.now += DEBIT_TAKES - 1;
  expect(read('pi_1')).toMatchObject({ status: 'processing' });
  clock.now += 1;
  expect(read('pi_1')).toEqual({ status: 'completed', receipt: 'rcp_4' });
  expect([journal.state().stock['iss:41'], adas().length]).toEqual([118, 1]);
  expect(journal.state().intents.pi_1).toMatchObject({ status: 'succeeded', confirms: 1 });
  expect(journal.state().debts.inv_3).toMatchObject({ receipt: 'rcp_4' });
});

test('leaves an order alone whose debit the bank gave back', () => {
  const { order, read, journal, clock } = open();
  order({ body });
  journal.payments.confirm('pi_1_secret_2', { kind: 'debited', returned: 'The bank account has been closed.' });
  read('pi_1');
  clock.now += 2 * DEBIT_TAKES;
  expect(read('pi_1')).toEqual({ status: 'processing', invoice: 'inv_3' });
  expect(journal.state().receipts).toEqual({});
});
