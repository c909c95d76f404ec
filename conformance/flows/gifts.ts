import type { GiftSubscription, GivenGift } from '../../machines/api/contract.ts';
import { quote } from '../../machines/purchase/builder/builder.ts';
import { giftResend } from '../../machines/purchase/gift/gift-resend.ports.ts';
import { redeem } from '../../machines/purchase/redeem/redeem.ports.ts';
import { builtOf } from '../../machines/purchase/subscribe/subscribe.machine.ts';
import { subscribe } from '../../machines/purchase/subscribe/subscribe.ports.ts';
import { readSubscribeLink } from '../../machines/rules/subscription/subscribe-link.ts';
import { digitalGift } from '../orders/cart.ts';
import { bought, fill, typeInto } from '../orders/forms.ts';
import { newReader, orderer } from '../orders/orders.ts';
import { buy, onlyOne, place } from '../orders/purchase.ts';
import { purchaseSteps } from '../orders/purchase-steps.ts';
import { beginGift, beginItems, giftOf, givesGift } from '../orders/purchases.ts';
import { giftAgrees, receiptOf } from '../orders/receipt.ts';
import { type Giver, giftsOf, giverOf, NOTE, openGifts } from '../readers/opened-accounts.ts';
import { subscriberOf } from '../readers/subscriber.ts';
import { accepted, holds, needed, refused, StepFailed, same, skip } from '../runner/expect.ts';
import { ask, pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, reachCountries, step, type TestContext } from '../runner/test-context.ts';

const subscribeGiftKit = kitFlow('subscribe-gift', () => [
  step('a visitor gives two subscriptions to another person and gets a receipt for both', async (t) => {
    const tab = t.open();
    const link = readSubscribeLink(new URLSearchParams('type=gift'));
    const actor = t.start(subscribe, tab, { page: await pageData(t, tab, 'showSubscribe'), link });
    await reachCountries(t, actor);
    const { name, email } = newReader(t);
    fill(actor, { destination: 'recipient' }, { quantity: 2 });
    typeInto(actor, { name, email, recipient_name: 'Noor Haddad' });
    const { draft } = actor.getSnapshot().context;
    const { lines } = await bought(t, { tab, actor, call: 'subscribe' }, quote(builtOf(draft)).totals);
    const given = lines.filter(({ kind }) => kind === 'gift-subscription').map(({ quantity }) => quantity);
    same('showReceipt', 'the number of gifts', given, [2]);
  }),
]);

/** Resending gift links to the giver. Optional for a server. */
const giftResendKit = kitFlow('gift-resend', () => [
  step('lists the gifts on a receipt to the giver only, as ordered, and mails none before its day', async (t) => {
    const { tab, receipt: token, isWaiting } = await begin(t);
    const gifts = await giftsOf(t, tab);
    const receipt = await receiptOf(t, tab, token);
    const byToken = (one: GivenGift, other: GivenGift) => one.token.localeCompare(other.token);
    const printed = receipt.gifts ?? gifts;
    same('showAccount', 'the gifts', gifts.toSorted(byToken), printed.toSorted(byToken));
    const { order } = await giftTold(t, gifts[0]?.token ?? '');
    same('getGift', 'the giver of a gift', order.name, t.entry('newReader').name);
    for (const gift of gifts) {
      giftAgrees('showAccount', gift, gift.created && receipt.created);
      const { term, level, deliverable, state, message, deliver_on } = gift;
      const given = deliver_on === undefined ? { state: 'sent', message: undefined } : { state: 'scheduled', ...NOTE };
      const wanted = { ...digitalGift.item, deliver_on, ...given };
      same('showAccount', 'a gift', { term, level, deliverable, state, message, deliver_on }, wanted);
    }
    const waiting = gifts.filter(({ state }) => state === 'scheduled');
    same('showAccount', 'how many gifts wait for their day', waiting.length, Number(isWaiting));
    for (const gift of waiting) refused('resendGift', await resend(tab, gift.token), { status: 409 });
    same('showAccount', 'the gifts after the refusal', await giftsOf(t, tab), gifts);
  }),
  step("resends a gift's link, counts the mail and leaves other gifts unchanged", async (t) => {
    const { tab } = await begin(t);
    const { mailed: gift } = await openGifts(t, tab);
    const before = await giftsOf(t, tab);
    const actor = t.start(giftResend, tab, undefined);
    actor.send({ type: 'resend.requested', gift });
    const { context } = await t.reach(actor, 'an outcome', (now) => now.matches('told'), 'resendGift');
    same('resendGift', 'its outcome', context.outcome?.end, 'done');
    const { mails } = gift;
    if (mails !== undefined)
      same('showAccount', 'the number of mails of the gift', (await listed(t, tab, gift)).mails, mails + 1);
    const again = accepted('resendGift', await resend(tab, gift.token));
    same('resendGift', 'the gift as the account page lists it', again, await listed(t, tab, gift));
    await giftTold(t, gift.token);
    const others = (gifts: GivenGift[]) => gifts.filter(({ token }) => token !== gift.token);
    same('showAccount', 'the other gifts', others(await giftsOf(t, tab)), others(before));
  }),
  step('lists the newest gift first, even if a guest with the same email gave it', async (t) => {
    const { tab } = await begin(t);
    const { account } = await subscriberOf(tab);
    for (const buyer of [tab, t.open()]) {
      const known = (await giftsOf(t, tab)).map(({ token }) => token);
      const gift = { ...digitalGift, item: { ...digitalGift.item, level: 'high', term: '2year' } } as const;
      const order = await beginItems(t, 'subscribe', buyer, [gift]);
      const body = { ...order.body, password: undefined, email: account.email };
      const { gifts } = await receiptOf(t, buyer, await buy(t, { ...order, body }));
      const [newest, ...older] = (await giftsOf(t, tab)).map((gift) => gift.token);
      const isNew = newest !== undefined && !known.includes(newest);
      holds('showAccount', 'a separate gift for the later order', isNew, newest);
      same('showAccount', 'the gifts below the newest', older, known);
      const printed = gifts?.map(({ token }) => token) ?? [newest];
      same('showReceipt', 'the gift of the order', printed, [newest]);
      accepted('resendGift', await resend(tab, newest ?? ''));
    }
  }),
  step('reports that someone else opened and redeemed a gift, and stops mailing it', async (t) => {
    const { tab } = await begin(t);
    if (t.profile.pages?.showRedeem !== undefined) skip('another host renders the page of a gift');
    const { opened: gift } = await openGifts(t, tab);
    const query = { token: gift.token };
    const state = async () => (await listed(t, tab, gift)).state;
    await pageData(t, tab, 'showRedeem', { query });
    same('showAccount', 'the state of a gift opened by its giver', await state(), 'sent');
    await pageData(t, t.open(), 'showRedeem', { query });
    same('showAccount', 'the state of a gift opened by someone else', await state(), 'opened');
    accepted('resendGift', await resend(tab, gift.token));
    same('showAccount', 'the state of an opened gift after a new mail', await state(), 'opened');
    accepted('redeemGift', await place(t, await beginGift(t, gift.token)));
    same('showAccount', 'the state of the gift', await state(), 'redeemed');
    refused('resendGift', await resend(tab, gift.token), { status: 409 });
  }),
]);

async function begin(t: TestContext): Promise<Giver> {
  await t.offer.need('resendGift');
  return giverOf(t);
}

const resend = (tab: Tab, token: string) => ask(tab, 'resendGift', { params: { path: { token } } });

async function listed(t: TestContext, tab: Tab, { token }: GivenGift): Promise<GivenGift> {
  const gift = (await giftsOf(t, tab)).find((each) => each.token === token);
  return needed(gift, 'the account page does not list the gift');
}

async function giftTold(t: TestContext, token: string): Promise<GiftSubscription> {
  const { redeem } = accepted('getGift', await giftOf(t.open(), token));
  if (redeem.status === 'open') return redeem.gift;
  throw new StepFailed({ call: 'getGift', expected: 'a gift that can be redeemed', got: redeem.status });
}

const redeemKit = kitFlow('redeem', () => [
  step('a new reader redeems a gift, which is then used up', async (t) => {
    const token = t.entry('gifts', 'digital');
    const order = await beginGift(t, token);
    const { tab, body } = order;
    const page = { ...accepted('getGift', await giftOf(tab, token)), settings: { journal: '' } };
    const actor = t.start(redeem, tab, { page });
    typeInto(actor, { name: body.name, email: body.email, ...body.password });
    actor.send({ type: 'form.submitted' });
    await t.reach(actor, 'a redeemed gift', ({ value }) => String(value) === 'completed', 'redeemGift');
    t.leave(`the gift ${token}, now redeemed`);
    await isOver(t, token, 'redeemed');
    await givesGift(t, order);
  }),
  step('returns a redeemable gift, and "notfound" for an unknown one', async (t) => {
    const { tab, gift, upgrade_prices } = await beginGift(t, t.entry('gifts', 'open'));
    same('getGift', 'the extra cost of its own delivery', upgrade_prices[gift.deliverables.set], 0);
    const { redeem } = accepted('getGift', await giftOf(tab, 'gft_none'));
    same('getGift', 'the status of an unknown gift', redeem.status, 'notfound');
    refused('getGift', await giftOf(tab, 'not a token'), { status: 400, field: 'token' });
  }),
  step('reports a redeemed gift and does not redeem it', (t) => isOver(t, t.entry('gifts', 'redeemed'), 'redeemed')),
  step('reports an expired gift and does not redeem it', (t) => isOver(t, t.entry('gifts', 'expired'), 'closed')),
  step('redeems a gift once for two readers at once, and for a repeated key', async (t) => {
    const token = t.entry('gifts', 'open');
    const orders = [await beginGift(t, token), await beginGift(t, token)];
    const keyed = orders.map((order) => [order, { key: crypto.randomUUID() }] as const);
    const { at, reply } = await onlyOne(t, 'redeemGift', keyed);
    t.leave(`the gift ${token}, now redeemed`);
    const [order, options] = needed(keyed[at], 'nobody redeemed it');
    same('redeemGift', 'the type of the reply', reply.type, 'redeem-succeeded');
    const again = accepted('redeemGift', await place(t, order, options));
    same('redeemGift', 'the reply to a repeated key', again, reply);
    await isOver(t, token, 'redeemed');
    await givesGift(t, order);
  }),
  ...purchaseSteps('redeemGift'),
]);

async function isOver(t: TestContext, token: string, status: 'redeemed' | 'closed'): Promise<void> {
  const tab = t.open();
  const { redeem } = accepted('getGift', await giftOf(tab, token));
  same('getGift', 'the status of the gift', redeem.status, status);
  const body = { ...orderer(t, 'ses_conformance'), subscription: { token, deliverable: 'digital' } };
  refused('redeemGift', await place(t, { call: 'redeemGift', tab, body }), { status: 422 });
}

export const giftKits = [subscribeGiftKit, giftResendKit, redeemKit];
