import type { InvoiceData } from '../../machines/api/contract.ts';
import { invoice as invoiceFlow } from '../../machines/purchase/invoice/invoice.ports.ts';
import { orderTotals } from '../../machines/rules/price/pricing.ts';
import { checkCoupon, offering } from '../orders/cart.ts';
import { bought } from '../orders/forms.ts';
import { buy } from '../orders/purchase.ts';
import { purchaseSteps } from '../orders/purchase-steps.ts';
import { beginInvoice } from '../orders/purchases.ts';
import { receiptOf } from '../orders/receipt.ts';
import { logIn } from '../readers/subscriber.ts';
import { accepted, holds, needed, refused, same, skip } from '../runner/expect.ts';
import { ask, pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

export const invoiceKit = kitFlow('invoice', () => [
  step('accepts payment of a past-due invoice and returns a receipt', async (t) => {
    const { tab, page, total } = await beginInvoice(t, 'pastDue');
    await bought(t, { tab, actor: t.start(invoiceFlow, tab, { page }), call: 'payInvoice' }, { total });
    t.leave('a past-due invoice, now paid');
  }),
  ...OPEN.map(([state, what]) =>
    step(`returns the data of the page for an invoice that is ${what}`, async (t) =>
      tellsAsItsPage(t, t.entry('invoices', state)),
    ),
  ),
  ...purchaseSteps('payInvoice'),
  step('returns the receipt of a paid invoice and requests no more', async (t) => {
    t.entry('payment');
    const token = t.entry('invoices', 'payable');
    const { invoice, checkout, receipt } = await pageData(t, t.open(), 'showInvoice', { params: { invoice: token } });
    holds('showInvoice', 'no further payment', !checkout, checkout);
    const named = needed(receipt, 'the page of the invoice names no receipt');
    const { total = 0, lines = [] } = invoice ?? {};
    const paid = await receiptOf(t, t.open(), named, { total, lines });
    await tellsAsItsPage(t, token);
    if (invoice?.billing && paid.billing)
      same('showReceipt', 'the billing address of the invoice', paid.billing, invoice.billing);
    if (invoice?.paid_on !== undefined) same('showInvoice', 'the payment date', invoice.paid_on, paid.created);
  }),
  step('takes no coupon for a paid invoice, and tells its receipt', async (t) => {
    const { tab, code } = await offering(t);
    const invoice = t.entry('invoices', 'paid');
    const { receipt } = await pageData(t, tab, 'showInvoice', { params: { invoice } });
    const outcome = { status: 'completed', receipt: needed(receipt, 'the page of the invoice names no receipt') };
    const { paid } = refused('checkCoupon', await checkCoupon(tab, { for: 'invoice', invoice }, code), { status: 409 });
    same('checkCoupon', 'the outcome of the invoice', paid, outcome);
  }),
  step('lists a paid invoice that opened an account at most once, as paid', async (t) => {
    await t.offer.need('listOrders');
    const order = await beginInvoice(t, 'introductory');
    const { body, total, path } = order;
    await buy(t, order);
    t.leave(`the invoice ${path.invoice}, now paid, and the account it opened`);
    const reader = t.open();
    await logIn(reader, { email: body.email, password: t.entry('newReader').password });
    const { orders } = accepted('listOrders', await ask(reader, 'listOrders', {}));
    const told = orders.map((listed) => [listed.kind, listed.token, listed.status, listed.total]);
    // An invoice without an account need not be listed.
    const wanted = told.length > 0 ? [['invoice', path.invoice, 'paid', total]] : [];
    same('listOrders', 'the listed invoice', told, wanted);
  }),
]);

const OPEN = [
  ['payable', 'to be paid'],
  ['processing', 'being paid'],
  ['checkOrWireOnly', 'paid by check or wire only'],
] as const;

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
