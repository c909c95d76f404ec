import type { Upgrade } from '../../machines/api/contract.ts';
import { type Deliverable, LEVELS } from '../../machines/rules/subscription/subscription.ts';
import { place } from '../orders/purchase.ts';
import { purchaseSteps } from '../orders/purchase-steps.ts';
import { beginChange } from '../orders/purchases.ts';
import { accepted, needed, same } from '../runner/expect.ts';
import { ask } from '../runner/request.ts';
import { kitFlow, step } from '../runner/test-context.ts';

export const subscriptionChangeKit = kitFlow('subscription-change', () => [
  step('makes a free change at once', async (t) => {
    const change = await beginChange(t, 'digital');
    const { tab, upgrade } = change;
    const { level, deliverable } = needed(free(upgrade), 'the reader "digital" has no free change');
    const { token } = upgrade.subscription;
    const subscription = { token, level, deliverable };
    accepted('updateSubscription', await place(t, { ...change, body: { ...change.body, subscription } }));
    t.leave(`the subscription of the reader "digital", now ${deliverable} at the level ${level}`);
    const read = accepted('getSubscription', await ask(tab, 'getSubscription', { params: { path: { token } } }));
    const { deliverables, level: set } = read.upgrade.subscription;
    same('updateSubscription', 'the change when read again', [deliverables.set, set], [deliverable, level]);
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
