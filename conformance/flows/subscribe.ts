import type { Keys, SubscribeRequest } from '../../machines/api/contract.ts';
import { quote } from '../../machines/purchase/builder/builder.ts';
import { builtOf } from '../../machines/purchase/subscribe/subscribe.machine.ts';
import { subscribe as subscribeFlow } from '../../machines/purchase/subscribe/subscribe.ports.ts';
import { readSubscribeLink } from '../../machines/rules/subscription/subscribe-link.ts';
import { agrees, billOf, receiptOf } from '../orders/bill.ts';
import {
  addressTexts,
  editsOf,
  fill,
  holdsSubscription,
  listedOrder,
  newReader,
  readersOrder,
  sessionOf,
  subscribe,
  subscriptionOrder,
  typeInto,
} from '../orders/orders.ts';
import { bought, orderReplyIn, pay, purchaseSteps, sent, settledAtOnce, started } from '../orders/purchase.ts';
import { askSubscriber, loginOf, subscriberOf } from '../readers/subscriber.ts';
import { accepted, holds, needed, refused, same } from '../runner/expect.ts';
import { pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, reachCountries, step, type TestContext } from '../runner/test-context.ts';

/** A new subscription: the readers' own machine from the page to the receipt, and what the server must refuse. */
export const subscribeKit = kitFlow('subscribe', () => [
  step('a visitor subscribes and gets a receipt', async (t) => {
    const tab = t.open();
    const page = await pageData(t, tab, 'showSubscribe');
    const actor = t.start(subscribeFlow, tab, { page, link: readSubscribeLink(new URLSearchParams()) });
    await reachCountries(t, actor);
    const { name, email, password, address, shipcode } = newReader(t);
    fill(actor, { choice: { shipcode } }, { country: { address: address.country } });
    const donation: Record<string, string> = page.settings.features?.subscribe?.add_donation ? { donation: '25' } : {};
    typeInto(actor, { name, email, password, confirm: password, ...donation, ...addressTexts(address) });
    const receipt = await bought(t, tab, actor, 'subscribe', { name, email, origin: 'change', address });
    const { draft } = actor.getSnapshot().context;
    same('showReceipt', 'the total of the receipt in cents', receipt.total, quote(builtOf(draft)).totals.total);
    same('showReceipt', 'the buyer on the receipt', receipt.email, draft.form.email);
  }),
  ...purchaseSteps(
    'subscribe',
    async (t) => {
      const { tab, order } = await orderOf(t);
      return listedOrder(t, 'subscribe', tab, order);
    },
    {
      edits: (t, purchase) => editsOf(t, 'subscribe', purchase),
      next: (t, { tab, order }) => {
        const gift = { deliverable: 'print-a', level: 'high', term: '2year' } as const;
        const giftsubs = [gift, gift, { ...gift, level: 'low' as const }];
        return listedOrder(t, 'subscribe', tab, { ...order, cart: { items: [], giftsubs } });
      },
    },
  ),
  step('opens the account as ordered after the payment, and logs in only the session that paid', async (t) => {
    const { tab, order: first } = await orderOf(t);
    const subscription = { renewal: false, medium: 'digital', level: 'high', term: '2year' } as const;
    const order = { ...first, cart: { items: [], giftsubs: [], subscription } };
    const keys = await started(t, 'subscribe', tab, order);
    refused('getSubscriber', await askSubscriber(tab), { status: 401 });
    const guest = await tab.session();
    await settles(t, tab, keys);
    same('getSubscriber', 'the logged-in reader', (await subscriberOf(tab)).account.email, order.email);
    holds('getFulfilment', "a different session from the guest's", (await tab.session()) !== guest, guest);
    refused('getSubscriber', await askSubscriber(t.open()), { status: 401 });
    await holdsSubscription(t, order, { term: '2year', level: 'high', deliverable: 'digital' });
  }),
  step('repeats the receipt for a guest who lost the reply with the login', async (t) => {
    const { tab, order } = await orderOf(t);
    const keys = await started(t, 'subscribe', tab, order);
    const lost = t.open();
    const guest = needed(await tab.session(), 'a visitor has no session here');
    await lost.cookies.setCookie(`session=${guest}; Path=/`, t.server.href);
    const receipt = await settles(t, tab, keys);
    same('getFulfilment', 'the receipt of the order', await settledAtOnce(t, lost, keys), receipt);
  }),
  step('logs no one in to an account that existed before fulfilment', async (t) => {
    const [first, second] = [await orderOf(t), await orderOf(t)];
    const order = { ...second.order, email: first.order.email };
    const keys = await started(t, 'subscribe', second.tab, order);
    const firstKeys = await started(t, 'subscribe', first.tab, first.order);
    await settles(t, first.tab, firstKeys);
    await settles(t, second.tab, keys);
    refused('getSubscriber', await askSubscriber(second.tab), { status: 401 });
  }),
  step('accepts an order that a coupon makes free', async (t) => {
    const code = t.entry('coupons', 'free');
    const { tab, order } = await orderOf(t);
    const { subscription } = order.cart;
    const cart = {
      ...order.cart,
      donation: undefined,
      subscription: subscription && { ...subscription, coupon: code },
    };
    // The open intent has a price until the coupon is applied.
    const opened = await started(t, 'subscribe', tab, order);
    const reply = orderReplyIn(accepted('subscribe', await subscribe(tab, { ...order, cart }, sent(t))));
    same('subscribe', 'the type of the reply', reply.type, 'gratis');
    same('getSubscriber', 'the logged-in reader', (await subscriberOf(tab)).account.email, order.email);
    if (!('receipt' in reply.data)) return;
    agrees(await receiptOf(t, tab, reply.data.receipt, await billOf(t, { ...order, cart })), order);
    if (!t.profile.payment) return;
    const said = await tab.world.payment.confirm({ secret: opened.stripe_secret });
    same('subscribe', 'the outcome of a free order', said.kind, 'refused');
  }),
  ...REFUSALS.map(([what, field, change]) =>
    step(`refuses ${what} (error at ${field})`, async (t) => {
      const { tab, order } = await orderOf(t);
      refused('subscribe', await subscribe(tab, { ...order, ...change(order) }, sent(t)), { status: 400, field });
    }),
  ),
  step('refuses the email of an existing account (error at email)', async (t) => {
    const { email } = loginOf(t, 'subscriber');
    const { tab, order } = await orderOf(t);
    refused('subscribe', await subscribe(tab, { ...order, email }, sent(t)), { status: 400, field: 'email' });
  }),
  step('refuses a second subscription for a reader', async (t) => {
    const tab = await t.as('subscriber');
    const { cart } = subscriptionOrder(t, '');
    const result = await subscribe(tab, { ...(await readersOrder(t, tab, 'subscribe')), cart }, sent(t));
    const { problems } = refused('subscribe', result, { status: 400 });
    const isGeneral = problems.some(({ field }) => field === 'general');
    holds('subscribe', 'a message for the whole form', isGeneral, problems);
  }),
  step('refuses a quantity above the stock', async (t) => {
    const ref = t.entry('goods', 'sized');
    const { tab, order } = await orderOf(t);
    const cart = { ...order.cart, items: [{ item: 'sized-product' as const, quantity: 50, ref }] };
    refused('subscribe', await subscribe(tab, { ...order, cart }, sent(t)), { status: 409, field: 'cart' });
  }),
  step('refuses an empty order', async (t) => {
    const { tab, order } = await orderOf(t);
    const cart = { items: [], giftsubs: [] };
    refused('subscribe', await subscribe(tab, { ...order, cart }, sent(t)), { status: 400 });
  }),
]);

type Change = (order: SubscribeRequest) => Partial<SubscribeRequest>;

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

async function orderOf(t: TestContext) {
  const tab = t.open();
  return { tab, order: subscriptionOrder(t, await sessionOf(t, tab, 'subscribe')) };
}

async function settles(t: TestContext, tab: Tab, keys: Keys): Promise<string> {
  await pay(t, tab, keys);
  return settledAtOnce(t, tab, keys);
}
