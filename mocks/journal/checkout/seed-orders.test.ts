import { expect, test } from 'vitest';
import { pages, replies } from '../../replies.ts';
import { open } from '../open-journal.ts';
import { seedOrders } from './seed-orders.ts';

const { started } = replies.subscribe;
const { upgradeStarted } = replies.updateSubscription;
const { receipt } = pages.showReceipt.receipt.body;
const { address } = pages.showInvoice.payable.body.invoice;

test.each([
  ['an order', started.body.data.keys],
  ['a change', upgradeStarted.body.data.data.keys],
])('the documented intent of %s waits for its payment, which ends with the documented receipt', (_, keys) => {
  const { journal, read } = open();
  expect(read(keys.payment_intent_id)).toEqual({ status: 'unpaid' });
  expect(journal.payments.confirm(keys.stripe_secret, { kind: 'taken' }).kind).toBe('paid');
  const stock = { ...journal.state().stock };
  const ends = [1, 2, 3].map(() => read(keys.payment_intent_id));
  expect(ends.at(-1)).toEqual({ status: 'completed', receipt: 'rcp_1' });
  const { name, email, lines, total } = receipt;
  expect(journal.state().receipts.rcp_1).toEqual({ token: 'rcp_1', created: '2026-03-14', name, email, lines, total });
  expect(journal.state().stock).toEqual(stock);
});

test('the documented intent of an order can be debited, which ends with an invoice that bills nothing', () => {
  const { journal, read } = open();
  const { keys } = started.body.data;
  journal.payments.confirm(keys.stripe_secret, { kind: 'debited' });
  expect(read(keys.payment_intent_id)).toEqual({ status: 'processing', invoice: 'inv_1' });
  expect(journal.state().invoices.inv_1).toMatchObject({
    bill: { goods: [], membership: null, giftees: [] },
    address: null,
    total: receipt.total,
  });
});

test('starts without receipts, kept answers or used bot tokens', () => {
  expect(seedOrders()).toMatchObject({ kept: {}, spent: [], open: {}, receipts: {} });
  expect(seedOrders().spent).toEqual([]);
  const nothing = { goods: [], destination: null, deeds: [] };
  expect(Object.values(seedOrders().intents).map(({ order }) => order)).toMatchObject([nothing, nothing]);
});

test('every documented invoice is there under a token and a number of its own [INV-9]', () => {
  const { invoices } = seedOrders();
  const documented = Object.entries(pages.showInvoice).flatMap(([name, { body }]) => (body.invoice ? [name] : []));
  const [first, ...others] = documented;
  expect(first).toBe('invoiceProcessing');
  expect(Object.keys(invoices)).toEqual(['inv_5tG4hA', ...others.map((name) => `inv_${name}`)]);
  expect(Object.values(invoices).map(({ invoice_no }) => invoice_no)).toEqual(
    documented.map((_, place) => `CAT-${1_042 + place}`),
  );
  for (const [token, invoice] of Object.entries(invoices)) expect(invoice.token).toBe(token);
});

const cycle = { term: '1year', level: 'high', deliverable: 'print-a', orderedBy: 'Ada Okafor', address };
const visitor = { name: 'Ada Okafor', email: 'ada@reader.example', password: '' };

test.each<[string, object[]]>([
  ['payable', []],
  ['withGiftees', []],
  ['netThirty', []],
  ['introductory', [{ kind: 'subscribe', owner: visitor, cycle }]],
  [
    'digitalInvoice',
    [{ kind: 'subscribe', owner: visitor, cycle: { ...cycle, level: 'low', deliverable: 'digital', address: null } }],
  ],
  [
    'payableByReader',
    [{ kind: 'subscribe', owner: { account: 'acc_Jm5s' }, cycle: { ...cycle, orderedBy: 'Tomás Lindqvist' } }],
  ],
  [
    'upgrade',
    [
      {
        ...{ kind: 'change', account: 'acc_Wq31', token: 'sub_t9Bd', deliverable: 'print-b', level: 'high' },
        address: pages.showInvoice.upgrade.body.invoice.address,
      },
    ],
  ],
])('the documented invoice %s carries out what it bills', (name, deeds) => {
  const { invoices, debts } = seedOrders();
  const { lines, total, bill } = invoices[`inv_${name}`] ?? {};
  const order = debts[`inv_${name}`]?.order;
  expect(order).toMatchObject({ lines, total, bill });
  expect([order?.deeds, order?.goods]).toEqual([deeds, []]);
});

test('sends the goods of an invoice to its address, if it has one', () => {
  const { debts } = seedOrders();
  expect(debts.inv_payable?.order.destination).toEqual({ shipcode: 'ship-a', address });
  expect(debts.inv_digitalInvoice?.order.destination).toBeNull();
});

test('the documented invoice that is paid has the documented receipt, and no other has one', () => {
  const receipts = Object.entries(seedOrders().debts).flatMap(([token, debt]) =>
    'receipt' in debt ? [[token, debt.receipt]] : [],
  );
  expect(receipts).toEqual([['inv_invoicePaid', pages.showInvoice.invoicePaid.body.receipt]]);
});
