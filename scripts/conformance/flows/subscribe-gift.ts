import type { GivenGift, SubscribePage } from '#machines/api/contract.ts';
import { quote } from '#machines/purchase/builder/builder.ts';
import { giftResend } from '#machines/purchase/gift/gift-resend.ports.ts';
import { builtOf } from '#machines/purchase/subscribe/subscribe.machine.ts';
import { subscribe as subscribeFlow } from '#machines/purchase/subscribe/subscribe.ports.ts';
import { readSubscribeLink } from '#machines/rules/subscription/subscribe-link.ts';
import { openAccount } from '../accounts.ts';
import { ask, pageData } from '../ask.ts';
import { cartOf, checkCart, totalOf } from '../cart.ts';
import { accepted, holds, lacking, needed, offered, refused, same } from '../expect.ts';
import { isOffered } from '../keyed-orders.ts';
import { newReader, orderer, subscribe, typeInto } from '../orders.ts';
import { bought, keysIn, pay, sent, settled } from '../purchase.ts';
import { kitFlow, type Rig, reachCountries, step } from '../rig.ts';
import { logIn } from '../subscriber.ts';
import type { Tab } from '../tab.ts';
import { redeemed } from './redeem.ts';

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
    const { gifts } = receipt;
    if (gifts) same('showReceipt', 'how many links of gifts', new Set(gifts.map(({ token }) => token)).size, 2);
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
    const message = 'Happy birthday!\nEnjoy it. I <3 you.';
    typeInto(actor, { name, email, gift_message: message });
    actor.send({ type: 'form.changed', change: { delivery: { day: today, today } } });
    const receipt = await bought(rig, tab, actor, 'subscribe');
    same('showReceipt', 'how many gifts', giftsIn(receipt.lines), [1]);
    const notes = receipt.gifts?.map((gift) => ({ message: gift.message, deliver_on: gift.deliver_on }));
    if (notes) same('showReceipt', 'what goes with the gift', notes, [{ message, deliver_on: today }]);
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

/** The links of gifts, mailed to their giver again; a server without the call offers none of it. */
export const giftResendKit = kitFlow('gift-resend', () => {
  /** A reader of this run who has given two gifts, and one for a day to come where messages are offered. */
  let giver: Promise<Tab> | undefined;
  const begin = async (rig: Rig): Promise<Tab> => {
    if (!(await isOffered(rig, 'resendGift'))) lacking('the server does not offer resendGift');
    giver ??= give(rig);
    return giver;
  };
  return [
    step('mails the link of a gift again, and counts the mail', async (rig) => {
      const tab = await begin(rig);
      const gift = await openGift(rig, tab);
      const actor = rig.start(giftResend, tab, undefined);
      actor.send({ type: 'resend.requested', gift });
      const { context } = await rig.reach(actor, 'an outcome', (snapshot) => snapshot.matches('told'), 'resendGift');
      same('resendGift', 'what came of it', context.outcome?.end, 'done');
      const { mails } = gift;
      if (mails === undefined) return;
      same('showAccount', 'how often the gift was mailed', (await giftOf(rig, tab, gift)).mails, mails + 1);
    }),
    step('mails nobody a gift that there is not', async (rig) => {
      refused('resendGift', await resend(await begin(rig), 'gft_none'), { status: 404 });
    }),
    step('mails nobody a gift without a session', async (rig) => {
      const { token } = await openGift(rig, await begin(rig));
      refused('resendGift', await resend(rig.open(), token), { status: 401 });
    }),
    step('mails nobody the gift of another reader', async (rig) => {
      const tab = await begin(rig);
      const gift = await openGift(rig, tab);
      refused('resendGift', await resend(await rig.as('noSubscription'), gift.token), { status: 404 });
      same('showAccount', 'the gift after the refusal', await giftOf(rig, tab, gift), gift);
    }),
    step('does not mail a gift before its day', async (rig) => {
      const tab = await begin(rig);
      const gift = (await giftsOf(rig, tab)).find(({ state }) => state === 'scheduled');
      const { token } = needed(gift, 'no gift for a day to come could be ordered');
      refused('resendGift', await resend(tab, token), { status: 409 });
    }),
    step('does not mail a gift that is redeemed', async (rig) => {
      const tab = await begin(rig);
      const gift = needed((await open(rig, tab))[1], 'the account page lists one open gift alone');
      await redeemed(rig, gift.token);
      refused('resendGift', await resend(tab, gift.token), { status: 409 });
      same('showAccount', 'the state of the gift', (await giftOf(rig, tab, gift)).state, 'redeemed');
    }),
    step('ends the mails of a gift', async (rig) => {
      const tab = await begin(rig);
      const { token } = await openGift(rig, tab);
      let mailed = 0;
      for (; mailed <= MOST; mailed += 1) {
        const result = await resend(tab, token);
        if (result.kind !== 'refused') accepted('resendGift', result);
        else {
          refused('resendGift', result, { status: 429 });
          return;
        }
      }
      holds('resendGift', `status 429 after ${MOST} mails at most`, false, `${mailed} mails`);
    }),
  ];
});

/** How often a gift may be mailed again in an hour. */
const MOST = 3;

const resend = (tab: Tab, token: string) => ask(tab, 'resendGift', { params: { path: { token } } });

/** What an account has given, newest first. */
async function giftsOf(rig: Rig, tab: Tab): Promise<GivenGift[]> {
  const { gifts } = await pageData(rig, tab, 'showAccount');
  return needed(gifts, 'the account page lists no gifts');
}

const open = async (rig: Rig, tab: Tab): Promise<GivenGift[]> =>
  (await giftsOf(rig, tab)).filter(({ state }) => state === 'sent' || state === 'opened');

const openGift = async (rig: Rig, tab: Tab): Promise<GivenGift> =>
  needed((await open(rig, tab))[0], 'the account page lists no open gift');

async function giftOf(rig: Rig, tab: Tab, { token }: GivenGift): Promise<GivenGift> {
  const gift = (await giftsOf(rig, tab)).find((each) => each.token === token);
  return needed(gift, 'the account page does not list the gift');
}

/** Opens an account that orders gifts and pays for them. */
async function give(rig: Rig): Promise<Tab> {
  needed(rig.profile.payment, 'the profile has no payment provider');
  const account = await openAccount(rig);
  const tab = rig.open();
  await logIn(tab, account);
  const { subscribe: options, settings } = await pageData(rig, tab, 'showSubscribe');
  const { password: _, address: __, ...order } = orderer(rig, options.session);
  const gift = { deliverable: 'digital', level: 'low', term: '1year' } as const;
  const giftsubs = settings.features?.subscribe?.gift_message
    ? [gift, gift, { ...gift, deliver_on: dayIn(7) }]
    : [gift, gift];
  const result = await subscribe(tab, { ...order, email: account.email, cart: { items: [], giftsubs } }, sent(rig));
  const keys = keysIn('subscribe', result, 'started');
  await pay(rig, tab, keys);
  await settled(rig, tab, keys.payment_intent_id);
  return tab;
}
