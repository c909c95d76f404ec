import { redeem } from '../../machines/purchase/redeem/redeem.ports.ts';
import { typeInto } from '../orders/forms.ts';
import { orderer } from '../orders/orders.ts';
import { onlyOne, place } from '../orders/purchase.ts';
import { purchaseSteps } from '../orders/purchase-steps.ts';
import { beginGift, giftOf, givesGift } from '../orders/purchases.ts';
import { accepted, needed, refused, same } from '../runner/expect.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

export const redeemKit = kitFlow('redeem', () => [
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
