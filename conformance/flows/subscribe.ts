import type { SubscribeRequest } from '../../machines/api/contract.ts';
import { quote } from '../../machines/purchase/builder/builder.ts';
import { builtOf } from '../../machines/purchase/subscribe/subscribe.machine.ts';
import { subscribe as subscribeFlow } from '../../machines/purchase/subscribe/subscribe.ports.ts';
import { readSubscribeLink } from '../../machines/rules/subscription/subscribe-link.ts';
import { digital, own, print } from '../orders/cart.ts';
import { bought, fillIn, typeInto } from '../orders/forms.ts';
import { holdsSubscription, readersOrder } from '../orders/orders.ts';
import { ordered, orderReplyIn, paidFor, place, settledAtOnce } from '../orders/purchase.ts';
import { purchaseSteps } from '../orders/purchase-steps.ts';
import { purchases, withItems } from '../orders/purchases.ts';
import { agrees, receiptOf } from '../orders/receipt.ts';
import { askSubscriber, loginOf, subscriberOf } from '../readers/subscriber.ts';
import { accepted, holds, needed, refused, same } from '../runner/expect.ts';
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
  step('opens the account as ordered after the payment, and logs in only the session that paid', async (t) => {
    const item = { ...digital.item, level: 'high', term: '2year' } as const;
    const order = await withItems(t, await begin(t), [own(item)]);
    const { tab, body } = order;
    const keys = await ordered(t, order);
    refused('getSubscriber', await askSubscriber(tab), { status: 401 });
    const guest = await tab.session();
    await paidFor(t, tab, keys);
    same('getSubscriber', 'the logged-in reader', (await subscriberOf(tab)).account.email, body.email);
    holds('getFulfilment', "a different session from the guest's", (await tab.session()) !== guest, guest);
    refused('getSubscriber', await askSubscriber(t.open()), { status: 401 });
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
  ...REFUSALS.map(([what, field, change]) =>
    step(`refuses ${what} (error at ${field})`, async (t) => {
      const order = await begin(t);
      const body = { ...order.body, ...change(order.body) };
      refused('subscribe', await place(t, { ...order, body }), { status: 400, field });
    }),
  ),
  step('refuses the email of an existing account (error at email)', async (t) => {
    const { email } = loginOf(t, 'subscriber');
    const order = await begin(t);
    const body = { ...order.body, email };
    refused('subscribe', await place(t, { ...order, body }), { status: 400, field: 'email' });
  }),
  step('refuses a second subscription for a reader', async (t) => {
    const tab = await t.as('subscriber');
    const order = await begin(t, tab);
    const body = { ...order.body, password: undefined, ...(await readersOrder(t, tab, 'subscribe')) };
    const { problems } = refused('subscribe', await place(t, { ...order, body }), { status: 400 });
    const isGeneral = problems.some(({ field }) => field === 'general');
    holds('subscribe', 'a message for the whole form', isGeneral, problems);
  }),
  step('refuses a quantity above the stock', async (t) => {
    const ref = t.entry('goods', 'sized');
    const order = await begin(t);
    const cart = { items: [{ item: 'sized-product', quantity: 50, ref }], giftsubs: [] };
    refused('subscribe', await place(t, { ...order, body: { ...order.body, cart } }), { status: 409, field: 'cart' });
  }),
  step('refuses an empty order', async (t) => {
    refused('subscribe', await place(t, await withItems(t, await begin(t), [])), { status: 400 });
  }),
]);

const { begin } = purchases.subscribe;

type Change = (order: Pick<SubscribeRequest, 'address'>) => object;

const REFUSALS: [what: string, field: string, change: Change][] = [
  ['different passwords', 'password', () => ({ password: { password: 'correct horse', confirm: 'battery staple' } })],
  ['an order without a password', 'password', () => ({ password: undefined })],
  ['print without an address', 'address', () => ({ address: undefined })],
  [
    'an address without its required lines',
    'address',
    ({ address }) => ({ address: address && { ...address, line1: '', city: ' ' } }),
  ],
];
