import { expect, test } from 'vitest';
import type { InvoicePage } from '#machines/api/contract.ts';
import { pages } from '#mocks/replies.ts';
import { copyOf } from '../../../tests/support/orders.ts';
import { asksPassword, beginInvoice, invoiceOrder, invoiceProblems } from './invoice-order.ts';

type Name = keyof typeof pages.showInvoice;

const pageOf = (name: Name, change: Partial<InvoicePage> = {}): InvoicePage => ({
  ...copyOf(pages.showInvoice[name].body),
  ...change,
});
const { subscriber } = pageOf('payableByReader');
const reader = (shipcode: 'ship-b'): InvoicePage['subscriber'] =>
  subscriber && { ...subscriber, account: { ...subscriber.account, shipcode } };

test('begins with nothing typed and nothing wrong', () => {
  expect(beginInvoice({ page: pageOf('payable') })).toMatchObject({
    form: { password: '', confirm: '' },
    problems: [],
    departure: {},
  });
});

test.each<[string, InvoicePage, boolean]>([
  ['a first subscription', pageOf('introductory'), true],
  ['a first subscription in digital', pageOf('digitalInvoice'), true],
  ['a renewal', pageOf('netThirty'), false],
  ['goods', pageOf('payable'), false],
  ['an upgrade', pageOf('upgrade'), false],
  ['a first subscription of a reader who is logged in', pageOf('introductory', { subscriber }), false],
  ['no invoice', pageOf('noInvoice'), false],
])('asks for a password, and checks it, for a first subscription of nobody known: %s [INV-20]', (_, page, isAsked) => {
  expect(asksPassword(page)).toBe(isAsked);
  expect(invoiceProblems(beginInvoice({ page })).length > 0).toBe(isAsked);
});

test.each<[string, InvoicePage, string]>([
  ['the category of the invoice', pageOf('upgrade', { subscriber: null }), 'ship-b'],
  ['the category of the invoice, not of the payer', pageOf('payable', { subscriber: reader('ship-b') }), 'ship-a'],
  ['the payer’s own where nothing is shipped', pageOf('digitalInvoice', { subscriber: reader('ship-b') }), 'ship-b'],
  ['the first where nothing is shipped and nobody known', pageOf('digitalInvoice'), 'ship-a'],
])('is sent with %s', (_, page, shipcode) => {
  expect(invoiceOrder(beginInvoice({ page })).body.shipcode).toBe(shipcode);
});

test.each<[string, InvoicePage]>([
  ['no invoice', pageOf('noInvoice')],
  ['an invoice that was paid', pageOf('invoicePaid')],
  ['a checkout without an invoice', pageOf('payable', { invoice: null })],
])('orders nothing of %s', (_, page) => {
  expect(() => invoiceOrder(beginInvoice({ page }))).toThrow('Only an invoice that can be paid is submitted.');
});
