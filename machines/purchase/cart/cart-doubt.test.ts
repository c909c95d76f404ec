import { expect, test } from 'vitest';
import { answering, lights, openCart } from '../../../tests/support/cart.ts';
import { settle } from '../../../tests/support/world.ts';

const unanswered = () => Response.error();
const callFailed = [{ field: 'general', code: 'callFailed' }];

/** A cart that shows 7, of whose change to 5 the answer was lost, as was the answer of the reading after it. */
async function openDoubted() {
  const opened = openCart(lights(7, 1));
  opened.network.answer('updateCart', unanswered);
  opened.network.answer('getCart', unanswered);
  opened.change('ln_1', 5);
  await settle();
  const { actor, quantities, context } = opened;
  expect([actor.getSnapshot().value, quantities(), context().problems]).toEqual([{ open: 'stale' }, [7], callFailed]);
  return opened;
}

test('after a lost answer and a lost reading the number that is shown is sent when it is wished, for the server may hold another [CART-14]', async () => {
  const { network, change, sent, quantities, context, actor } = await openDoubted();
  network.answer('updateCart', answering('updateCart', lights(7, 3)));
  change('ln_1', 7);
  await settle();
  expect([sent(), quantities()]).toEqual([['updateCart 5', 'getCart', 'updateCart 7'], [7]]);
  expect([actor.getSnapshot().value, context().problems, context().cart.version]).toEqual([{ open: 'resting' }, [], 3]);
});

test('after a lost answer and a lost reading the number that is shown is sent though it is wished while the cart is read again [CART-14]', async () => {
  const { network, change, sent, quantities, actor } = await openDoubted();
  const read = Promise.withResolvers<Response>();
  network.answer('getCart', () => read.promise);
  network.answer('updateCart', answering('updateCart', lights(7, 3)));
  actor.send({ type: 'read.retried' });
  change('ln_1', 7);
  read.resolve(answering('getCart', lights(5, 2))());
  await settle();
  expect([sent(), quantities()]).toEqual([['updateCart 5', 'getCart', 'getCart', 'updateCart 7'], [7]]);
});

test('a wish for the number that is shown keeps its problem and its way to try again while it is not answered either', async () => {
  const { change, sent, quantities, context, actor } = await openDoubted();
  change('ln_1', 7);
  await settle();
  expect(sent()).toEqual(['updateCart 5', 'getCart', 'updateCart 7', 'getCart']);
  expect([actor.getSnapshot().value, quantities(), context().problems]).toEqual([{ open: 'stale' }, [7], callFailed]);
});

test('a cart in doubt that hears of another tab still sends what its reader wished of it', async () => {
  const { network, world, change, sent, quantities, actor } = await openDoubted();
  const read = Promise.withResolvers<Response>();
  network.answer('getCart', () => read.promise);
  network.answer('updateCart', answering('updateCart', lights(9, 4)));
  actor.send({ type: 'read.retried' });
  change('ln_1', 9);
  world.cart.tell(lights(9, 2));
  read.resolve(answering('getCart', lights(5, 3))());
  await settle();
  expect([sent(), quantities()]).toEqual([['updateCart 5', 'getCart', 'getCart', 'updateCart 9'], [9]]);
});

test('once it is read again a wish for the number that is shown is not sent', async () => {
  const { network, change, sent, quantities, actor, context } = await openDoubted();
  network.answer('getCart', answering('getCart', lights(5, 2)));
  actor.send({ type: 'read.retried' });
  await settle();
  change('ln_1', 5);
  await settle();
  expect([sent(), quantities(), context().problems]).toEqual([['updateCart 5', 'getCart', 'getCart'], [5], []]);
});

test('a cart in doubt is so still after an order that failed, and can be read again', async () => {
  const { actor, context } = await openDoubted();
  actor.send({ type: 'cart.locked' });
  actor.send({ type: 'cart.unlocked' });
  expect([actor.getSnapshot().value, context().problems]).toEqual([{ open: 'stale' }, callFailed]);
});
