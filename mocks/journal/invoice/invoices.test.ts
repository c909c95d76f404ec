import { expect, test } from 'vitest';
import { open } from '#fixtures/world/journal.ts';
import type { Intent } from '../checkout/checkout-state.ts';
import type { Effect, PricedOrder } from '../order/order.ts';
import { invoiceFor, noteRefusal } from './invoices.ts';

const order: PricedOrder = {
  name: 'Ada Okafor',
  email: 'ada@reader.example',
  lines: [{ kind: 'donation-item', name: 'One-time donation', quantity: 1, amount: 500, shipping: 0, discount: 0 }],
  total: 500,
  goods: [],
  destination: null,
  bill: { goods: [], membership: null, giftees: [] },
  effects: [],
};
const intent: Intent = {
  id: 'pi_1',
  secret: 'pi_1_secret_2',
  created: 0,
  status: 'processing',
  order,
  attempts: 1,
  confirms: 1,
  reads: 0,
};
const paying = (token: string): PricedOrder => {
  const donation: Effect = {
    kind: 'donate-monthly',
    account: null,
    name: 'Ada Okafor',
    email: 'ada@reader.example',
    amount: 500,
  };
  return { ...order, effects: [donation, { kind: 'pay-invoice', token }] };
};

test('numbers invoices consecutively, from 1001 or after the highest [INV-9]', () => {
  const { journal } = open();
  const numbers = (count: number) =>
    Array.from({ length: count }, () =>
      Number(journal.work((context) => invoiceFor(context, intent)).invoice_no.slice(4)),
    );
  const highest = Math.max(
    ...Object.values(journal.state().invoices).map(({ invoice_no }) => Number(/\d+/.exec(invoice_no))),
  );
  expect(numbers(2)).toEqual([highest + 1, highest + 2]);
  journal.work(({ state }) => {
    state.invoices = {};
  });
  expect(numbers(2)).toEqual([1_001, 1_002]);
});

test('keeps the hundred latest refusals of an invoice, newest first [INV-19]', () => {
  const { journal } = open();
  const words = Array.from({ length: 101 }, (_, at) => `Declined for the time number ${at}.`);
  journal.work(({ state }) => {
    for (const each of words) noteRefusal(state, paying('inv_payable'), each);
  });
  const failures = journal.state().invoices.inv_payable?.failures.map(({ data }) => data.msg);
  expect(failures).toEqual(words.toReversed().slice(0, 100));
});
