import { expect, test } from 'vitest';
import { example, visiting } from '#fixtures/world/journal.ts';
import type { InvoicePage } from '#machines/api/contract.ts';
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

test('numbers invoices consecutively and shows a processing debit [INV-8, INV-9]', async () => {
  const { show, order, read, journal } = visiting('visitor');
  order();
  journal.payments.confirm('pi_1_secret_2', { kind: 'debited' });
  read('pi_1');
  expect(await show('/invoice/inv_3')).toMatchObject({
    invoice: { invoice_no: 'CAT-1060', processing: { since: '2026-03-14' }, failures: [] },
  });
});
