import { quote } from '../../machines/purchase/builder/builder.ts';
import { donate as donateFlow } from '../../machines/purchase/donate/donate.ports.ts';
import { builtOf as renewalOf } from '../../machines/purchase/renew/renew.machine.ts';
import { renew as renewFlow } from '../../machines/purchase/renew/renew.ports.ts';
import { builtOf } from '../../machines/purchase/subscribe/subscribe.machine.ts';
import { subscribe as subscribeFlow } from '../../machines/purchase/subscribe/subscribe.ports.ts';
import { linesOf } from '../../machines/rules/cart/cart.ts';
import { readDonateLink } from '../../machines/rules/donation/donate-link.ts';
import { readSubscribeLink } from '../../machines/rules/subscription/subscribe-link.ts';
import { issuesOf } from '../../machines/rules/subscription/subscription.ts';
import { cartOf, digital, donation, own, print } from '../orders/cart.ts';
import { bought, fill, fillIn, typeInto } from '../orders/forms.ts';
import { holdsSubscription } from '../orders/orders.ts';
import { cardOf, fulfilmentOf, ordered, orderReplyIn, paidFor, place, settledAtOnce } from '../orders/purchase.ts';
import { purchaseSteps } from '../orders/purchase-steps.ts';
import { beginItems, beginRenewal, PROCESSES, purchases, withItems } from '../orders/purchases.ts';
import { agrees, receiptOf } from '../orders/receipt.ts';
import { dayIn } from '../readers/opened-accounts.ts';
import { askSubscriber, subscriberOf } from '../readers/subscriber.ts';
import { accepted, holds, needed, offered, refused, same } from '../runner/expect.ts';
import { pageData } from '../runner/request.ts';
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
      const lost = t.open();
      const guest = needed(await order.tab.session(), 'a visitor has no session here');
      await lost.cookies.setCookie(`session=${guest}; Path=/`, t.server.href);
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
];

async function addsIssues(t: TestContext, { issuesLeft, item, page }: Awaited<ReturnType<typeof beginRenewal>>) {
  const added = (await beginRenewal(t)).issuesLeft - issuesLeft;
  holds('showRenew', 'more issues left than before', added > 0, added);
  const ordered = issuesOf(item.term, page.settings.issues_per_year ?? 4);
  same('showRenew', 'the number of added issues', added, ordered ?? added);
}
