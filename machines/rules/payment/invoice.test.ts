import { expect, test } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import { pages } from '#mocks/replies.ts';
import {
  isIntroductory,
  isPastDue,
  isPayable,
  latestFailure,
  type Owing,
  paymentState,
  withoutStop,
} from './invoice.ts';

type Name = Exclude<keyof typeof pages.showInvoice, 'noInvoice'>;
const owing = (name: Name): Owing => copyOf(pages.showInvoice[name].body);
const invoice = (name: Name) => owing(name).invoice;

test.each<[Name, string, boolean]>([
  ['invoiceProcessing', 'processing', false],
  ['retrying', 'processing', false],
  ['invoiceFailed', 'failed', true],
  ['failedTwice', 'failed', true],
  ['payable', 'payable', true],
  ['pastDue', 'payable', true],
  ['netThirty', 'payable', true],
  ['checkOrWireOnly', 'offline', false],
  ['invoicePaid', 'paid', false],
])('the payment of %s is %s, and can be made: %s [INV-10, INV-12, INV-14]', (name, state, payable) => {
  expect([paymentState(owing(name)), isPayable(owing(name))]).toEqual([state, payable]);
});

test('the first failure is the newest [INV-18]', () => {
  expect(latestFailure(invoice('failedTwice'))).toBe('The account does not hold enough money.');
  expect(latestFailure(invoice('payable'))).toBeUndefined();
});

test.each([
  ['The account does not hold enough money.', 'The account does not hold enough money'],
  ['Your bank refused', 'Your bank refused'],
  ['Why?', 'Why?'],
  ['Wait...', 'Wait..'],
  ['Error 4.2: refused', 'Error 4.2: refused'],
  ['.', ''],
  ['', ''],
])('%j is followed by a single full stop [INV-17]', (words, shown) => {
  expect(withoutStop(words)).toBe(shown);
});

test('a returned debit is payable again, a pending one is not, whatever the page offers [INV-12]', () => {
  const failed = owing('failedTwice');
  expect(paymentState({ ...failed, invoice: { ...failed.invoice, processing: { since: '2026-03-14' } } })).toBe(
    'processing',
  );
  expect(paymentState({ ...failed, receipt: 'rcp_Vd0w7c' })).toBe('paid');
  expect(paymentState({ ...failed, checkout: null })).toBe('closed');
});

test.each<[Name, boolean]>([
  ['introductory', true],
  ['payableByReader', false],
  ['payable', false],
  ['upgrade', false],
])('%s bills a first subscription: %s [INV-20]', (name, introductory) => {
  expect(isIntroductory(invoice(name))).toBe(introductory);
});

test.each<[string | null, string, boolean]>([
  ['2026-04-13', '2026-04-13T00:00:00Z', false],
  ['2026-04-13', '2026-04-13T23:59:59Z', false],
  ['2026-04-13', '2026-04-14T00:00:00Z', true],
  ['2020-03-24', '2026-04-14T00:00:00Z', true],
  [null, '2026-04-14T00:00:00Z', false],
  ['soon', '2026-04-14T00:00:00Z', false],
])('an invoice due %s is past due at %s: %s [INV-13]', (due_date, now, pastDue) => {
  expect(isPastDue({ due_date }, Date.parse(now))).toBe(pastDue);
});
