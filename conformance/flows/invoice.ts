import type { InvoiceData, InvoicePaymentRequest } from '../../machines/api/contract.ts';
import { invoice as invoiceFlow } from '../../machines/purchase/invoice/invoice.ports.ts';
import { orderTotals } from '../../machines/rules/price/pricing.ts';
import { receiptOf } from '../orders/bill.ts';
import { checkCoupon, offering } from '../orders/cart.ts';
import { newReader, orderer } from '../orders/orders.ts';
import { bought, keysIn, ordering, paidFor, purchaseSteps, type Sent, sent } from '../orders/purchase.ts';
import { logIn } from '../readers/subscriber.ts';
import { accepted, holds, needed, refused, same, skip } from '../runner/expect.ts';
import { ask, pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

export const invoiceKit = kitFlow('invoice', () => [
  step('accepts payment of a past-due invoice and returns a receipt', async (t) => {
    const { tab, page, total } = await begin(t, 'pastDue');
    const actor = t.start(invoiceFlow, tab, { page });
    const receipt = await bought(t, tab, actor, 'payInvoice');
    t.leave('a past-due invoice, now paid');
    same('showReceipt', 'the total of the receipt in cents', receipt.total, total);
  }),
  ...(['payable', 'processing', 'checkOrWireOnly'] as const).map((state) =>
    step(`returns the data of the page for an invoice that is ${WORDS[state]}`, async (t) => {
      await tellsAsItsPage(t, t.entry('invoices', state));
    }),
  ),
  ...purchaseSteps('payInvoice', async (t) => {
    const { tab, token, order, total, lines } = await begin(t, 'payable');
    return { tab, total, lines, place: (given) => pay(tab, token, order, given) };
  }),
  step('returns the receipt of a paid invoice and requests no more', async (t) => {
    t.entry('payment');
    const token = t.entry('invoices', 'payable');
    const { invoice, checkout, receipt } = await pageData(t, t.open(), 'showInvoice', {
      params: { invoice: token },
    });
    holds('showInvoice', 'no further payment', !checkout, checkout);
    const named = needed(receipt, 'the page of the invoice names no receipt');
    const { total = 0, lines = [] } = invoice ?? {};
    const paid = await receiptOf(t, t.open(), named, { total, lines });
    await tellsAsItsPage(t, token);
    if (invoice?.billing && paid.billing)
      same('showReceipt', 'the billing address of the invoice', paid.billing, invoice.billing);
    if (invoice?.paid_on !== undefined) same('showInvoice', 'the payment date', invoice.paid_on, paid.created);
  }),
  step('applies no coupon to a paid invoice', async (t) => {
    const { code } = await offering(t);
    const invoice = t.entry('invoices', 'paid');
    const { receipt } = await pageData(t, t.open(), 'showInvoice', { params: { invoice } });
    const token = needed(receipt, 'the page of the invoice names no receipt');
    const { paid } = refused('checkCoupon', await checkCoupon(t.open(), { for: 'invoice', invoice }, code), {
      status: 409,
    });
    same('checkCoupon', 'the outcome of the invoice', paid, { status: 'completed', receipt: token });
  }),
  step('requires a password for a first subscription (error at password)', async (t) => {
    const { tab, token, order } = await begin(t, 'introductory');
    const result = await pay(tab, token, { ...order, password: undefined }, sent(t));
    refused('payInvoice', result, { status: 400, field: 'password' });
  }),
  step('lists a paid invoice that opened an account at most once, as paid', async (t) => {
    await t.offer.need('listOrders');
    const { tab, token, order, total } = await begin(t, 'introductory');
    await paidFor(t, tab, keysIn('payInvoice', await pay(tab, token, order, sent(t)), 'started'));
    t.leave(`the invoice ${token}, now paid, and the account it opened`);
    const reader = t.open();
    await logIn(reader, { email: order.email, password: newReader(t).password });
    const { orders } = accepted('listOrders', await ask(reader, 'listOrders', {}));
    const told = orders.map((listed) => [listed.kind, listed.token, listed.status, listed.total]);
    // An invoice without an account need not be listed.
    if (told.length > 0) same('listOrders', 'the listed invoice', told, [['invoice', token, 'paid', total]]);
  }),
  ...(['processing', 'paid', 'checkOrWireOnly'] as const).map((state) =>
    step(`does not charge an invoice that is ${WORDS[state]}`, async (t) => {
      const token = t.entry('invoices', state);
      const result = await pay(t.open(), token, orderOf(t, 'ses_conformance'), sent(t));
      refused('payInvoice', result, { status: state === 'checkOrWireOnly' ? 403 : 409 });
    }),
  ),
  step('finds no invoice for an unknown token', async (t) => {
    refused('getInvoice', await invoiceOf(t.open(), 'inv_none'), { status: 404 });
  }),
]);

const WORDS = {
  payable: 'to be paid',
  processing: 'being paid',
  paid: 'paid',
  checkOrWireOnly: 'paid by check or wire only',
};

async function tellsAsItsPage(t: TestContext, token: string): Promise<void> {
  if (t.profile.pages?.showInvoice !== undefined) skip('another host renders the page of an invoice');
  const tab = t.open();
  const { settings: _, ...page } = await pageData(t, tab, 'showInvoice', { params: { invoice: token } });
  const read = accepted('getInvoice', await invoiceOf(tab, token));
  same('getInvoice', 'the data of the invoice page', withoutSession(read), withoutSession(page));
  const { taxes = [], total = 0, lines = [], created = '', due_date, paid_on } = page.invoice ?? {};
  same('showInvoice', 'the sum of the lines of the invoice in cents', orderTotals(lines).total, total);
  holds('showInvoice', 'no due date before the invoice date', !due_date || due_date >= created, due_date);
  if (page.invoice?.processing || page.receipt)
    same('showInvoice', 'a way to pay a settled or pending invoice', page.checkout, undefined);
  if (!page.receipt) same('showInvoice', 'the payment date of an unpaid invoice', paid_on, undefined);
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0);
  holds('showInvoice', 'taxes within the total', tax <= total, tax);
}

const withoutSession = ({ checkout, ...data }: Pick<InvoiceData, 'checkout'>) => ({
  ...data,
  isPayable: Boolean(checkout),
});

export const invoiceOf = (tab: Tab, invoice: string) => ask(tab, 'getInvoice', { params: { path: { invoice } } });

const orderOf = (t: TestContext, session: string): InvoicePaymentRequest => orderer(t, session);

export async function begin(t: TestContext, state: 'payable' | 'pastDue' | 'introductory') {
  const tab = t.open();
  const token = t.entry('invoices', state);
  const page = await pageData(t, tab, 'showInvoice', { params: { invoice: token } });
  const { session } = needed(page.checkout, `the profile's invoice "${state}" can no longer be paid`);
  const invoice = needed(page.invoice, `the profile has no invoice "${state}"`);
  const { password, ...order } = orderOf(t, session);
  return {
    tab,
    page,
    token,
    total: invoice.total,
    lines: invoice.lines,
    order: state === 'introductory' ? { ...order, password } : order,
  };
}

const pay = (tab: Tab, token: string, order: InvoicePaymentRequest, given: Sent) =>
  ordering('payInvoice', { invoice: token })(tab, order, given);
