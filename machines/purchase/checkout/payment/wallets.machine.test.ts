import { expect, test } from 'vitest';
import type { Answerer } from '#fixtures/world/network.ts';
import { createTestWorld, run, settle } from '#fixtures/world/test-world.ts';
import type { WalletsInput } from './wallets.machine.ts';
import { wallets } from './wallets.ports.ts';

async function begin(input: WalletsInput = {}, answered: Answerer<'getShipping'> = 'shipping') {
  const world = createTestWorld();
  world.network.answer('getShipping', answered);
  const actor = run(wallets, world, input);
  await settle();
  return { world, actor, value: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context };
}

async function offered(input?: WalletsInput) {
  const begun = await begin(input);
  begun.actor.send({ type: 'wallets.found', isOffered: true });
  begun.actor.send({ type: 'sheet.opened' });
  return begun;
}

test('offers the browser’s wallets [BEYOND-34]', async () => {
  const { actor, value } = await begin();
  expect(value()).toBe('loading');
  actor.send({ type: 'wallets.found', isOffered: true });
  expect(value()).toEqual({ offered: 'resting' });
});

test('offers no wallet if the browser has none or they fail to load [BEYOND-34]', async () => {
  const none = await begin();
  none.actor.send({ type: 'wallets.found', isOffered: false });
  expect(none.value()).toBe('absent');
  const broken = await begin();
  broken.actor.send({ type: 'wallets.failed' });
  expect(broken.value()).toBe('absent');
});

test('offers no wallet that loads after three seconds [BEYOND-34]', async () => {
  const { world, actor, value } = await begin();
  world.clock.increment(2_999);
  expect(value()).toBe('loading');
  world.clock.increment(1);
  actor.send({ type: 'wallets.found', isOffered: true });
  expect(value()).toBe('absent');
});

test('loads the countries first if the order ships [BEYOND-36]', async () => {
  const ships = await begin({ zone: 'b' });
  expect(ships.context().countries).toEqual(['CA']);
  const digital = await begin();
  expect(digital.context().countries).toBeUndefined();
  expect(digital.world.network.of('getShipping')).toEqual([]);
});

test('offers no wallet for an order that ships if the countries fail to load', async () => {
  const { value } = await begin({ zone: 'a' }, () => Promise.reject(new TypeError('fetch failed')));
  expect(value()).toBe('absent');
});

test('reports that the sheet was closed until it is opened again [BEYOND-35]', async () => {
  const { actor, value, context } = await offered();
  actor.send({ type: 'sheet.cancelled' });
  expect([value(), context().note]).toEqual([{ offered: 'resting' }, 'cancelled']);
  actor.send({ type: 'sheet.opened' });
  expect(context().note).toBeUndefined();
});

test('reports an address outside the category until another is chosen, even after the sheet closes [BEYOND-36]', async () => {
  const { actor, context } = await offered({ zone: 'a' });
  actor.send({ type: 'address.chosen', country: 'CA' });
  expect(context().note).toBe('abroad');
  actor.send({ type: 'sheet.cancelled' });
  expect(context().note).toBe('abroad');
  actor.send({ type: 'sheet.opened' });
  actor.send({ type: 'address.chosen', country: 'CA' });
  actor.send({ type: 'address.chosen', country: 'US' });
  expect(context().note).toBeUndefined();
});

test('reports that the order changed until the sheet is opened again', async () => {
  const { actor, value, context } = await offered();
  actor.send({ type: 'payment.outdated' });
  actor.send({ type: 'sheet.cancelled' });
  expect([value(), context().note]).toEqual([{ offered: 'resting' }, 'changed']);
  actor.send({ type: 'sheet.opened' });
  expect(context().note).toBeUndefined();
});

test('authorizes or closes a sheet that reopens after a refusal without another click [BEYOND-35, BEYOND-37]', async () => {
  const { actor, value, context } = await offered();
  for (const _ of [1, 2]) {
    actor.send({ type: 'payment.authorized' });
    expect(value()).toEqual({ offered: 'paying' });
    actor.send({ type: 'payment.ended' });
  }
  actor.send({ type: 'sheet.cancelled' });
  expect([value(), context().note]).toEqual([{ offered: 'resting' }, 'cancelled']);
});

test('takes one authorization at a time and can be used again [BEYOND-37]', async () => {
  const { actor, value } = await offered();
  actor.send({ type: 'payment.authorized' });
  expect(value()).toEqual({ offered: 'paying' });
  expect(actor.getSnapshot().can({ type: 'payment.authorized' })).toBe(false);
  actor.send({ type: 'payment.ended' });
  expect(actor.getSnapshot().can({ type: 'sheet.opened' })).toBe(true);
});
