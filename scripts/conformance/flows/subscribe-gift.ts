import type { SubscribePage } from '#machines/api/contract.ts';
import { quote } from '#machines/purchase/builder/builder.ts';
import { builtOf } from '#machines/purchase/subscribe/subscribe.machine.ts';
import { subscribe as subscribeFlow } from '#machines/purchase/subscribe/subscribe.ports.ts';
import { readSubscribeLink } from '#machines/rules/subscription/subscribe-link.ts';
import { pageData } from '../ask.ts';
import { cartOf, checkCart, totalOf } from '../cart.ts';
import { accepted, holds, needed, offered, refused, same } from '../expect.ts';
import { newReader, orderer, subscribe, typeInto } from '../orders.ts';
import { bought, sent } from '../purchase.ts';
import { kitFlow, type Rig, reachCountries, step } from '../rig.ts';
import type { Tab } from '../tab.ts';

/** Gifts, and what is put into the cart to be checked out later, by the readers' own machine. */
export const subscribeGiftKit = kitFlow('subscribe-gift', () => [
  step('a visitor gives two subscriptions to somebody else and is shown a receipt of both', async (rig) => {
    const tab = rig.open();
    const actor = await builder(rig, tab, 'type=gift');
    const { name, email } = newReader(rig);
    actor.send({ type: 'form.changed', change: { destination: 'recipient' } });
    typeInto(actor, { name, email, recipient_name: 'Noor Haddad' });
    actor.send({ type: 'form.changed', change: { quantity: 2 } });
    const receipt = await bought(rig, tab, actor, 'subscribe');
    const { totals } = quote(builtOf(actor.getSnapshot().context.draft));
    same('showReceipt', 'the total in cents', receipt.total, totals.total);
    same('showReceipt', 'how many gifts', giftsIn(receipt.lines), [2]);
  }),
  step('takes the coupon for gifts off each of them', async (rig) => {
    const code = needed(rig.profile.coupons?.gift, 'the profile has no coupon for gifts');
    const tab = rig.open();
    const actor = await builder(rig, tab, `code=${code}`);
    const { draft } = actor.getSnapshot().context;
    same('showSubscribe', 'whom a coupon for gifts is for', draft.purpose, 'gift');
    const { name, email } = newReader(rig);
    typeInto(actor, { name, email });
    actor.send({ type: 'form.changed', change: { quantity: 3 } });
    const { totals } = quote(builtOf(actor.getSnapshot().context.draft));
    holds('showSubscribe', 'a coupon that takes something off', totals.discount > 0, totals);
    const receipt = await bought(rig, tab, actor, 'subscribe');
    same('showReceipt', 'the total in cents', receipt.total, totals.total);
  }),
  step('takes a gift of a reader who has a subscription', async (rig) => {
    const tab = await rig.as('subscriber');
    const { subscribe: options, subscriber } = await pageOf(rig, tab);
    const { password: _, address: __, ...order } = orderer(rig, options.session);
    const { name = '', email = '' } = subscriber?.account ?? {};
    const giftsubs = [{ deliverable: 'digital', level: 'low', term: '1year' } as const];
    const reply = await subscribe(tab, { ...order, name, email, cart: { items: [], giftsubs } }, sent(rig));
    holds('subscribe', 'an order that is taken', accepted('subscribe', reply).type === 'started', reply);
  }),
  step('takes a message and a delivery date with a gift', async (rig) => {
    const tab = rig.open();
    const actor = await builder(rig, tab, 'type=gift');
    offersMessages(actor.getSnapshot().context.draft.page);
    const today = dayIn(0);
    const { name, email } = newReader(rig);
    typeInto(actor, { name, email, gift_message: 'Happy birthday!\nEnjoy it. I <3 you.' });
    actor.send({ type: 'form.changed', change: { delivery: { day: today, today } } });
    const receipt = await bought(rig, tab, actor, 'subscribe');
    same('showReceipt', 'how many gifts', giftsIn(receipt.lines), [1]);
  }),
  step('refuses a message or a delivery date that is not taken, at its field', async (rig) => {
    const tab = rig.open();
    const page = await pageOf(rig, tab);
    offersMessages(page);
    const { password: _, address: __, ...order } = orderer(rig, page.subscribe.session);
    for (const [field, note] of WRONG_NOTES()) {
      const giftsubs = [{ deliverable: 'digital', level: 'low', term: '1year', ...note } as const];
      const reply = await subscribe(tab, { ...order, cart: { items: [], giftsubs } }, sent(rig));
      refused('subscribe', reply, { status: 400, field });
    }
  }),
  step('holds what is checked out later in the cart', async (rig) => {
    const tab = rig.open();
    const actor = await builder(rig, tab, 'type=gift');
    const { page } = actor.getSnapshot().context.draft;
    offered(page, 'subscribe', 'checkout_later');
    offered(page, 'subscribe', 'add_donation');
    actor.send({ type: 'form.changed', change: { quantity: 2 } });
    typeInto(actor, { donation: '25' });
    actor.send({ type: 'form.changed', change: { timing: 'later' } });
    actor.send({ type: 'form.submitted' });
    const isAdded = (snapshot: ReturnType<typeof actor.getSnapshot>) => snapshot.hasTag('added');
    const { context } = await rig.reach(actor, 'everything in the cart', isAdded, 'addToCart');
    const cart = await cartOf(tab);
    checkCart('getCart', cart);
    same('getCart', 'how many things', cart.count, 3);
    same('getCart', 'the total in cents', totalOf(cart), quote(builtOf(context.draft)).totals.total);
  }),
]);

const offersMessages = ({ settings }: SubscribePage) =>
  needed(settings.features?.subscribe?.gift_message || undefined, 'the page offers no messages with gifts');

/** The day after so many, as an ISO date. */
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What may not go with a gift, wherever on earth the giver is, and the field at which that is told. */
const WRONG_NOTES = () =>
  [
    ['gift_message', { message: 'a'.repeat(251) }],
    ['gift_message', { message: 'a\u0007b' }],
    ['gift_message', { message: '<b>Enjoy it</b>' }],
    ['deliver_on', { deliver_on: dayIn(-2) }],
    ['deliver_on', { deliver_on: dayIn(368) }],
    ['deliver_on', { deliver_on: '2027-02-30' }],
  ] as const;

const pageOf = (rig: Rig, tab: Tab, code?: string): Promise<SubscribePage> =>
  pageData(rig, tab, 'showSubscribe', code === undefined ? {} : { query: { code } });

/** A builder at work on the page that a link leads to. */
async function builder(rig: Rig, tab: Tab, query: string) {
  const link = readSubscribeLink(new URLSearchParams(query));
  const actor = rig.start(subscribeFlow, tab, { page: await pageOf(rig, tab, link.code), link });
  await reachCountries(rig, actor);
  return actor;
}

const giftsIn = (lines: readonly { kind: string; quantity: number }[]): number[] =>
  lines.filter(({ kind }) => kind === 'gift-subscription').map(({ quantity }) => quantity);
