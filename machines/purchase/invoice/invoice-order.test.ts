import { expect, test } from 'vitest';
import { createActor, transition } from 'xstate';
import type { InvoicePage } from '#machines/api/contract.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { pages } from '#mocks/replies.ts';
import { copyOf } from '../../../tests/support/orders.ts';
import { createWorld, run } from '../../../tests/support/world.ts';
import { asksPassword, invoiceMachine } from './invoice.machine.ts';
import { invoice } from './invoice.ports.ts';

/** What comes of a payment that is submitted, of this page and with this password. */
function submitted(page: InvoicePage, password = '') {
  const { context, ...opened } = createActor(invoiceMachine, { input: { page } }).getSnapshot();
  const draft = { page, form: { password, confirm: password } };
  const stands = { ...opened, context: { ...context, draft } };
  const [next, actions] = transition(invoiceMachine, stands as never, { type: 'form.submitted' });
  const sent = actions.map(({ params }) => Object(params).event).find((each) => each?.type === 'order.submitted');
  return { ...next.context, order: sent?.order as Order };
}

type Name = keyof typeof pages.showInvoice;

const pageOf = (name: Name, change: Partial<InvoicePage> = {}): InvoicePage => ({
  ...copyOf(pages.showInvoice[name].body),
  ...change,
});
const { subscriber } = pageOf('payableByReader');
const reader = (shipcode: 'ship-b'): InvoicePage['subscriber'] =>
  subscriber && { ...subscriber, account: { ...subscriber.account, shipcode } };

test('begins with nothing typed and nothing wrong', () => {
  const { draft, problems, departure } = run(invoice, createWorld(), { page: pageOf('payable') }).getSnapshot().context;
  expect([draft.form, problems, departure]).toEqual([{ password: '', confirm: '' }, [], {}]);
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
  const said = page.invoice && page.checkout ? submitted(page).problems : [];
  expect(said.length > 0).toBe(isAsked);
});

test.each<[string, InvoicePage, string]>([
  ['the category of the invoice', pageOf('upgrade', { subscriber: null }), 'ship-b'],
  ['the category of the invoice, not of the payer', pageOf('payable', { subscriber: reader('ship-b') }), 'ship-a'],
  ['the payer’s own where nothing is shipped', pageOf('digitalInvoice', { subscriber: reader('ship-b') }), 'ship-b'],
  ['the first where nothing is shipped and nobody known', pageOf('digitalInvoice'), 'ship-a'],
])('is sent with %s', (_, page, shipcode) => {
  expect(submitted(page, 'correct horse').order.body.shipcode).toBe(shipcode);
});

test.each<[string, InvoicePage]>([
  ['no invoice', pageOf('noInvoice')],
  ['an invoice that was paid', pageOf('invoicePaid')],
  ['a checkout without an invoice', pageOf('payable', { invoice: null })],
])('orders nothing of %s', (_, page) => {
  expect(() => submitted(page)).toThrow('Only an invoice that can be paid is submitted.');
});
