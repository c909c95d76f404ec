import { expect, test } from 'vitest';
import type { UpdateRequest } from '#machines/api/contract.ts';
import { replies, requests } from '#mocks/replies.ts';
import { wrongly } from '../../../tests/support/network.ts';
import { copyOf } from '../../../tests/support/orders.ts';
import { createWorld, keyOf, run, settle } from '../../../tests/support/world.ts';
import { checkout } from './checkout.ports.ts';
import { isSameOrder, type Order } from './order.ts';

const { customer: _, ...body } = copyOf(requests.updateSubscription.paidUpgrade.body);
const upgrade: Order<'updateSubscription'> = { call: 'updateSubscription', body };
const { payment_intent_id: intent, stripe_secret } = replies.updateSubscription.upgradeStarted.body.data.data.keys;

function begin(hasCardOnFile = true) {
  const world = createWorld();
  const actor = run(checkout, world, { hasAccount: true, hasCardOnFile });
  return {
    world,
    actor,
    sent: () => world.network.of('updateSubscription'),
    submit: async (order: Order = upgrade) => {
      actor.send({ type: 'order.submitted', order });
      await settle();
    },
  };
}

test('sends a change with the token, a key and what is said of the card [API-21, SUBS-7]', async () => {
  const { world, sent, submit } = begin();
  world.network.answer('updateSubscription', 'upgradeCustomerCompleted');
  await submit();
  expect(sent().map((call) => ({ query: call.query, key: call.key, body: call.body }))).toEqual([
    { query: { captcha: 'token-1' }, key: keyOf(1), body: requests.updateSubscription.paidUpgrade.body },
  ]);
});

test('says nothing of a card where nothing is paid', async () => {
  const { sent, submit } = begin();
  const { freeUpgrade } = requests.updateSubscription;
  await submit({ call: 'updateSubscription', body: copyOf(freeUpgrade.body), isFree: true });
  expect(sent()[0]?.body).toEqual(freeUpgrade.body);
});

test('goes to the account page once the subscription is changed, and forgets the attempt [SUBS-13, SUBS-14, CHECK-42]', async () => {
  const { world, actor, submit } = begin();
  world.network.answer('updateSubscription', 'updateSucceeded');
  await submit();
  expect([actor.getSnapshot().output, world.attempts.read()]).toEqual([{ visit: '/account' }, undefined]);
});

test.each([
  ['upgradeCustomerCompleted', '/receipts?token=rcp_Up7s2e'],
  ['upgradeCustomerProcessing', '/invoice/inv_Up7s2e'],
  ['upgradeGratis', '/receipts?token=rcp_Up7s2e'],
] as const)('lands where the reply inside %s leads [SUBS-15, CHECK-43]', async (name, visit) => {
  const { world, actor, submit } = begin();
  world.network.answer('updateSubscription', name);
  await submit();
  expect(actor.getSnapshot().output).toEqual({ visit });
});

test('opens the payment form of the intent inside the reply, and confirms it once it is brought up to date [SUBS-8, SUBS-15]', async () => {
  const { world, actor, sent, submit } = begin(false);
  world.network.answer('updateSubscription', 'upgradeStarted', 'upgradeUpdated');
  await submit();
  expect(actor.getSnapshot().context.intent).toEqual({ id: intent, secret: stripe_secret });
  expect(world.attempts.read()).toEqual({ step: 'paying', intent });
  await submit();
  expect(sent().map((call) => call.body)).toEqual([
    { ...body, customer: 'add-card' },
    { ...body, customer: 'add-card', invoice: intent },
  ]);
  expect(world.asked).toContain(`confirm ${stripe_secret}`);
  expect(actor.getSnapshot().output).toEqual({ visit: '/receipts?token=rcp_Vd0w7c' });
});

test.each([
  ['updateSucceeded', { type: 'started', data: { keys: { payment_intent_id: intent, stripe_secret } } }],
  ['no type', { data: { token: 'sub_Nr02' } }],
  ['another envelope', { type: 'upgrade-checkout', data: { type: 'upgrade-checkout', data: { receipt: 'rcp_1' } } }],
])('takes no other reply for one to a change: not %s without its envelope', async (_name, answered) => {
  const { world, actor, submit } = begin();
  world.network.answer(
    'updateSubscription',
    wrongly(() => Response.json(answered)),
  );
  await submit();
  expect([actor.getSnapshot().value, actor.getSnapshot().context.problems]).toEqual([
    'sendable',
    [{ field: 'general', code: 'orderFailed' }],
  ]);
});

test.each([
  ['updatedFailed', replies.updateSubscription.updatedFailed.body.message],
  ['upgradeFailed', replies.updateSubscription.upgradeFailed.body.message],
  ['subscriptionChanged', replies.updateSubscription.subscriptionChanged.body.errors],
] as const)('says the words of %s [CHECK-49, CHECK-52]', async (name, words) => {
  const { world, actor, submit } = begin();
  world.network.answer('updateSubscription', name);
  await submit();
  expect(actor.getSnapshot().context.problems).toEqual([{ field: 'general', code: 'server', words }]);
});

test('says who can upgrade it where an upgrade failed without a word [SUBS-6]', async () => {
  const { world, actor, submit } = begin();
  world.network.answer('updateSubscription', 'upgradeUnavailable');
  await submit();
  expect(actor.getSnapshot().context.problems).toEqual([{ field: 'general', code: 'upgradeUnavailable' }]);
});

test('is the same change as long as the same is chosen for the same place', () => {
  const other = { ...body, subscription: { ...body.subscription, level: 'low' as const } };
  const elsewhere = { ...body, shipcode: 'ship-a' as const };
  const renamed = { ...body, name: 'Aroha N. Ngata' };
  const isSame = (changed: UpdateRequest) => isSameOrder(upgrade, { call: 'updateSubscription', body: changed });
  expect([other, elsewhere, renamed].map(isSame)).toEqual([false, false, true]);
});
