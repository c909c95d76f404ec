import { expect, test } from 'vitest';
import { replies } from '#mocks/replies.ts';
import { answering, cartOf, lights } from '../../tests/support/cart.ts';
import { createWorld, never, pass, run, settle } from '../../tests/support/world.ts';
import type { Counted } from './cart-counter.machine.ts';
import { cartCounter } from './cart-counter.ports.ts';

function open(cart?: Counted | null) {
  const world = createWorld();
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
