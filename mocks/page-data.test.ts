import { expect, test } from 'vitest';
import { InvoicePage, ReceiptPage, SubscribePage } from '#machines/api/schemas.gen.ts';
import { createJournal } from './journal/journal.ts';
import { open } from './journal/open-journal.ts';
import { pageData } from './page-data.ts';
import { pages } from './replies.ts';
import { READERS, type ScenarioName, scenarios } from './scenarios.ts';

test.each(READERS)('gives a %s the documented page data', (reader) => {
  expect(pageData('/subscribe', { journal: createJournal(), reader })).toEqual(pages.showSubscribe[reader].body);
});

test.each(Object.keys(scenarios) as ScenarioName[])(
  'agrees with the contract unless it is meant not to: %s',
  (name) => {
    const journal = createJournal();
    journal.choose(name);
    const page = SubscribePage(pageData('/subscribe', { journal }));
    expect(page !== undefined).toBe(name !== 'malformed-page-data');
  },
);

test.each([
  ['FIVE', 'FIVE', null],
  ['five', 'FIVE', null],
  ['SPRING24', 'SPRING24', 'This coupon has expired.'],
  ['NONESUCH', 'NONESUCH', 'There is no such coupon.'],
])('says of the code %s what the journal knows', (code, shown, errors) => {
  const query = new URLSearchParams({ code });
  const { subscribe } = pageData('/subscribe', { journal: createJournal(), query });
  expect(subscribe.coupon).toMatchObject({ code: shown, errors });
});

test('says nothing of a code that cannot be one', () => {
  const query = new URLSearchParams({ code: '<img>' });
  expect(pageData('/subscribe', { journal: createJournal(), query }).subscribe.coupon).toBeNull();
});

test('shows the receipt of an order that was fulfilled, by its token', () => {
  const { journal, order, read } = open();
  order();
  journal.payments.confirm('pi_1_secret_2', { kind: 'taken' });
  for (const _ of [1, 2, 3]) read('pi_1');
  const page = pageData('/receipts', { journal, query: new URLSearchParams({ token: 'rcp_3' }) });
  expect(ReceiptPage(page)).toBeDefined();
  expect(page.receipt).toMatchObject({ token: 'rcp_3', created: '2026-03-14', total: 6_100 });
});

test('shows the invoice of a debit that is under way, by its token', () => {
  const { journal, order, read } = open();
  order();
  journal.payments.confirm('pi_1_secret_2', { kind: 'debited' });
  read('pi_1');
  const page = pageData('/invoice/inv_3', { journal });
  expect(InvoicePage(page)).toBeDefined();
  expect(page.invoice).toMatchObject({ invoice_no: 'CAT-1001', processing: { since: '2026-03-14' }, failures: [] });
});

test.each(['__proto__', 'rcp_unknown', ''])('shows no receipt for the token %j', (token) => {
  const query = new URLSearchParams({ token });
  expect(pageData('/receipts', { journal: createJournal(), query }).receipt).toBeNull();
});

test('shows the documented receipt and invoice by their tokens', () => {
  const journal = createJournal();
  const query = new URLSearchParams({ token: 'rcp_Vd0w7c' });
  expect(pageData('/receipts', { journal, query })).toEqual(pages.showReceipt.receipt.body);
  expect(pageData('/invoice/inv_5tG4hA', { journal })).toEqual(pages.showInvoice.invoiceProcessing.body);
});

test('has nothing for a route without a widget', () => {
  expect(pageData('/', { journal: createJournal() })).toBeUndefined();
});
