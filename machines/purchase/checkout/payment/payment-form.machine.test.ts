import { expect, test } from 'vitest';
import { createTestWorld, never, run, settle } from '#fixtures/world/test-world.ts';
import type { PaymentFormInput } from './payment-form.machine.ts';
import { paymentForm } from './payment-form.ports.ts';

async function begin(load?: () => Promise<void>, input: PaymentFormInput = {}) {
  const world = createTestWorld();
  if (load) world.payment.load = load;
  const actor = run(paymentForm, world, input);
  await settle();
  return { world, actor, value: () => actor.getSnapshot().value };
}

test('loads the provider, then waits for its form [CHECK-22]', async () => {
  const { actor, value, world } = await begin();
  expect([value(), world.asked]).toEqual(['opening', ['load']]);
  actor.send({ type: 'form.readied' });
  expect(value()).toBe('open');
});

test('loads the provider with the page’s key for saving a card', async () => {
  const { world } = await begin(undefined, { pubkey: 'pk_test_emberdays' });
  expect(world.asked).toEqual(['load pk_test_emberdays']);
});

test.each([
  ['is blocked', () => Promise.reject(new Error('blocked'))],
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
])('reports that the provider %s and reloads it on one event', async (_, load) => {
  const { actor, value, world } = await begin(load);
  expect(value()).toBe('blocked');
  world.payment.load = async () => undefined;
  actor.send({ type: 'form.retried' });
  expect(value()).toBe('loading');
  await settle();
  expect(value()).toBe('opening');
});

test.each([
  ['loading', never<void>],
  ['opening', async () => undefined],
])('is blocked after eight seconds of %s', async (state, load) => {
  const { world, value } = await begin(load);
  world.clock.increment(7_999);
  expect(value()).toBe(state);
  world.clock.increment(1);
  expect(value()).toBe('blocked');
});

test('is blocked if the form fails before or after it opens', async () => {
  const { actor, value } = await begin();
  actor.send({ type: 'form.failed' });
  expect(value()).toBe('blocked');
  actor.send({ type: 'form.retried' });
  await settle();
  actor.send({ type: 'form.readied' });
  actor.send({ type: 'form.failed' });
  expect(value()).toBe('blocked');
});

test('does not time out an open form', async () => {
  const { actor, value, world } = await begin();
  actor.send({ type: 'form.readied' });
  world.clock.increment(60_000);
  expect(value()).toBe('open');
});
