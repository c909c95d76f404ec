import { expect, test } from 'vitest';
import { answering, cartOf, lights } from '#fixtures/data/cart.ts';
import { createTestWorld, never, pass, run, settle } from '#fixtures/world/test-world.ts';
import { replies } from '#mocks/replies.ts';
import type { Counted } from './cart-counter.machine.ts';
import { cartCounter } from './cart-counter.ports.ts';

function open(cart?: Counted | null) {
  const world = createTestWorld();
  const { network } = world;
  return {
    world,
    network,
    start: async () => {
      const actor = run(cartCounter, world, { cart });
      await settle();
      return { actor, count: () => actor.getSnapshot().context.cart?.count };
    },
  };
}

test('counts the page’s cart without a call', async () => {
  const { network, start } = open(cartOf('mixed'));
  const { count } = await start();
  expect([count(), network.calls]).toEqual([8, []]);
});

test('reads the cart if its page has none [API-27]', async () => {
  const { network, start, world } = open(null);
  network.answer('getCart', 'giftSubscriptions');
  const { count } = await start();
  expect([count(), world.cart.announced]).toEqual([3, [replies.getCart.giftSubscriptions.body]]);
});

test('follows updates from any tab, but never an older one [SHELL-5]', async () => {
  const { world, start } = open(lights(1, 5));
  const { count } = await start();
  const counts = [lights(2, 6), lights(9, 4), lights(3, 7)].map((cart) => {
    world.cart.tell(cart);
    return count();
  });
  expect(counts).toEqual([2, 2, 3]);
});

test('refetches when the page is shown again, as after a logout', async () => {
  const { world, network, start } = open(lights(4, 9));
  network.answer('getCart', 'empty');
  const { count } = await start();
  world.cart.returnToPage();
  await settle();
  expect([count(), network.of('getCart').length]).toEqual([0, 1]);
});

test.each([
  ['no answer', () => Response.error()],
  ['a refusal', 'unavailable' as const],
])('shows no count after %s and reports no problem', async (_, answer) => {
  const { network, start } = open();
  network.answer('getCart', answer);
  const { actor, count } = await start();
  expect([actor.getSnapshot().value, count()]).toEqual(['counted', undefined]);
});

test('gives up after 35 seconds', async () => {
  const { network, world, start } = open();
  network.answer('getCart', never);
  const { actor } = await start();
  await pass(world.clock, 35_000);
  expect(actor.getSnapshot().value).toBe('counted');
});

function openTwo() {
  const world = createTestWorld();
  const counts = () => [first, second].map((actor) => actor.getSnapshot().context.cart?.count);
  const [first, second] = [run(cartCounter, world, {}), run(cartCounter, world, {})];
  return { world, first, second, counts };
}

test('shares one read among all counters of a page, at the start and when it is shown again [SHELL-4, SHELL-5]', async () => {
  const { world, counts } = openTwo();
  world.network.answer('getCart', 'giftSubscriptions', 'empty');
  await settle();
  expect([counts(), world.network.of('getCart').length, world.cart.announced.length]).toEqual([[3, 3], 1, 1]);
  world.cart.returnToPage();
  await settle();
  expect([counts(), world.network.of('getCart').length]).toEqual([[0, 0], 2]);
});

test('takes the first announced cart of any version, then none of the same version', async () => {
  const { world, network, start } = open();
  network.answer('getCart', never);
  const { count } = await start();
  const counts = [lights(3, 0), lights(5, 0), lights(6, 1)].map((cart) => {
    world.cart.tell(cart);
    return count();
  });
  expect(counts).toEqual([3, 3, 6]);
});

test.each([
  ['older', 4, 7],
  ['of the same version', 5, 2],
  ['newer', 6, 2],
])('counts the newer cart if the one it reads is %s', async (_, version, counted) => {
  const { world, network, start } = open(lights(1, 1));
  const late = Promise.withResolvers<Response>();
  network.answer('getCart', () => late.promise);
  const { actor, count } = await start();
  world.cart.returnToPage();
  await settle();
  world.cart.tell(lights(7, 5));
  // Without announcements, the counter sees only its own result.
  Object.assign(world.cart, { announce: () => undefined });
  late.resolve(answering('getCart', lights(2, version))());
  await settle();
  expect([actor.getSnapshot().value, count()]).toEqual(['counted', counted]);
});
