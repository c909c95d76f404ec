import type { InvoiceData } from '../../machines/api/contract.ts';
import { quote } from '../../machines/purchase/builder/builder.ts';
import { donate as donateFlow } from '../../machines/purchase/donate/donate.ports.ts';
import { invoice as invoiceFlow } from '../../machines/purchase/invoice/invoice.ports.ts';
import { builtOf as renewalOf } from '../../machines/purchase/renew/renew.machine.ts';
import { renew as renewFlow } from '../../machines/purchase/renew/renew.ports.ts';
import { builtOf } from '../../machines/purchase/subscribe/subscribe.machine.ts';
import { subscribe as subscribeFlow } from '../../machines/purchase/subscribe/subscribe.ports.ts';
import { linesOf } from '../../machines/rules/cart/cart.ts';
import { readDonateLink } from '../../machines/rules/donation/donate-link.ts';
import { orderTotals } from '../../machines/rules/price/pricing.ts';
import { readSubscribeLink } from '../../machines/rules/subscription/subscribe-link.ts';
import { issuesOf } from '../../machines/rules/subscription/subscription.ts';
import { cartOf, checkCoupon, digital, donation, offering, own, print } from '../orders/cart.ts';
import { bought, fill, fillIn, typeInto } from '../orders/forms.ts';
import { holdsSubscription } from '../orders/orders.ts';
import { buy, cardOf, fulfilmentOf, ordered, orderReplyIn, paidFor, place, settledAtOnce } from '../orders/purchase.ts';
import { purchaseSteps } from '../orders/purchase-steps.ts';
import { beginInvoice, beginItems, beginRenewal, PROCESSES, purchases, withItems } from '../orders/purchases.ts';
import { agrees, invoicePage, receiptOf } from '../orders/receipt.ts';
import { dayIn } from '../readers/opened-accounts.ts';
import { askSubscriber, holdingSession, logIn, subscriberOf } from '../readers/subscriber.ts';
import { accepted, holds, needed, offered, refused, same, skip } from '../runner/expect.ts';
import { ask, pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';
import { chargedOnFile } from './cards.ts';

/** What readers buy: their own machine from the page to the receipt, and what else the server must do. */
export const purchaseKits = [
  kitFlow('subscribe', () => [
    step('a visitor subscribes and gets a receipt', async (t) => {
      const tab = t.open();
      const page = await pageData(t, tab, 'showSubscribe');
      const actor = t.start(subscribeFlow, tab, { page, link: readSubscribeLink(new URLSearchParams()) });
      const reader = await fillIn(t, actor, { choice: { shipcode: t.entry('newReader').shipcode } });
      if (page.settings.features?.subscribe?.add_donation) typeInto(actor, { donation: '25' });
      const { total } = quote(builtOf(actor.getSnapshot().context.draft)).totals;
      await bought(t, { tab, actor, call: 'subscribe' }, { total }, reader);
    }),
    ...purchaseSteps('subscribe'),
    step('opens the account as ordered after the payment, and logs in the session that paid', async (t) => {
      const item = { ...digital.item, level: 'high', term: '2year' } as const;
      const order = await withItems(t, await purchases.subscribe.begin(t), [own(item)]);
      const { tab, body } = order;
      const keys = await ordered(t, order);
      refused('getSubscriber', await askSubscriber(tab), { status: 401 });
      await paidFor(t, tab, keys);
      same('getSubscriber', 'the logged-in reader', (await subscriberOf(tab)).account.email, body.email);
      await holdsSubscription(t, body, { term: '2year', level: 'high', deliverable: 'digital' });
    }),
    step('repeats the receipt for a guest who lost the reply with the login', async (t) => {
      const order = await purchases.subscribe.begin(t);
      const keys = await ordered(t, order);
      const guest = needed(await order.tab.session(), 'a visitor has no session here');
      const lost = await holdingSession(t, guest);
      const receipt = await paidFor(t, order.tab, keys);
      same('getFulfilment', 'the receipt of the order', await settledAtOnce(t, lost, keys), receipt);
    }),
    step('logs no one in to an account that existed before fulfilment', async (t) => {
      const [first, second] = [await purchases.subscribe.begin(t), await purchases.subscribe.begin(t)];
      const { email } = first.body;
      const keys = await ordered(t, { ...second, body: { ...second.body, email } });
      await paidFor(t, first.tab, await ordered(t, first));
      await paidFor(t, second.tab, keys);
      refused('getSubscriber', await askSubscriber(second.tab), { status: 401 });
    }),
    step('accepts an order that a coupon makes free', async (t) => {
      const coupon = t.entry('coupons', 'free');
      const order = await purchases.subscribe.begin(t);
      const { tab, body } = order;
      // The open intent has a price until the coupon is applied.
      const opened = await ordered(t, order);
      const free = await withItems(t, order, [own({ ...print.item, coupon })]);
      const reply = orderReplyIn(accepted('subscribe', await place(t, free)));
      same('subscribe', 'the type of the reply', reply.type, 'gratis');
      same('getSubscriber', 'the logged-in reader', (await subscriberOf(tab)).account.email, body.email);
      if (!('receipt' in reply.data)) return;
      agrees(await receiptOf(t, tab, reply.data.receipt, free), body);
      if (!t.profile.payment) return;
      const said = await tab.world.payment.confirm({ secret: opened.stripe_secret });
      same('subscribe', 'the outcome of a free order', said.kind, 'refused');
    }),
  ]),
  kitFlow('renew', () => [
    step('a reader renews with the same settings and gets a receipt', async (t) => {
      const order = await beginRenewal(t);
      const { tab, page, body } = order;
      const actor = t.start(renewFlow, tab, { page });
      const { total } = quote(renewalOf(actor.getSnapshot().context.draft)).totals;
      await bought(t, { tab, actor, call: 'renewSubscription' }, { total }, { email: body.email });
      await addsIssues(t, order);
    }),
    step('puts a renewal with other settings into the cart to be checked out later', async (t) => {
      const { tab, page } = await beginRenewal(t);
      offered(page, 'renew', 'checkout_later');
      const actor = t.start(renewFlow, tab, { page });
      const choice = { medium: 'digital', level: 'high', term: '2year' };
      fill(actor, { settings: 'other' }, { choice }, { timing: 'later' });
      actor.send({ type: 'form.submitted' });
      await t.reach(actor, 'its items in the cart', (now) => now.hasTag('added'), 'addToCart');
      const { total } = quote(renewalOf(actor.getSnapshot().context.draft)).subscription;
      const renewals = linesOf(await cartOf(tab)).map(({ cart, price }) => ({ type: cart.type, price }));
      same('getCart', 'the contents of the cart', renewals, [{ type: 'personal-subscription', price: total }]);
    }),
    ...purchaseSteps('renewSubscription'),
    step('adds the issues of a renewal paid from file once for concurrent repeats of its key', async (t) => {
      t.entry('payment');
      const order = await beginRenewal(t);
      await chargedOnFile(t, order);
      await addsIssues(t, order);
    }),
  ]),
  kitFlow('renewal-retry', () => [
    step('offers no retry if no renewal failed', async (t) => {
      const page = await pageData(t, await t.as('subscriber'), 'showRenewal');
      same('showRenewal', 'the renewal to retry', page.renewal, null);
    }),
    ...purchaseSteps('retryRenewal'),
    step('answers another retry of a completed renewal with its outcome', async (t) => {
      t.entry('payment');
      const tab = await t.as('renewalFailed');
      same('showRenewal', 'the renewal to retry', (await pageData(t, tab, 'showRenewal')).renewal, null);
      const retried = await place(t, { call: 'retryRenewal', tab, body: { amount: 100 } });
      const { paid } = refused('retryRenewal', retried, { status: 409 });
      same('retryRenewal', 'the state of the renewal', paid?.status, 'completed');
    }),
  ]),
  kitFlow('donate', () => [
    step('a visitor donates and gets a receipt', async (t) => {
      const tab = t.open();
      const page = await pageData(t, tab, 'showDonate');
      const actor = t.start(donateFlow, tab, { page, link: readDonateLink(new URLSearchParams(), page.donate) });
      const reader = await fillIn(t, actor);
      fill(actor, { amount: '12.34' });
      await bought(t, { tab, actor, call: 'donate' }, { total: 1_234 }, reader);
    }),
    ...purchaseSteps('donate'),
    ...(['donate', 'subscribe', 'checkOutCart'] as const).map((call) =>
      step(`names one-time and monthly donations differently on the receipts of ${call}`, async (t) => {
        const names: (string | undefined)[] = [];
        for (const process of PROCESSES) {
          const order = await beginItems(t, call, t.open(), [donation(1_000, process)]);
          const keys = await ordered(t, order);
          const wanted = process === 'onetime' ? 'onetime' : 'monthly';
          const held = Object.values((await cartOf(order.tab)).billing).flatMap((group) => group.donation ?? []);
          if (call === 'checkOutCart')
            same('addToCart', 'the donations of the cart', held, [{ process: wanted, amount: 1_000 }]);
          const receipt = await receiptOf(t, order.tab, await paidFor(t, order.tab, keys), { total: 1_000 });
          agrees(receipt, {}, cardOf(t));
          same('showReceipt', 'the frequency of the donation', receipt.donation ?? wanted, wanted);
          names.push(receipt.lines[0]?.name);
        }
        t.leave('a monthly donation');
        const [once, monthly] = names;
        holds('showReceipt', 'a different name for a monthly donation', once !== monthly, monthly);
      }),
    ),
    step('reports a bank account that waits for deposits as verifying', async (t) => {
      const method = t.entry('payment', 'deposits');
      const order = await purchases.donate.begin(t);
      const keys = await ordered(t, order);
      const { kind } = await order.tab.world.payment.authorize({ secret: keys.stripe_secret, method });
      needed(kind === 'verifying' || undefined, 'the provider waits for no deposits');
      for (const reset of [{}, { reset: '' }] as const) {
        const state = accepted('getFulfilment', await fulfilmentOf(order.tab, keys, reset));
        same('getFulfilment', 'the status of the payment', state.status, 'verifying');
        const arrives = state.status === 'verifying' ? state.deposits?.arrives : undefined;
        holds('getFulfilment', 'deposits that are still to arrive', (arrives ?? dayIn(0)) >= dayIn(0), arrives);
      }
    }),
  ]),
  kitFlow('invoice', () => [
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
      const { invoice, checkout, receipt } = await invoicePage(t, t.open(), token);
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
      const { receipt } = await invoicePage(t, tab, invoice);
      const outcome = { status: 'completed', receipt: needed(receipt, 'the page of the invoice names no receipt') };
      const result = await checkCoupon(tab, { for: 'invoice', invoice }, code);
      const { paid } = refused('checkCoupon', result, { status: 409 });
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
  ]),
];

async function addsIssues(t: TestContext, { issuesLeft, item, page }: Awaited<ReturnType<typeof beginRenewal>>) {
  const added = (await beginRenewal(t)).issuesLeft - issuesLeft;
  holds('showRenew', 'more issues left than before', added > 0, added);
  const ordered = issuesOf(item.term, page.settings.issues_per_year ?? 4);
  same('showRenew', 'the number of added issues', added, ordered ?? added);
}

const OPEN = [
  ['payable', 'to be paid'],
  ['processing', 'being paid'],
  ['checkOrWireOnly', 'paid by check or wire only'],
] as const;

async function tellsAsItsPage(t: TestContext, token: string): Promise<void> {
  if (t.profile.pages?.showInvoice !== undefined) skip('another host renders the page of an invoice');
  const tab = t.open();
  const { settings: _, ...page } = await invoicePage(t, tab, token);
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
