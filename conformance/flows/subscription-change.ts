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
import { newReader } from '../orders/orders.ts';
import { ordering, purchaseSteps, type Sent, sent } from '../orders/purchase.ts';
import type { ReaderRole } from '../profile.ts';
import { refusesOutdated, subscriptionOf } from '../readers/subscriber.ts';
import { ask, pageData } from '../runner/ask.ts';
import { accepted, holds, lacking, needed, refused, same } from '../runner/expect.ts';
import { kitFlow, type Rig, step } from '../runner/rig.ts';
import type { Tab } from '../runner/tab.ts';

export const subscriptionChangeKit = kitFlow('subscription-change', () => [
  step('returns a subscription only to its own reader', async (rig) => {
    const tab = await rig.as('upgradable');
    const token = await subscriptionOf(rig, 'upgradable');
    const { upgrade } = accepted('getSubscription', await read(tab, token));
    same('getSubscription', "the subscription's token", upgrade.subscription.token, token);
    refused('getSubscription', await read(await rig.as('subscriber'), token), { status: 404 });
    refused('getSubscription', await read(tab, 'sub_none'), { status: 404 });
  }),
  step('makes a free change at once', async (rig) => {
    const { tab, page, upgrade } = await begin(rig, 'digital');
    const { level, deliverable } = needed(free(upgrade), 'the reader "digital" has no free change');
    const actor = rig.start(subscriptionChange, tab, { page });
    actor.send({ type: 'form.changed', change: { level } });
    actor.send({ type: 'form.changed', change: { delivery: deliverable } });
    actor.send({ type: 'form.submitted' });
    const { output } = await rig.reach(actor, 'its end', ({ status }) => status === 'done', 'updateSubscription');
    same('updateSubscription', 'how the page is left', output, {
      visit: '/account',
      notice: {
        act: 'subscriptionChange',
        end: 'done',
        facts: { token: upgrade.subscription.token, level, deliverable },
      },
    });
    rig.leave(`the subscription of the reader "digital", now ${deliverable} at the level ${level}`);
    const after = accepted('getSubscription', await read(tab, upgrade.subscription.token)).upgrade.subscription;
    same('updateSubscription', 'the delivery when read again', after.deliverables.set, deliverable);
    same('updateSubscription', 'the level when read again', after.level, level);
  }),
  step('refuses a blank name (error at name)', async (rig) => {
    const { tab, order } = await beginUpgrade(rig);
    const result = await update(tab, { ...order, name: ' ' }, sent(rig));
    refused('updateSubscription', result, { status: 400, field: 'name' });
  }),
  step("refuses another reader's subscription", async (rig) => {
    const { order } = await beginUpgrade(rig);
    const result = await update(await rig.as('subscriber'), order, sent(rig));
    refused('updateSubscription', result, { status: 404 });
  }),
  step('refuses a change with an outdated subscription version and changes nothing', async (rig) => {
    const { tab, order, upgrade } = await beginUpgrade(rig);
    const send = (version: number) => update(tab, { ...order, version }, sent(rig));
    await refusesOutdated('updateSubscription', tab, send);
    const { subscription: after } = accepted('getSubscription', await read(tab, upgrade.subscription.token)).upgrade;
    same('updateSubscription', 'the subscription after the refusal', after, upgrade.subscription);
  }),
  ...purchaseSteps(
    'updateSubscription',
    async (rig) => {
      const { tab, order, upgrade, total } = await beginUpgrade(rig);
      return { tab, order, upgrade, total, lines: UPGRADE, place: (given) => update(tab, order, given) };
    },
    {
      edits: async (rig, { tab, order, upgrade: { subscription } }) => {
        const choices = LEVELS.flatMap((level) => DELIVERABLES.map((deliverable) => ({ level, deliverable })));
        const edits = choices.map(async ({ level, deliverable }) => {
          const total = subscription.upgrade_prices[level][deliverable] ?? 0;
          const shipcode = destinationOf(deliverable) ?? order.shipcode;
          const to = { shipcode, origin: 'change' as const, address: await addressIn(rig, shipcode) };
          const edited = { ...order, ...to, subscription: { token: subscription.token, level, deliverable } };
          const what = `the level ${level} and the delivery ${deliverable}`;
          return { what, total, place: (given: Sent) => update(tab, edited, given) };
        });
        return (await Promise.all(edits)).filter(({ total }) => total > 0);
      },
    },
  ),
  step('makes a paid change after the payment', async (rig) => {
    const tab = await rig.as('upgradable');
    const { upgrade } = accepted('getSubscription', await read(tab, await subscriptionOf(rig, 'upgradable')));
    needed(rig.profile.payment, 'the profile has no payment provider');
    const { level, deliverables, upgrade_prices } = upgrade.subscription;
    same('updateSubscription', 'the level after it was paid', level, 'high');
    const isPaid = upgrade_prices.high[deliverables.set] === 0;
    holds('updateSubscription', 'no further payment', isPaid, upgrade_prices);
    rig.leave('the subscription of the reader "upgradable", now at the Standard level');
  }),
]);

const UPGRADE = [{ kind: 'subscription-upgrade', quantity: 1 }] as const;

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

async function begin(rig: Rig, role: ReaderRole) {
  const tab = await rig.as(role);
  const token = await subscriptionOf(rig, role);
  const page = await pageData(rig, tab, 'showSubscription', { params: { token } });
  const upgrade: Upgrade = needed(page.upgrade, `the subscription of the reader "${role}" cannot be changed`);
  const { name, email, shipcode } = page.subscriber.account;
  const { level, deliverables } = upgrade.subscription;
  const order: UpdateRequest = {
    name,
    email,
    ...addressFor(rig, page.subscriber.account),
    shipcode,
    session: upgrade.session,
    subscription: { token, level: level as Level, deliverable: deliverables.set },
  };
  return { tab, page, order, upgrade };
}

/** An upgrade to the Standard level, which has an extra cost. */
export async function beginUpgrade(rig: Rig) {
  const { order, ...begun } = await begin(rig, 'upgradable');
  const { token, deliverables, upgrade_prices } = begun.upgrade.subscription;
  const total = upgrade_prices.high[deliverables.set];
  if (total === 0) lacking('the Standard level is free for the reader "upgradable"');
  const subscription = { token, level: 'high', deliverable: deliverables.set } as const;
  return { ...begun, total, order: { ...order, subscription } };
}

function addressFor(rig: Rig, { shipcode, addresses }: { shipcode: Shipcode; addresses: AddressesReply['addresses'] }) {
  const saved = { 'ship-a': addresses.a, 'ship-b': addresses.b, 'ship-c': addresses.c }[shipcode];
  return saved ? ({ origin: 'keep' } as const) : ({ origin: 'change', address: newReader(rig).address } as const);
}

const read = (tab: Tab, token: string) => ask(tab, 'getSubscription', { params: { path: { token } } });

const update = ordering('updateSubscription');
