import type { RedeemRequest } from '#machines/api/contract.ts';
import { redeem as redeemFlow } from '#machines/purchase/redeem/redeem.ports.ts';
import type { Deliverable } from '#machines/rules/subscription/subscription.ts';
import { ask } from '../ask.ts';
import { accepted, holds, lacking, needed, refused, same } from '../expect.ts';
import { newReader, orderer, typeInto } from '../orders.ts';
import { ordering, purchaseSteps, sent } from '../purchase.ts';
import { kitFlow, type Rig, step } from '../rig.ts';
import type { Tab } from '../tab.ts';

/** A gift, read by its token and redeemed, or paid for where it is to be delivered better. */
export const redeemKit = kitFlow('redeem', () => [
  step('a new reader redeems a gift, and it is used from then on', async (rig) => {
    const tab = rig.open();
    const token = needed(rig.profile.gifts?.digital, 'the profile has no digital gift to be redeemed by a new reader');
    const data = accepted('getGift', await giftOf(tab, token));
    if (data.redeem.status !== 'open') lacking('the gift "digital" of the profile was redeemed or has expired');
    const actor = rig.start(redeemFlow, tab, { page: { ...data, settings: { journal: '' } } });
    const { name, email, password } = newReader(rig);
    typeInto(actor, { name, email, password, confirm: password });
    actor.send({ type: 'form.submitted' });
    await rig.reach(actor, 'a redeemed gift', ({ value }) => String(value) === 'completed', 'redeemGift');
    rig.leave(`the gift ${token}, which was redeemed`);
    const { redeem } = accepted('getGift', await giftOf(rig.open(), token));
    same('getGift', 'the status of the gift that was redeemed', redeem.status, 'redeemed');
  }),
  step('tells a gift that can be redeemed', async (rig) => {
    const tab = rig.open();
    const { gift, upgrade_prices } = await openGift(rig, tab, 'open');
    same('getGift', 'what its own delivery costs more', upgrade_prices[gift.deliverables.set], 0);
  }),
  step('says of an unknown token that there is no such gift, and refuses one that cannot be', async (rig) => {
    const tab = rig.open();
    const { redeem } = accepted('getGift', await giftOf(tab, 'gft_none'));
    same('getGift', 'the status of a gift that there is not', redeem.status, 'notfound');
    refused('getGift', await giftOf(tab, 'not a token'), { status: 400, field: 'token' });
    const order = orderOf(rig, { token: 'gft_none', session: 'ses_conformance', deliverable: 'digital' });
    refused('redeemGift', await redeemGift(tab, order, sent(rig)), { status: 404 });
  }),
  step('tells a gift that was redeemed, and does not redeem it again', async (rig) => {
    const token = needed(rig.profile.gifts?.redeemed, 'the profile has no gift that was redeemed');
    await isOver(rig, token, 'redeemed');
  }),
  step('tells a gift that has expired, and does not redeem it', async (rig) => {
    const token = needed(rig.profile.gifts?.expired, 'the profile has no gift that has expired');
    await isOver(rig, token, 'closed');
  }),
  step('refuses a blank name at name, and print without an address at address', async (rig) => {
    const { tab, order } = await begin(rig, 'open');
    refused('redeemGift', await redeemGift(tab, { ...order, name: ' ' }, sent(rig)), { status: 400, field: 'name' });
    const result = await redeemGift(tab, { ...order, address: undefined }, sent(rig));
    refused('redeemGift', result, { status: 400, field: 'address' });
  }),
  step('redeems a gift that costs nothing more, once, however often its key is sent', async (rig) => {
    const { tab, order } = await begin(rig, 'open');
    const key = crypto.randomUUID();
    const first = accepted('redeemGift', await redeemGift(tab, order, sent(rig, { key })));
    same('redeemGift', 'the type of the reply', first.type, 'redeem-succeeded');
    rig.leave(`the gift ${order.subscription.token}, which was redeemed`);
    const again = accepted('redeemGift', await redeemGift(tab, order, sent(rig, { key })));
    same('redeemGift', 'the reply to a key that was sent before', again, first);
    await isOver(rig, order.subscription.token, 'redeemed');
  }),
  ...purchaseSteps('redeemGift', async (rig) => {
    const { tab, order, total } = await begin(rig, 'upgradable', 'print-a');
    holds('getGift', 'a price for a better delivery', total > 0, total);
    return { tab, total, place: (given) => redeemGift(tab, order, given) };
  }),
]);

async function openGift(rig: Rig, tab: Tab, state: 'open' | 'spare' | 'upgradable') {
  const token = needed(rig.profile.gifts?.[state], `the profile has no gift "${state}"`);
  const { redeem } = accepted('getGift', await giftOf(tab, token));
  if (redeem.status === 'open') return redeem;
  lacking(`the gift "${state}" of the profile was redeemed or has expired`);
}

export async function begin(rig: Rig, state: 'open' | 'spare' | 'upgradable', wanted?: Deliverable) {
  const tab = rig.open();
  const { gift, session, upgrade_prices } = await openGift(rig, tab, state);
  const deliverable = wanted ?? gift.deliverables.set;
  return {
    tab,
    total: upgrade_prices[deliverable],
    order: orderOf(rig, { token: gift.token, session, deliverable }),
  };
}

/** A gift that is over says so, and is not redeemed. */
async function isOver(rig: Rig, token: string, status: 'redeemed' | 'closed'): Promise<void> {
  const tab = rig.open();
  const { redeem } = accepted('getGift', await giftOf(tab, token));
  same('getGift', 'the status of the gift', redeem.status, status);
  const order = orderOf(rig, { token, session: 'ses_conformance', deliverable: 'digital' });
  refused('redeemGift', await redeemGift(tab, order, sent(rig)), { status: 422 });
}

const orderOf = (
  rig: Rig,
  { token, session, deliverable }: { token: string; session: string; deliverable: Deliverable },
): RedeemRequest => ({
  ...orderer(rig, session),
  subscription: { token, deliverable },
});

const giftOf = (tab: Tab, token: string) => ask(tab, 'getGift', { params: { query: { token } } });

const redeemGift = ordering('redeemGift');
