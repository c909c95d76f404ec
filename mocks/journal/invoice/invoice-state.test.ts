import { expect, test } from 'vitest';
import { pages } from '../../replies.ts';
import { documentedHistory } from '../account/history-state.ts';
import { seedInvoices } from './invoice-state.ts';

const { address } = pages.showInvoice.payable.body.invoice;

test('contains every documented invoice under a unique token and number [INV-9]', () => {
  const { invoices } = seedInvoices();
  const billed = documentedHistory('expiring').filter(({ kind }) => kind === 'invoice');
  const documented = Object.entries(pages.showInvoice).flatMap(([name, { body }]) => (body.invoice ? [name] : []));
  const [first, ...others] = documented;
  expect(first).toBe('invoiceProcessing');
  expect(Object.keys(invoices)).toEqual([
    'inv_5tG4hA',
    ...others.map((name) => `inv_${name}`),
    ...billed.map(({ token }) => token),
  ]);
  expect(Object.values(invoices).map(({ invoice_no }) => invoice_no)).toEqual([
    ...documented.map((_, place) => `CAT-${1_042 + place}`),
    ...billed.map(({ number }) => number),
  ]);
  for (const [token, invoice] of Object.entries(invoices)) expect(invoice.token).toBe(token);
});

const cycle = { term: '1year', level: 'high', deliverable: 'print-a', orderedBy: 'Ada Okafor', address };
const giver = { account: null, name: 'Ada Okafor', email: 'ada@reader.example' };
const card = 'Happy birthday, Noor!\nEnjoy it.';
const visitor = { name: 'Ada Okafor', email: 'ada@reader.example', password: '' };

test.each<[string, object[]]>([
  ['payable', []],
  [
    'withGiftees',
    [
      {
        ...{ kind: 'give', giver: { ...giver, recipient: 'Noor Haddad' }, count: 1 },
        gift: { deliverable: 'print-a', level: 'high', term: '1year', message: card, deliver_on: '2026-12-24' },
      },
      {
        ...{ kind: 'give', giver: { ...giver, recipient: 'Wen Li' }, count: 1 },
        gift: { deliverable: 'digital', level: 'low', term: '1year' },
      },
    ],
  ],
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
])('derives the effects of the documented invoice %s from what it bills', (name, effects) => {
  const { invoices, debts } = seedInvoices();
  const { lines, total, bill } = invoices[`inv_${name}`] ?? {};
  const order = debts[`inv_${name}`]?.order;
  expect(order).toMatchObject({ lines, total, bill });
  expect([order?.effects, order?.goods]).toEqual([effects, []]);
});
