import type { CheckoutReply, GiftSubscription, RedeemRequest } from '../../machines/api/contract.ts';
import type { Result } from '../../machines/api/reply.ts';
import { redeem as redeemFlow } from '../../machines/purchase/redeem/redeem.ports.ts';
import { type Deliverable, deliverableOf, SHIPCODES } from '../../machines/rules/subscription/subscription.ts';
import { addressIn } from '../orders/bill.ts';
import { holdsSubscription, newReader, orderer, typeInto } from '../orders/orders.ts';
import { ordering, type Placed, purchaseSteps, sent } from '../orders/purchase.ts';
import type { Login } from '../profile.ts';
import { logIn, subscriberOf } from '../readers/subscriber.ts';
import { accepted, holds, kindOf, needed, refused, same, skip, statusOf } from '../runner/expect.ts';
import { ask } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

export const redeemKit = kitFlow('redeem', () => {
  /** The first order of the purchase steps, which is then paid. */
  let bought: { order: RedeemRequest; gift: GiftSubscription } | undefined;
  return [
    step('a new reader redeems a gift, which is then used up', async (t) => {
      const tab = t.open();
      const token = t.entry('gifts', 'digital');
      const data = accepted('getGift', await giftOf(tab, token));
      if (data.redeem.status !== 'open') skip('the gift "digital" of the profile was redeemed or has expired');
      const actor = t.start(redeemFlow, tab, { page: { ...data, settings: { journal: '' } } });
      const { name, email, password } = newReader(t);
      typeInto(actor, { name, email, password, confirm: password });
      actor.send({ type: 'form.submitted' });
      await t.reach(actor, 'a redeemed gift', ({ value }) => String(value) === 'completed', 'redeemGift');
      t.leave(`the gift ${token}, now redeemed`);
      const { redeem } = accepted('getGift', await giftOf(t.open(), token));
      same('getGift', 'the status of the redeemed gift', redeem.status, 'redeemed');
      const { term, level, deliverables, order } = data.redeem.gift;
      const held = { term, level, deliverable: deliverables.set };
      await holdsSubscription(t, { email, password: { password } }, held, order.name);
      await logIn(tab, { email, password });
      const { account } = await subscriberOf(tab);
      same('getSubscriber', 'autorenew after a gift began a subscription', account.autorenew, false);
    }),
    step('returns a redeemable gift, and "notfound" for an unknown one', async (t) => {
      const tab = t.open();
      const { gift, upgrade_prices } = await openGift(t, tab, 'open');
      same('getGift', 'the extra cost of its own delivery', upgrade_prices[gift.deliverables.set], 0);
      const { redeem } = accepted('getGift', await giftOf(tab, 'gft_none'));
      same('getGift', 'the status of an unknown gift', redeem.status, 'notfound');
      refused('getGift', await giftOf(tab, 'not a token'), { status: 400, field: 'token' });
    }),
    ...(['redeemed', 'expired'] as const).map((state) =>
      step(`reports ${state === 'redeemed' ? 'a redeemed' : 'an expired'} gift and does not redeem it`, (t) => {
        const token = t.entry('gifts', state);
        return isOver(t, token, state === 'redeemed' ? 'redeemed' : 'closed');
      }),
    ),
    step('refuses print without an address (error at address)', async (t) => {
      const { tab, order } = await begin(t, 'open');
      const result = await redeemGift(tab, { ...order, address: undefined }, sent(t));
      refused('redeemGift', result, { status: 400, field: 'address' });
    }),
    step('redeems a gift once for two readers at once, and for a repeated key', async (t) => {
      const { tab, order, gift } = await begin(t, 'open');
      const { email } = newReader(t);
      const readers = [
        { tab, order, given: sent(t) },
        { tab: t.open(), order: { ...order, email }, given: sent(t) },
      ];
      const results = await Promise.all(readers.map((one) => redeemGift(one.tab, one.order, one.given)));
      const [winner, ...more] = readers.filter((_, place) => results[place]?.kind === 'ok');
      const taken = needed(winner, 'nobody redeemed it');
      t.leave(`the gift ${order.subscription.token}, now redeemed`);
      same('redeemGift', 'the number of others who redeemed the gift concurrently', more.length, 0);
      for (const result of results)
        if (result.kind !== 'ok')
          holds('redeemGift', 'a refusal with status 409 or 422', isTaken(result), kindOf(result));
      const again = await redeemGift(taken.tab, taken.order, { ...taken.given, captcha: sent(t).captcha });
      same('redeemGift', 'the reply to a repeated key', again, results[readers.indexOf(taken)]);
      same('redeemGift', 'the type of the reply', accepted('redeemGift', again).type, 'redeem-succeeded');
      await isOver(t, order.subscription.token, 'redeemed');
      const { term, level } = gift;
      const held = { term, level, deliverable: order.subscription.deliverable };
      await holdsSubscription(t, taken.order, held, gift.order.name);
    }),
    ...purchaseSteps(
      'redeemGift',
      async (t) => {
        const { tab, order, total, gift } = await begin(t, 'upgradable', 'print-a');
        bought ??= { order, gift };
        holds('getGift', 'a price for a better delivery', total > 0, total);
        return { tab, order, total, lines: UPGRADE, place: (given) => redeemGift(tab, order, given) };
      },
      {
        edits: async (t, { tab, order }) => {
          const { upgrade_prices } = await openGift(t, tab, 'upgradable');
          const edits = SHIPCODES.map(async (shipcode) => {
            const deliverable = deliverableOf({ medium: 'print', shipcode });
            const subscription = { ...order.subscription, deliverable };
            const edited: RedeemRequest = { ...order, shipcode, address: await addressIn(t, shipcode), subscription };
            const place: Placed['place'] = (given) => redeemGift(tab, edited, given);
            return { what: `the delivery ${deliverable}`, total: upgrade_prices[deliverable], place };
          });
          return (await Promise.all(edits)).filter(({ total }) => total > 0);
        },
      },
    ),
    step("gives the gift's subscription to the reader who paid for another delivery", async (t) => {
      t.entry('payment');
      const { order, gift } = needed(bought, 'the gift "upgradable" was not redeemed');
      const { term, level } = gift;
      const held = { term, level, deliverable: order.subscription.deliverable };
      await holdsSubscription(t, order, held, gift.order.name);
    }),
  ];
});

const UPGRADE = [{ kind: 'subscription-upgrade', quantity: 1 }] as const;

const isTaken = (result: Result<CheckoutReply>): boolean =>
  result.kind === 'refused' && [409, 422].includes(statusOf(result.refusal));

async function openGift(t: TestContext, tab: Tab, state: 'open' | 'spare' | 'upgradable') {
  const token = t.entry('gifts', state);
  const { redeem } = accepted('getGift', await giftOf(tab, token));
  if (redeem.status === 'open') return redeem;
  skip(`the gift "${state}" of the profile was redeemed or has expired`);
}

export async function begin(
  t: TestContext,
  state: 'open' | 'spare' | 'upgradable',
  wanted?: Deliverable,
  tab: Tab = t.open(),
) {
  const { gift, session, upgrade_prices } = await openGift(t, tab, state);
  const deliverable = wanted ?? gift.deliverables.set;
  return {
    tab,
    gift,
    total: upgrade_prices[deliverable],
    order: orderOf(t, { token: gift.token, session, deliverable }),
  };
}

async function isOver(t: TestContext, token: string, status: 'redeemed' | 'closed'): Promise<void> {
  const tab = t.open();
  const { redeem } = accepted('getGift', await giftOf(tab, token));
  same('getGift', 'the status of the gift', redeem.status, status);
  const order = orderOf(t, { token, session: 'ses_conformance', deliverable: 'digital' });
  refused('redeemGift', await redeemGift(tab, order, sent(t)), { status: 422 });
}

export async function redeemed(t: TestContext, token: string): Promise<Login> {
  const tab = t.open();
  const { redeem } = accepted('getGift', await giftOf(tab, token));
  const { gift, session } = redeem.status === 'open' ? redeem : skip('the gift cannot be redeemed');
  const order = orderOf(t, { token, session, deliverable: gift.deliverables.set });
  accepted('redeemGift', await redeemGift(tab, order, sent(t)));
  return { email: order.email, password: order.password?.password ?? '' };
}

const orderOf = (
  t: TestContext,
  { session, ...subscription }: { token: string; session: string; deliverable: Deliverable },
): RedeemRequest => ({ ...orderer(t, session), subscription });

const giftOf = (tab: Tab, token: string) => ask(tab, 'getGift', { params: { query: { token } } });

const redeemGift = ordering('redeemGift');
