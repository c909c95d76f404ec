import type { RenewPage as RenewData, RenewRequest, RetryRequest } from '#machines/api/contract.ts';
import { quote } from '#machines/purchase/builder/builder.ts';
import { builtOf } from '#machines/purchase/renew/renew.machine.ts';
import { renew as renewFlow } from '#machines/purchase/renew/renew.ports.ts';
import { renewalRetry } from '#machines/purchase/renewal-retry/renewal-retry.ports.ts';
import { linesOf } from '#machines/rules/cart/cart.ts';
import { issuesOf } from '#machines/rules/subscription/subscription.ts';
import { pageData } from '../ask.ts';
import { cartOf } from '../cart.ts';
import { accepted, holds, needed, offered, refused, same } from '../expect.ts';
import { editsOf, listedOrder, renew, renewalOrder } from '../orders.ts';
import type { ReaderRole } from '../profile.ts';
import {
  atOnce,
  bought,
  onFileStep,
  ordering,
  orderReplyIn,
  purchaseSteps,
  reachesPayment,
  type Sent,
  sent,
} from '../purchase.ts';
import { kitFlow, type Rig, step } from '../rig.ts';
import { refusesOutdated, subscriberOf } from '../subscriber.ts';
import type { Tab } from '../tab.ts';

/** The renewal of a reader's own subscription. */
export const renewKit = kitFlow('renew', () => [
  step('a reader renews with the same settings and is shown a receipt', async (rig) => {
    const { tab, page } = await open(rig);
    const actor = rig.start(renewFlow, tab, { page });
    const receipt = await bought(rig, tab, actor, 'renewSubscription');
    const { draft } = actor.getSnapshot().context;
    same('showReceipt', 'the total of the receipt in cents', receipt.total, quote(builtOf(draft)).totals.total);
    same('showReceipt', 'whose receipt it is', receipt.email, draft.form.email);
    const renewed = (await open(rig)).page.renew?.token;
    holds('showRenew', 'more issues left than before', leftOf(renewed) > leftOf(page.renew?.token), renewed);
    const ordered = issuesOf(draft.choice.term, page.settings.issues_per_year ?? 4);
    if (ordered !== undefined)
      same('showRenew', 'how many issues were added', leftOf(renewed) - leftOf(page.renew?.token), ordered);
  }),
  step('a renewal with other settings that is checked out later is put into the cart', async (rig) => {
    const { tab, page } = await open(rig);
    offered(page, 'renew', 'checkout_later');
    const actor = rig.start(renewFlow, tab, { page });
    actor.send({ type: 'form.changed', change: { settings: 'other' } });
    actor.send({ type: 'form.changed', change: { choice: { medium: 'digital', level: 'high', term: '2year' } } });
    actor.send({ type: 'form.changed', change: { timing: 'later' } });
    actor.send({ type: 'form.submitted' });
    await rig.reach(actor, 'a renewal in the cart', (snapshot) => snapshot.hasTag('added'), 'addToCart');
    const { total } = quote(builtOf(actor.getSnapshot().context.draft)).subscription;
    const renewals = linesOf(await cartOf(tab)).map(({ cart, price }) => ({ type: cart.type, price }));
    same('getCart', 'what the cart holds', renewals, [{ type: 'personal-subscription', price: total }]);
  }),
  step('refuses a renewal that was built on an older version of the subscription, and changes nothing', async (rig) => {
    const { tab, order } = await begin(rig);
    const send = (version: number) => renew(tab, { ...order, version }, sent(rig));
    await refusesOutdated('renewSubscription', tab, send);
  }),
  ...purchaseSteps('renewSubscription', (rig) => begin(rig), {
    edits: (rig, { order, placing }) => editsOf(rig, order, placing, rig.profile.coupons?.renewal),
    next: (rig, { order, placing }) => listedOrder(rig, order, placing),
  }),
  step(
    'adds the issues of a renewal that is charged to what is on file once, however often its key is sent at once',
    async (rig) => {
      needed(rig.profile.payment, 'the profile has no payment provider');
      const { options, page } = await open(rig);
      const { place } = await begin(rig);
      const order = sent(rig, { customer: 'use-card' });
      const [reply] = await atOnce('renewSubscription', { place }, [order, order, order]);
      const { type } = orderReplyIn(accepted('renewSubscription', needed(reply, 'no order was taken')));
      same('renewSubscription', 'the type of the reply', type, 'customer');
      rig.leave('an order that was charged to what is on file');
      const added = leftOf((await open(rig)).options.token) - leftOf(options.token);
      const ordered = issuesOf(options.settings.term, page.settings.issues_per_year ?? 4);
      if (ordered !== undefined) same('showRenew', 'how many issues were added', added, ordered);
    },
  ),
  onFileStep('renewSubscription', (rig) => begin(rig)),
  step('refuses the account of somebody else', async (rig) => {
    const { tab, order } = await begin(rig);
    const result = await renew(tab, { ...order, account: 'acc_conformance' }, sent(rig));
    refused('renewSubscription', result, { status: 403 });
  }),
  step('refuses a coupon that is not for renewals at coupon', async (rig) => {
    const coupon = needed(rig.profile.coupons?.any, 'the profile has no coupon for any new subscription');
    const { tab, order } = await begin(rig);
    const { subscription } = order.cart;
    const cart = { ...order.cart, subscription: subscription && { ...subscription, coupon } };
    refused('renewSubscription', await renew(tab, { ...order, cart }, sent(rig)), { status: 400, field: 'coupon' });
  }),
  step('refuses a blank name at name', async (rig) => {
    const { tab, order } = await begin(rig);
    const result = await renew(tab, { ...order, name: ' ' }, sent(rig));
    refused('renewSubscription', result, { status: 400, field: 'name' });
  }),
  step('has nothing to renew for a reader who is subscribed for life', async (rig) => {
    const { tab, order } = await begin(rig, 'lifetime');
    refused('renewSubscription', await renew(tab, order, sent(rig)), { status: 400 });
  }),
]);

const leftOf = (token: RenewalToken): number => token?.tokens_left ?? 0;

type RenewalToken = NonNullable<RenewData['renew']>['token'] | undefined;

async function open(rig: Rig, role: ReaderRole = 'renewing') {
  const tab = await rig.as(role);
  const page = await pageData(rig, tab, 'showRenew');
  return { tab, page, options: needed(page.renew, `the reader "${role}" has nothing to renew`) };
}

export async function begin(rig: Rig, role: ReaderRole = 'renewing') {
  const { tab, page, options } = await open(rig, role);
  const order = renewalOrder(page, options);
  return { tab, placing: renewing(tab), ...(await listedOrder(rig, order, renewing(tab))) };
}

const renewing = (tab: Tab) => (order: RenewRequest) => (given: Sent) => renew(tab, order, given);

/** The retry of a renewal that failed. */
export const renewalRetryKit = kitFlow('renewal-retry', () => [
  step('a reader is asked to pay what the page shows, with a new card', async (rig) => {
    const { tab, page, total } = await beginRetry(rig);
    same('showRenewal', 'what the renewal costs, in cents', total, page.subscriber.timetable.renewal_failed?.amount);
    await reachesPayment(rig, rig.start(renewalRetry, tab, { page }), 'retryRenewal');
  }),
  step('refuses a retry at another price than the renewal has, and says that it is outdated', async (rig) => {
    const { tab, order, total } = await beginRetry(rig);
    const result = await retry(tab, { ...order, amount: total - 1 }, sent(rig));
    same(
      'retryRenewal',
      'the reason of the refusal',
      refused('retryRenewal', result, { status: 409 }).reason,
      'outdated',
    );
  }),
  step('refuses a retry that was built on an older version of the subscription, and changes nothing', async (rig) => {
    const { tab, order } = await beginRetry(rig);
    await refusesOutdated('retryRenewal', tab, (version) => retry(tab, { ...order, version }, sent(rig)));
  }),
  step('has nothing to retry for a reader whose renewal did not fail', async (rig) => {
    const tab = await rig.as('subscriber');
    same('showRenewal', 'what there is to retry', (await pageData(rig, tab, 'showRenewal')).renewal, null);
    refused('retryRenewal', await retry(tab, { amount: 100 }, sent(rig)), { status: 409 });
  }),
  ...purchaseSteps('retryRenewal', beginRetry),
  step('has renewed the subscription, tells the receipt to whoever retries again, and charges nothing', async (rig) => {
    needed(rig.profile.payment, 'the profile has no payment provider');
    const tab = await rig.as('renewalFailed');
    const { timetable } = await subscriberOf(tab);
    rig.leave('a renewal that had failed, which is paid now');
    holds('getSubscriber', 'no failed renewal any more', !timetable.renewal_failed, timetable.renewal_failed);
    same('getSubscriber', 'the state of the subscription', timetable.current_subscription?.state, 'active');
    same('showRenewal', 'what there is to retry', (await pageData(rig, tab, 'showRenewal')).renewal, null);
    const { paid } = refused('retryRenewal', await retry(tab, { amount: 100 }, sent(rig)), { status: 409 });
    same('retryRenewal', 'how the renewal stands', paid?.status, 'completed');
  }),
]);

export async function beginRetry(rig: Rig) {
  const tab = await rig.as('renewalFailed');
  const page = await pageData(rig, tab, 'showRenewal');
  const { total, lines } = needed(page.renewal, 'the reader "renewalFailed" has no renewal to retry any more');
  const order: RetryRequest = { amount: total, version: page.subscriber.timetable.version };
  return { tab, page, total, lines, order, place: (given: Sent) => retry(tab, order, given) };
}

const retry = (tab: Tab, order: RetryRequest, given: Sent) => ordering('retryRenewal')(tab, order, given);
