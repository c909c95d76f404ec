import { expect, test } from 'vitest';
import type { InvoicePage } from '#machines/api/contract.ts';
import { example, openAs, visiting } from '../../tests/support/journal.ts';
import { pages } from '../replies.ts';

type InvoiceName = keyof typeof pages.showInvoice;
type ReceiptName = keyof typeof pages.showReceipt;

const receiptNames = Object.keys(pages.showReceipt) as ReceiptName[];
const invoiceNames = Object.keys(pages.showInvoice) as InvoiceName[];

test.each(receiptNames)('shows the documented receipt %s by its token', async (name) => {
  const token = name === 'receipt' ? 'rcp_Vd0w7c' : `rcp_${name}`;
  const { receipt } = pages.showReceipt[name].body;
  expect(await visiting('visitor').show(`/receipts?token=${token}`)).toEqual({
    receipt: receipt && { ...receipt, token },
  });
});

test.each(invoiceNames)('shows the documented invoice %s by its token [INV-5]', async (name) => {
  const token = name === 'invoiceProcessing' ? 'inv_5tG4hA' : `inv_${name}`;
  const { invoice } = pages.showInvoice[name].body;
  const page = (await visiting('visitor').show(`/invoice/${token}`)) as InvoicePage;
  expect(page.invoice).toEqual(invoice && { ...invoice, token, invoice_no: page.invoice?.invoice_no });
});

test('shows who can pay an invoice and how', async () => {
  const { invoice: _, ...around } = example('showInvoice', 'payable') as InvoicePage;
  expect(await visiting('visitor').show('/invoice/inv_payable')).toMatchObject(around);
  const { invoice: __, ...byReader } = example('showInvoice', 'payableByReader') as InvoicePage;
  expect(await visiting('donor').show('/invoice/inv_payableByReader')).toMatchObject(byReader);
});

test('shows nothing to pay for an invoice whose payment is processing', async () => {
  expect(await visiting('visitor').show('/invoice/inv_5tG4hA')).toEqual(example('showInvoice', 'invoiceProcessing'));
});

test.each(['__proto__', 'rcp_unknown', ''])('shows no receipt for the token %j', async (token) => {
  expect(await visiting('visitor').show(`/receipts?token=${token}`)).toEqual({ receipt: null });
});

test('shows the receipt and invoice of an order placed here', async () => {
  const opened = openAs('visitor');
  const { show, order, read, journal } = visiting('visitor', opened);
  order();
  journal.payments.confirm('pi_1_secret_2', { kind: 'taken' });
  for (const _ of [1, 2, 3]) read('pi_1');
  expect(await show('/receipts?token=rcp_3')).toMatchObject({ receipt: { created: '2026-03-14', total: 6_100 } });
});

test('numbers invoices consecutively and shows a processing debit [INV-8, INV-9]', async () => {
  const { show, order, read, journal } = visiting('visitor');
  order();
  journal.payments.confirm('pi_1_secret_2', { kind: 'debited' });
  read('pi_1');
  expect(await show('/invoice/inv_3')).toMatchObject({
    invoice: { invoice_no: 'CAT-1060', processing: { since: '2026-03-14' }, failures: [] },
  });
});
