import { quote } from '../../machines/purchase/builder/builder.ts';
import { builtOf } from '../../machines/purchase/renew/renew.machine.ts';
import { renew as renewFlow } from '../../machines/purchase/renew/renew.ports.ts';
import { linesOf } from '../../machines/rules/cart/cart.ts';
import { issuesOf } from '../../machines/rules/subscription/subscription.ts';
import { cartOf } from '../orders/cart.ts';
import { bought, fill } from '../orders/forms.ts';
import { place } from '../orders/purchase.ts';
import { purchaseSteps } from '../orders/purchase-steps.ts';
import { beginRenewal } from '../orders/purchases.ts';
import { holds, offered, refused, same } from '../runner/expect.ts';
import { pageData } from '../runner/request.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';
import { chargedOnFile } from './cards.ts';

export const renewKit = kitFlow('renew', () => [
  step('a reader renews with the same settings and gets a receipt', async (t) => {
    const order = await beginRenewal(t);
    const { tab, page, body } = order;
    const actor = t.start(renewFlow, tab, { page });
    const { total } = quote(builtOf(actor.getSnapshot().context.draft)).totals;
    await bought(t, { tab, actor, call: 'renewSubscription' }, { total }, { email: body.email });
    await addsIssues(t, order);
  }),
  step('puts a renewal with other settings into the cart to be checked out later', async (t) => {
    const { tab, page } = await beginRenewal(t);
    offered(page, 'renew', 'checkout_later');
    const actor = t.start(renewFlow, tab, { page });
    const choice = { medium: 'digital', level: 'high', term: '2year' };
    fill(actor, { settings: 'other' }, { choice }, { timing: 'later' });
    actor.send({ type: 'form.submitted' });
    await t.reach(actor, 'its items in the cart', (now) => now.hasTag('added'), 'addToCart');
    const { total } = quote(builtOf(actor.getSnapshot().context.draft)).subscription;
    const renewals = linesOf(await cartOf(tab)).map(({ cart, price }) => ({ type: cart.type, price }));
    same('getCart', 'the contents of the cart', renewals, [{ type: 'personal-subscription', price: total }]);
  }),
  ...purchaseSteps('renewSubscription'),
  step('adds the issues of a renewal paid from file once for concurrent repeats of its key', async (t) => {
    t.entry('payment');
    const order = await beginRenewal(t);
    await chargedOnFile(t, order);
    await addsIssues(t, order);
  }),
]);

async function addsIssues(t: TestContext, { issuesLeft, item, page }: Awaited<ReturnType<typeof beginRenewal>>) {
  const added = (await beginRenewal(t)).issuesLeft - issuesLeft;
  holds('showRenew', 'more issues left than before', added > 0, added);
  const ordered = issuesOf(item.term, page.settings.issues_per_year ?? 4);
  same('showRenew', 'the number of added issues', added, ordered ?? added);
}

export const renewalRetryKit = kitFlow('renewal-retry', () => [
  step('offers no retry if no renewal failed', async (t) => {
    const page = await pageData(t, await t.as('subscriber'), 'showRenewal');
    same('showRenewal', 'the renewal to retry', page.renewal, null);
  }),
  ...purchaseSteps('retryRenewal'),
  step('answers another retry of a completed renewal with its outcome', async (t) => {
    t.entry('payment');
    const tab = await t.as('renewalFailed');
    same('showRenewal', 'the renewal to retry', (await pageData(t, tab, 'showRenewal')).renewal, null);
    const retried = await place(t, { call: 'retryRenewal', tab, body: { amount: 100 } });
    const { paid } = refused('retryRenewal', retried, { status: 409 });
    same('retryRenewal', 'the state of the renewal', paid?.status, 'completed');
  }),
]);
