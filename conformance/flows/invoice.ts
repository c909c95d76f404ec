import type { InvoiceData, InvoicePaymentRequest } from '../../machines/api/contract.ts';
import { invoice as invoiceFlow } from '../../machines/purchase/invoice/invoice.ports.ts';
import { orderTotals } from '../../machines/rules/price/pricing.ts';
import { receiptOf } from '../orders/bill.ts';
import { checkCoupon, offering } from '../orders/coupon.ts';
import { newReader, orderer } from '../orders/orders.ts';
import { bought, keysIn, ordering, paidFor, purchaseSteps, type Sent, sent } from '../orders/purchase.ts';
import { logIn } from '../readers/subscriber.ts';
import { ask, isOffered, pageData } from '../runner/ask.ts';
import { accepted, holds, lacking, needed, refused, same } from '../runner/expect.ts';
import { kitFlow, type Rig, step } from '../runner/rig.ts';
import type { Tab } from '../runner/tab.ts';

export const invoiceKit = kitFlow('invoice', () => [
  step('accepts payment of a past-due invoice and returns a receipt', async (rig) => {
    const { tab, page, total } = await begin(rig, 'pastDue');
    const actor = rig.start(invoiceFlow, tab, { page });
    const receipt = await bought(rig, tab, actor, 'payInvoice');
    rig.leave('a past-due invoice, now paid');
    same('showReceipt', 'the total of the receipt in cents', receipt.total, total);
  }),
  ...(['payable', 'processing', 'checkOrWireOnly'] as const).map((state) =>
    step(`returns the data of the page for an invoice that is ${WORDS[state]}`, async (rig) => {
      await tellsAsItsPage(rig, needed(rig.profile.invoices?.[state], `the profile has no invoice "${state}"`));
    }),
  ),
  ...purchaseSteps('payInvoice', async (rig) => {
    const { tab, token, order, total, lines } = await begin(rig, 'payable');
    return { tab, total, lines, place: (given) => pay(tab, token, order, given) };
  }),
  step('returns the receipt of a paid invoice and requests no more', async (rig) => {
    needed(rig.profile.payment, 'the profile has no payment provider');
    const token = needed(rig.profile.invoices?.payable, 'the profile has no invoice "payable"');
    const { invoice, checkout, receipt } = await pageData(rig, rig.open(), 'showInvoice', {
      params: { invoice: token },
    });
    holds('showInvoice', 'no further payment', !checkout, checkout);
    const named = needed(receipt, 'the page of the invoice names no receipt');
    const { total = 0, lines = [] } = invoice ?? {};
    const paid = await receiptOf(rig, rig.open(), named, { total, lines });
    await tellsAsItsPage(rig, token);
    if (invoice?.billing && paid.billing)
      same('showReceipt', 'the billing address of the invoice', paid.billing, invoice.billing);
    if (invoice?.paid_on !== undefined) same('showInvoice', 'the payment date', invoice.paid_on, paid.created);
  }),
  step('applies no coupon to a paid invoice', async (rig) => {
    const { code } = await offering(rig);
    const invoice = needed(rig.profile.invoices?.paid, 'the profile has no invoice "paid"');
    const { receipt } = await pageData(rig, rig.open(), 'showInvoice', { params: { invoice } });
    const token = needed(receipt, 'the page of the invoice names no receipt');
    const { paid } = refused('checkCoupon', await checkCoupon(rig.open(), { for: 'invoice', invoice }, code), {
      status: 409,
    });
    same('checkCoupon', 'the outcome of the invoice', paid, { status: 'completed', receipt: token });
  }),
  step('requires a password for a first subscription (error at password)', async (rig) => {
    const { tab, token, order } = await begin(rig, 'introductory');
    const result = await pay(tab, token, { ...order, password: undefined }, sent(rig));
    refused('payInvoice', result, { status: 400, field: 'password' });
  }),
  step('lists a paid invoice that opened an account at most once, as paid', async (rig) => {
    if (!(await isOffered(rig, 'listOrders'))) lacking('the server does not offer listOrders');
    const { tab, token, order, total } = await begin(rig, 'introductory');
    await paidFor(rig, tab, keysIn('payInvoice', await pay(tab, token, order, sent(rig)), 'started'));
    rig.leave(`the invoice ${token}, now paid, and the account it opened`);
    const reader = rig.open();
    await logIn(reader, { email: order.email, password: newReader(rig).password });
    const { orders } = accepted('listOrders', await ask(reader, 'listOrders', {}));
    const told = orders.map((listed) => [listed.kind, listed.token, listed.status, listed.total]);
    // An invoice without an account need not be listed.
    if (told.length > 0) same('listOrders', 'the listed invoice', told, [['invoice', token, 'paid', total]]);
  }),
  ...(['processing', 'paid', 'checkOrWireOnly'] as const).map((state) =>
    step(`does not charge an invoice that is ${WORDS[state]}`, async (rig) => {
      const token = needed(rig.profile.invoices?.[state], `the profile has no invoice "${state}"`);
      const result = await pay(rig.open(), token, orderOf(rig, 'ses_conformance'), sent(rig));
      refused('payInvoice', result, { status: state === 'checkOrWireOnly' ? 403 : 409 });
    }),
  ),
  step('finds no invoice for an unknown token', async (rig) => {
    const result = await pay(rig.open(), 'inv_none', orderOf(rig, 'ses_conformance'), sent(rig));
    refused('payInvoice', result, { status: 404 });
    refused('getInvoice', await invoiceOf(rig.open(), 'inv_none'), { status: 404 });
  }),
]);

const WORDS = {
  payable: 'to be paid',
  processing: 'being paid',
  paid: 'paid',
  checkOrWireOnly: 'paid by check or wire only',
};

async function tellsAsItsPage(rig: Rig, token: string): Promise<void> {
  if (rig.profile.pages?.showInvoice !== undefined) lacking('another host renders the page of an invoice');
  const tab = rig.open();
  const { settings: _, ...page } = await pageData(rig, tab, 'showInvoice', { params: { invoice: token } });
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

const orderOf = (rig: Rig, session: string): InvoicePaymentRequest => orderer(rig, session);

export async function begin(rig: Rig, state: 'payable' | 'pastDue' | 'introductory') {
  const tab = rig.open();
  const token = needed(rig.profile.invoices?.[state], `the profile has no invoice "${state}"`);
  const page = await pageData(rig, tab, 'showInvoice', { params: { invoice: token } });
  const { session } = needed(page.checkout, `the profile's invoice "${state}" can no longer be paid`);
  const invoice = needed(page.invoice, `the profile has no invoice "${state}"`);
  const { password, ...order } = orderOf(rig, session);
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
