import { subscriptionChange } from '../../machines/account/subscription-change/subscription-change.ports.ts';
import type { Upgrade } from '../../machines/api/contract.ts';
import { type Deliverable, LEVELS } from '../../machines/rules/subscription/subscription.ts';
import { fill } from '../orders/forms.ts';
import { purchaseSteps } from '../orders/purchase-steps.ts';
import { beginChange } from '../orders/purchases.ts';
import { accepted, needed, same } from '../runner/expect.ts';
import { ask } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step } from '../runner/test-context.ts';

export const subscriptionChangeKit = kitFlow('subscription-change', () => [
  step('makes a free change at once', async (t) => {
    const { tab, page, upgrade } = await beginChange(t, 'digital');
    const { level, deliverable } = needed(free(upgrade), 'the reader "digital" has no free change');
    const actor = t.start(subscriptionChange, tab, { page });
    fill(actor, { level }, { delivery: deliverable });
    actor.send({ type: 'form.submitted' });
    const { output } = await t.reach(actor, 'its end', ({ status }) => status === 'done', 'updateSubscription');
    const facts = { token: upgrade.subscription.token, level, deliverable };
    const notice = { act: 'subscriptionChange', end: 'done', facts };
    same('updateSubscription', 'how the page is left', output, { visit: '/account', notice });
    t.leave(`the subscription of the reader "digital", now ${deliverable} at the level ${level}`);
    const after = accepted('getSubscription', await read(tab, upgrade.subscription.token)).upgrade.subscription;
    same('updateSubscription', 'the delivery when read again', after.deliverables.set, deliverable);
    same('updateSubscription', 'the level when read again', after.level, level);
  }),
  ...purchaseSteps('updateSubscription'),
]);

function free({ subscription: { level: held, deliverables, upgrade_prices } }: Upgrade) {
  const all = LEVELS.flatMap((level) =>
    // Prices are keyed by deliverable.
    (Object.keys(upgrade_prices[level]) as Deliverable[]).map((deliverable) => ({ level, deliverable })),
  );
  return all.find(
    ({ level, deliverable }) =>
      upgrade_prices[level][deliverable] === 0 && (level !== held || deliverable !== deliverables.set),
  );
}

const read = (tab: Tab, token: string) => ask(tab, 'getSubscription', { params: { path: { token } } });
