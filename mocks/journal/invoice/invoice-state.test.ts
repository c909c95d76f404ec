import { expect, test } from 'vitest';
import { pages } from '../../replies.ts';
import { documentedHistory } from '../account/history-state.ts';
import { seedInvoices } from './invoice-state.ts';

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
