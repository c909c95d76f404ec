import { quote } from '../../machines/purchase/builder/builder.ts';
import { builtOf } from '../../machines/purchase/subscribe/subscribe.machine.ts';
import { subscribe as subscribeFlow } from '../../machines/purchase/subscribe/subscribe.ports.ts';
import { readSubscribeLink } from '../../machines/rules/subscription/subscribe-link.ts';
import { digital, own, print } from '../orders/cart.ts';
import { bought, fillIn, typeInto } from '../orders/forms.ts';
import { holdsSubscription } from '../orders/orders.ts';
import { ordered, orderReplyIn, paidFor, place, settledAtOnce } from '../orders/purchase.ts';
import { purchaseSteps } from '../orders/purchase-steps.ts';
import { purchases, withItems } from '../orders/purchases.ts';
import { agrees, receiptOf } from '../orders/receipt.ts';
import { askSubscriber, subscriberOf } from '../readers/subscriber.ts';
import { accepted, needed, refused, same } from '../runner/expect.ts';
import { pageData } from '../runner/request.ts';
import { kitFlow, step } from '../runner/test-context.ts';

/** A new subscription: the readers' own machine from the page to the receipt, and what the server must refuse. */
export const subscribeKit = kitFlow('subscribe', () => [
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
    const order = await withItems(t, await begin(t), [own(item)]);
    const { tab, body } = order;
    const keys = await ordered(t, order);
    refused('getSubscriber', await askSubscriber(tab), { status: 401 });
    await paidFor(t, tab, keys);
    same('getSubscriber', 'the logged-in reader', (await subscriberOf(tab)).account.email, body.email);
    await holdsSubscription(t, body, { term: '2year', level: 'high', deliverable: 'digital' });
  }),
  step('repeats the receipt for a guest who lost the reply with the login', async (t) => {
    const order = await begin(t);
    const keys = await ordered(t, order);
    const lost = t.open();
    const guest = needed(await order.tab.session(), 'a visitor has no session here');
    await lost.cookies.setCookie(`session=${guest}; Path=/`, t.server.href);
    const receipt = await paidFor(t, order.tab, keys);
    same('getFulfilment', 'the receipt of the order', await settledAtOnce(t, lost, keys), receipt);
  }),
  step('logs no one in to an account that existed before fulfilment', async (t) => {
    const [first, second] = [await begin(t), await begin(t)];
    const { email } = first.body;
    const keys = await ordered(t, { ...second, body: { ...second.body, email } });
    await paidFor(t, first.tab, await ordered(t, first));
    await paidFor(t, second.tab, keys);
    refused('getSubscriber', await askSubscriber(second.tab), { status: 401 });
  }),
  step('accepts an order that a coupon makes free', async (t) => {
    const coupon = t.entry('coupons', 'free');
    const order = await begin(t);
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
]);

const { begin } = purchases.subscribe;
