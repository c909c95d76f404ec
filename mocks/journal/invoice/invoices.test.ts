import { expect, test } from 'vitest';
import { open, openAs } from '../../../tests/support/journal.ts';
import { requests } from '../../replies.ts';
import type { Intent } from '../checkout/checkout-state.ts';
import type { Deed, PricedOrder } from '../order/order.ts';
import { invoiceFor, noteRefusal, owedBy } from './invoices.ts';

const order: PricedOrder = {
  name: 'Ada Okafor',
  email: 'ada@reader.example',
  lines: [{ kind: 'donation-item', name: 'One-time donation', quantity: 1, amount: 500, shipping: 0, discount: 0 }],
  total: 500,
  goods: [],
  destination: null,
  bill: { goods: [], membership: null, giftees: [] },
  deeds: [],
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
  const donation: Deed = { kind: 'donate-monthly', name: 'Ada Okafor', email: 'ada@reader.example', amount: 500 };
  return { ...order, deeds: [donation, { kind: 'pay-invoice', token }] };
};

test('creates an invoice for an order whose debit is processing', () => {
  const { journal, clock } = open();
  const invoice = journal.work((desk) => invoiceFor(desk, intent));
  const { name, email, lines, total, bill } = order;
  expect(invoice).toEqual({
    ...{ token: 'inv_1', invoice_no: expect.stringMatching(/^CAT-\d+$/), created: '2026-03-14' },
    ...{ name, email, billed_to: null, email_to: null, address: null, shipcode: null, term: null, due_date: null },
    ...{ accepted_payments: 'all', bill, processing: { since: '2026-03-14' }, failures: [], lines, total },
  });
  expect(journal.state().debts.inv_1).toEqual({ order });
  expect(journal.state().clearing).toEqual({ inv_1: { intent: 'pi_1', since: clock.now } });
});

test('numbers invoices consecutively, from 1001 or after the highest [INV-9]', () => {
  const { journal } = open();
  const numbers = (count: number) =>
    Array.from({ length: count }, () => Number(journal.work((desk) => invoiceFor(desk, intent)).invoice_no.slice(4)));
  const highest = Math.max(
    ...Object.values(journal.state().invoices).map(({ invoice_no }) => Number(/\d+/.exec(invoice_no))),
  );
  expect(numbers(2)).toEqual([highest + 1, highest + 2]);
  journal.work(({ state }) => {
    state.invoices = {};
  });
  expect(numbers(2)).toEqual([1_001, 1_002]);
});

test('finds an invoice only together with its debt', () => {
  const { journal } = open();
  const found = journal.work(({ state }) => {
    delete state.debts.inv_pastDue;
    delete state.invoices.inv_netThirty;
    return ['inv_payable', 'inv_pastDue', 'inv_netThirty', 'inv_none'].map((token) => owedBy(state, token));
  });
  const { invoices, debts } = journal.state();
  expect(found).toEqual([{ invoice: invoices.inv_payable, debt: debts.inv_payable }, undefined, undefined, undefined]);
});

test('attaches a debit to the invoice that its order pays, and detaches it when returned', () => {
  const { journal } = open();
  const before = Object.keys(journal.state().invoices);
  const debited = (returned?: string) =>
    journal.work((desk) =>
      invoiceFor(desk, { ...intent, order: paying('inv_payable'), ...(returned !== undefined && { returned }) }),
    );
  expect(debited()).toMatchObject({ token: 'inv_payable', processing: { since: '2026-03-14' } });
  expect(debited('The bank account has been closed.')).toMatchObject({
    processing: null,
    failures: [{ data: { msg: 'The bank account has been closed.' } }],
  });
  expect(journal.state().clearing).toEqual({});
  expect(Object.keys(journal.state().invoices)).toEqual(before);
});

test('tells the webhook that a debit was returned', () => {
  const { journal } = open();
  const types: string[] = [];
  journal.onEvents((events) => types.push(...events.map(({ type }) => type)));
  journal.work((desk) => invoiceFor(desk, { ...intent, returned: 'The bank account has been closed.' }));
  expect(types).toEqual(['payment_intent.payment_failed']);
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

test('records nothing if the refused order pays no invoice', () => {
  const { journal } = open();
  const before = structuredClone(journal.state().invoices);
  journal.work(({ state }) => noteRefusal(state, order, 'Your card was declined.'));
  expect(journal.state().invoices).toEqual(before);
});

test('closes the cart of a debit and leaves the new cart unchanged when it is paid [POLL-4]', async () => {
  const { ask, journal, read, clock } = openAs('visitor');
  const carts = () => Object.values(journal.state().carts);
  await ask('addToCart', requests.addToCart.basicProduct);
  const { password: _, ...body } = requests.checkOutCart.guest.body;
  await ask('checkOutCart', { body: { ...body, version: 1 }, query: 'captcha=fresh' });
  journal.payments.confirm('pi_2_secret_3', { kind: 'debited' });
  expect(read('pi_2')).toEqual({ status: 'processing', invoice: 'inv_4', order: expect.any(Object) });
  await ask('addToCart', requests.addToCart.digitalProduct);
  const before = carts();
  expect(before).toMatchObject([{ version: 3, lines: [{ qty: 1 }] }]);
  clock.now += 60_000;
  expect(read('pi_2')).toMatchObject({ status: 'completed' });
  expect(carts()).toEqual(before);
});
