import type { RenewPage as RenewData, RetryRequest } from '../../machines/api/contract.ts';
import { quote } from '../../machines/purchase/builder/builder.ts';
import { builtOf } from '../../machines/purchase/renew/renew.machine.ts';
import { renew as renewFlow } from '../../machines/purchase/renew/renew.ports.ts';
import { renewalRetry } from '../../machines/purchase/renewal-retry/renewal-retry.ports.ts';
import { linesOf } from '../../machines/rules/cart/cart.ts';
import { issuesOf } from '../../machines/rules/subscription/subscription.ts';
import { cartOf } from '../orders/cart.ts';
import { addLater, editsOf, fill, listedOrder, renew, renewalOrder } from '../orders/orders.ts';
import {
  atOnce,
  bought,
  ordering,
  orderReplyIn,
  purchaseSteps,
  reachesPayment,
  type Sent,
  sent,
} from '../orders/purchase.ts';
import type { ReaderRole } from '../profile.ts';
import { subscriberOf } from '../readers/subscriber.ts';
import { accepted, holds, needed, offered, refused, same } from '../runner/expect.ts';
import { pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

export const renewKit = kitFlow('renew', () => [
  step('a reader renews with the same settings and gets a receipt', async (t) => {
    const { tab, page } = await open(t);
    const actor = t.start(renewFlow, tab, { page });
    const receipt = await bought(t, tab, actor, 'renewSubscription');
    const { draft } = actor.getSnapshot().context;
    same('showReceipt', 'the total of the receipt in cents', receipt.total, quote(builtOf(draft)).totals.total);
    same('showReceipt', 'the buyer on the receipt', receipt.email, draft.form.email);
    const renewed = (await open(t)).page.renew?.token;
    holds('showRenew', 'more issues left than before', leftOf(renewed) > leftOf(page.renew?.token), renewed);
    const ordered = issuesOf(draft.choice.term, page.settings.issues_per_year ?? 4);
    if (ordered !== undefined)
      same('showRenew', 'the number of added issues', leftOf(renewed) - leftOf(page.renew?.token), ordered);
  }),
  step('puts a renewal with other settings into the cart to be checked out later', async (t) => {
    const { tab, page } = await open(t);
    offered(page, 'renew', 'checkout_later');
    const actor = t.start(renewFlow, tab, { page });
    const choice = { medium: 'digital', level: 'high', term: '2year' };
    fill(actor, { settings: 'other' }, { choice });
    await addLater(t, actor);
    const { total } = quote(builtOf(actor.getSnapshot().context.draft)).subscription;
    const renewals = linesOf(await cartOf(tab)).map(({ cart, price }) => ({ type: cart.type, price }));
    same('getCart', 'the contents of the cart', renewals, [{ type: 'personal-subscription', price: total }]);
  }),
  ...purchaseSteps('renewSubscription', (t) => begin(t), {
    edits: (t, purchase) => editsOf(t, 'renewSubscription', purchase),
    next: (t, { tab, order }) => listedOrder(t, 'renewSubscription', tab, order),
  }),
  step('adds the issues of a renewal paid from file once for concurrent repeats of its key', async (t) => {
    t.entry('payment');
    const { options, page } = await open(t);
    const { place } = await begin(t);
    const order = sent(t, { customer: 'use-card' });
    const [reply] = await atOnce('renewSubscription', { place }, [order, order, order]);
    const { type } = orderReplyIn(accepted('renewSubscription', needed(reply, 'no order was accepted')));
    same('renewSubscription', 'the type of the reply', type, 'customer');
    t.leave('an order charged to the method on file');
    const added = leftOf((await open(t)).options.token) - leftOf(options.token);
    const ordered = issuesOf(options.settings.term, page.settings.issues_per_year ?? 4);
    if (ordered !== undefined) same('showRenew', 'the number of added issues', added, ordered);
  }),
  step('offers no renewal of a lifetime subscription', async (t) => {
    const { tab, order } = await begin(t, 'lifetime');
    refused('renewSubscription', await renew(tab, order, sent(t)), { status: 400 });
  }),
]);

const leftOf = (token: RenewalToken): number => token?.tokens_left ?? 0;

type RenewalToken = NonNullable<RenewData['renew']>['token'] | undefined;

async function open(t: TestContext, role: ReaderRole = 'renewing') {
  const tab = await t.as(role);
  const page = await pageData(t, tab, 'showRenew');
  return { tab, page, options: needed(page.renew, `the reader "${role}" has nothing to renew`) };
}

export async function begin(t: TestContext, role: ReaderRole = 'renewing') {
  const { tab, page, options } = await open(t, role);
  return listedOrder(t, 'renewSubscription', tab, renewalOrder(page, options));
}

export const renewalRetryKit = kitFlow('renewal-retry', () => [
  step('a reader with a new card is asked for the amount on the page', async (t) => {
    const { tab, page, total } = await beginRetry(t);
    same('showRenewal', 'the price of the renewal in cents', total, page.subscriber.timetable.renewal_failed?.amount);
    await reachesPayment(t, t.start(renewalRetry, tab, { page }), 'retryRenewal');
  }),
  step('refuses a retry at another price and reports it as outdated', async (t) => {
    const { tab, order, total } = await beginRetry(t);
    const result = await retry(tab, { ...order, amount: total - 1 }, sent(t));
    const { reason } = refused('retryRenewal', result, { status: 409 });
    same('retryRenewal', 'the reason of the refusal', reason, 'outdated');
  }),
  step('offers no retry if no renewal failed', async (t) => {
    const tab = await t.as('subscriber');
    same('showRenewal', 'the renewal to retry', (await pageData(t, tab, 'showRenewal')).renewal, null);
    refused('retryRenewal', await retry(tab, { amount: 100 }, sent(t)), { status: 409 });
  }),
  ...purchaseSteps('retryRenewal', beginRetry),
  step('completes the renewal and answers another retry with its outcome', async (t) => {
    t.entry('payment');
    const tab = await t.as('renewalFailed');
    const { timetable } = await subscriberOf(tab);
    t.leave('a failed renewal, now paid');
    holds('getSubscriber', 'no failed renewal', !timetable.renewal_failed, timetable.renewal_failed);
    same('getSubscriber', 'the state of the subscription', timetable.current_subscription?.state, 'active');
    same('showRenewal', 'the renewal to retry', (await pageData(t, tab, 'showRenewal')).renewal, null);
    const { paid } = refused('retryRenewal', await retry(tab, { amount: 100 }, sent(t)), { status: 409 });
    same('retryRenewal', 'the state of the renewal', paid?.status, 'completed');
  }),
]);

export async function beginRetry(t: TestContext) {
  const tab = await t.as('renewalFailed');
  const page = await pageData(t, tab, 'showRenewal');
  const { total, lines } = needed(page.renewal, 'the reader "renewalFailed" no longer has a renewal to retry');
  const order: RetryRequest = { amount: total, version: page.subscriber.timetable.version };
  return { tab, page, total, lines, order, place: (given: Sent) => retry(tab, order, given) };
}

const retry = (tab: Tab, order: RetryRequest, given: Sent) => ordering('retryRenewal')(tab, order, given);
