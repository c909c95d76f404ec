import { expect, test } from 'vitest';
import { replies } from '#mocks/replies.ts';
import { answering, cartOf, lights } from '../../tests/support/cart.ts';
import { createTestWorld, never, pass, run, settle } from '../../tests/support/test-world.ts';
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

test('counts the cart of its page, and asks for none', async () => {
  const { network, start } = open(cartOf('mixed'));
  const { count } = await start();
  expect([count(), network.calls]).toEqual([8, []]);
});

test('reads the cart where its page has none [API-27]', async () => {
  const { network, start, world } = open(null);
  network.answer('getCart', 'giftSubscriptions');
  const { count } = await start();
  expect([count(), world.cart.announced]).toEqual([3, [replies.getCart.giftSubscriptions.body]]);
});

test('changes on each update, of this tab or another, and never to an older one [SHELL-5]', async () => {
  const { world, start } = open(lights(1, 5));
  const { count } = await start();
  const counts = [lights(2, 6), lights(9, 4), lights(3, 7)].map((cart) => {
    world.cart.tell(cart);
    return count();
  });
  expect(counts).toEqual([2, 2, 3]);
});

test('is read again when the page is shown again, as after a logout', async () => {
  const { world, network, start } = open(lights(4, 9));
  network.answer('getCart', 'empty');
  const { count } = await start();
  world.cart.returnToPage();
  await settle();
  expect([count(), network.of('getCart').length]).toEqual([0, 1]);
});

test('what was heard while the cart was read is not undone by what was read before it', async () => {
  const { world, network, start } = open(lights(1, 1));
  const late = Promise.withResolvers<Response>();
  network.answer('getCart', () => late.promise);
  const { count } = await start();
  world.cart.returnToPage();
  await settle();
  world.cart.tell(lights(5, 3));
  late.resolve(answering('getCart', lights(2, 2))());
  await settle();
  expect(count()).toBe(5);
});

test.each([
  ['no answer', () => Response.error()],
  ['a refusal', 'unavailable' as const],
])('counts nothing after %s, and says nothing of it', async (_, answer) => {
  const { network, start } = open();
  network.answer('getCart', answer);
  const { actor, count } = await start();
  expect([actor.getSnapshot().value, count()]).toEqual(['counted', undefined]);
});

test('gives up after 35 seconds without a word', async () => {
  const { network, world, start } = open();
  network.answer('getCart', never);
  const { actor } = await start();
  await pass(world.clock, 35_000);
  expect(actor.getSnapshot().value).toBe('counted');
});

/** Two counters of one page, as the header and a counter of the host's own. */
function openTwo() {
  const world = createTestWorld();
  const counts = () => [first, second].map((actor) => actor.getSnapshot().context.cart?.count);
  const [first, second] = [run(cartCounter, world, {}), run(cartCounter, world, {})];
  return { world, first, second, counts };
}

test('all counters of a page read the cart once, at the start and when the page is shown again [SHELL-4, SHELL-5]', async () => {
  const { world, counts } = openTwo();
  world.network.answer('getCart', 'giftSubscriptions', 'empty');
  await settle();
  expect([counts(), world.network.of('getCart').length, world.cart.announced.length]).toEqual([[3, 3], 1, 1]);
  world.cart.returnToPage();
  await settle();
  expect([counts(), world.network.of('getCart').length]).toEqual([[0, 0], 2]);
});

test('one that is taken out while the cart is read leaves the other its answer', async () => {
  const { world, first, second } = openTwo();
  const late = Promise.withResolvers<Response>();
  world.network.answer('getCart', () => late.promise);
  await settle();
  first.stop();
  await settle();
  late.resolve(answering('getCart', lights(2, 2))());
  await settle();
  expect([second.getSnapshot().context.cart?.count, world.network.of('getCart').length]).toEqual([2, 1]);
});

test('one that takes the place of another in the same breath asks no second time, as under a strict mode', async () => {
  const world = createTestWorld();
  world.network.answer('getCart', 'giftSubscriptions');
  run(cartCounter, world, {}).stop();
  const actor = run(cartCounter, world, {});
  await settle();
  expect([actor.getSnapshot().context.cart?.count, world.network.of('getCart').length]).toEqual([3, 1]);
});

test('one that is left alone asks no more: its call is given up', async () => {
  const world = createTestWorld();
  const late = Promise.withResolvers<Response>();
  world.network.answer('getCart', () => late.promise);
  run(cartCounter, world, {}).stop();
  await settle();
  late.resolve(answering('getCart', lights(2, 2))());
  await settle();
  expect(world.cart.announced).toEqual([]);
});

test('counts the first cart that it hears of, of any version, and none of the version that is shown', async () => {
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
  ['as new', 5, 2],
  ['newer', 6, 2],
])(
  'of a cart that is read and %s than what was heard meanwhile the newer one is counted',
  async (_, version, counted) => {
    const { world, network, start } = open(lights(1, 1));
    const late = Promise.withResolvers<Response>();
    network.answer('getCart', () => late.promise);
    const { actor, count } = await start();
    world.cart.returnToPage();
    await settle();
    world.cart.tell(lights(7, 5));
    // What is read is announced to this very counter as well; without that only what it read itself is left.
    Object.assign(world.cart, { announce: () => undefined });
    late.resolve(answering('getCart', lights(2, version))());
    await settle();
    expect([actor.getSnapshot().value, count()]).toEqual(['counted', counted]);
  },
);
