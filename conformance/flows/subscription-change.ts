import { subscriptionChange } from '../../machines/account/subscription-change/subscription-change.ports.ts';
import type { AddressesReply, UpdateRequest, Upgrade } from '../../machines/api/contract.ts';
import { destinationOf } from '../../machines/rules/address/delivery.ts';
import {
  DELIVERABLES,
  type Deliverable,
  LEVELS,
  type Level,
  type Shipcode,
} from '../../machines/rules/subscription/subscription.ts';
import { addressIn } from '../orders/bill.ts';
import { fill, newReader } from '../orders/orders.ts';
import { type Edit, ordering, purchaseSteps, type Sent } from '../orders/purchase.ts';
import type { ReaderRole } from '../profile.ts';
import { subscriptionOf } from '../readers/subscriber.ts';
import { accepted, holds, needed, same, skip } from '../runner/expect.ts';
import { ask, pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

export const subscriptionChangeKit = kitFlow('subscription-change', () => [
  step('makes a free change at once', async (t) => {
    const { tab, page, upgrade } = await begin(t, 'digital');
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
  ...purchaseSteps(
    'updateSubscription',
    async (t) => {
      const { tab, order, upgrade, total } = await beginUpgrade(t);
      return { tab, order, upgrade, total, lines: UPGRADE, place: (given) => update(tab, order, given) };
    },
    {
      edits: (t, purchase) => editsOf(t, purchase),
    },
  ),
  step('makes a paid change after the payment', async (t) => {
    const tab = await t.as('upgradable');
    const { upgrade } = accepted('getSubscription', await read(tab, await subscriptionOf(t, 'upgradable')));
    t.entry('payment');
    const { level, deliverables, upgrade_prices } = upgrade.subscription;
    same('updateSubscription', 'the level after it was paid', level, 'high');
    const isPaid = upgrade_prices.high[deliverables.set] === 0;
    holds('updateSubscription', 'no further payment', isPaid, upgrade_prices);
    t.leave('the subscription of the reader "upgradable", now at the Standard level');
  }),
]);

export const UPGRADE = [{ kind: 'subscription-upgrade', quantity: 1 }] as const;

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

export async function begin(t: TestContext, role: ReaderRole) {
  const tab = await t.as(role);
  const token = await subscriptionOf(t, role);
  const page = await pageData(t, tab, 'showSubscription', { params: { token } });
  const upgrade: Upgrade = needed(page.upgrade, `the subscription of the reader "${role}" cannot be changed`);
  const { name, email, shipcode } = page.subscriber.account;
  const { level, deliverables } = upgrade.subscription;
  const order: UpdateRequest = {
    name,
    email,
    ...addressFor(t, page.subscriber.account),
    shipcode,
    session: upgrade.session,
    subscription: { token, level: level as Level, deliverable: deliverables.set },
  };
  return { tab, page, order, upgrade };
}

/** Every change of a subscription that has a price. */
export async function editsOf(t: TestContext, { tab, order, upgrade: { subscription } }: Changing): Promise<Edit[]> {
  const choices = LEVELS.flatMap((level) => DELIVERABLES.map((deliverable) => ({ level, deliverable })));
  const edits = choices.map(async ({ level, deliverable }) => {
    const total = subscription.upgrade_prices[level][deliverable] ?? 0;
    const shipcode = destinationOf(deliverable) ?? order.shipcode;
    const to = { shipcode, origin: 'change' as const, address: await addressIn(t, shipcode) };
    const edited = { ...order, ...to, subscription: { token: subscription.token, level, deliverable } };
    const what = `the level ${level} and the delivery ${deliverable}`;
    return { what, total, place: (given: Sent) => update(tab, edited, given) };
  });
  return (await Promise.all(edits)).filter(({ total }) => total > 0);
}

interface Changing {
  tab: Tab;
  order: UpdateRequest;
  upgrade: Upgrade;
}

/** An upgrade to the Standard level, which has an extra cost. */
export async function beginUpgrade(t: TestContext) {
  const { order, ...begun } = await begin(t, 'upgradable');
  const { token, deliverables, upgrade_prices } = begun.upgrade.subscription;
  const total = upgrade_prices.high[deliverables.set];
  if (total === 0) skip('the Standard level is free for the reader "upgradable"');
  const subscription = { token, level: 'high', deliverable: deliverables.set } as const;
  return { ...begun, total, order: { ...order, subscription } };
}

function addressFor(
  t: TestContext,
  { shipcode, addresses }: { shipcode: Shipcode; addresses: AddressesReply['addresses'] },
) {
  const saved = { 'ship-a': addresses.a, 'ship-b': addresses.b, 'ship-c': addresses.c }[shipcode];
  return saved ? ({ origin: 'keep' } as const) : ({ origin: 'change', address: newReader(t).address } as const);
}

const read = (tab: Tab, token: string) => ask(tab, 'getSubscription', { params: { path: { token } } });

const update = ordering('updateSubscription');
