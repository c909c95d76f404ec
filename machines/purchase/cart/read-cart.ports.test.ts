import { describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { copyOf } from '#fixtures/data/orders.ts';
import { replyOf } from '#fixtures/world/network.ts';
import { createTestWorld, settle } from '#fixtures/world/test-world.ts';
import type { CartState } from '#machines/api/contract.ts';
import { replies } from '#mocks/replies.ts';
import { hearCarts, readCart, readCartTogether } from './read-cart.ports.ts';

const cart = copyOf(replies.getCart.empty.body) as CartState;

function begin() {
  const world = createTestWorld();
  const { watch, onReturn } = world.cart;
  const announced: [CartState, boolean | undefined][] = [];
  let listeners = 0;
  const counted = (stop: () => void) => {
    listeners += 1;
    return () => {
      listeners -= 1;
      stop();
    };
  };
  world.cart.watch = (heard) => counted(watch(heard));
  world.cart.onReturn = (returned) => counted(onReturn(returned));
  world.cart.announce = (told, isReadAnew) => void announced.push([told, isReadAnew]);
  const answers: (() => void)[] = [];
  world.network.answer(
    'getCart',
    () => new Promise((resolve) => answers.push(() => resolve(replyOf('getCart', 'empty')))),
  );
  const together = readCartTogether(world);
  const ask = () => createActor(together).start();
  return { world, announced, answers, ask, listeners: () => listeners, calls: () => world.network.of('getCart') };
}

describe('a cart that is read [API-27]', () => {
  test.each([
    ['anew', false, true],
    ['alongside a newer one announced meanwhile', true, false],
  ])('is announced as read %s', async (_, isHeard, isReadAnew) => {
    const { world, announced, answers, listeners } = begin();
    const actor = createActor(readCart(world)).start();
    await settle();
    if (isHeard) world.cart.tell({ ...cart, version: 9 });
    expect(listeners()).toBe(1);
    answers[0]?.();
    expect(await toPromise(actor)).toEqual({ kind: 'ok', output: cart });
    expect([announced, listeners()]).toEqual([[[cart, isReadAnew]], 0]);
  });

  test('is not announced if it was refused or its caller has left', async () => {
    const { world, announced, answers } = begin();
    const left = createActor(readCart(world)).start();
    await settle();
    left.stop();
    answers[0]?.();
    world.network.answer('getCart', 'unavailable');
    expect(await toPromise(createActor(readCart(world)).start())).toMatchObject({ kind: 'refused' });
    expect(announced).toEqual([]);
  });
});

describe('a read shared by several widgets', () => {
  test('runs once for simultaneous callers, and again afterwards', async () => {
    const { ask, answers, calls, announced } = begin();
    const asked = [ask(), ask()];
    await settle();
    answers[0]?.();
    const ok = { kind: 'ok', output: cart };
    expect(await Promise.all(asked.map((each) => toPromise(each)))).toEqual([ok, ok]);
    expect([calls().length, announced.length]).toEqual([1, 1]);
    const again = ask();
    await settle();
    answers[1]?.();
    expect(await toPromise(again)).toEqual(ok);
    expect(calls()).toHaveLength(2);
  });

  test('continues while one caller waits', async () => {
    const { ask, calls } = begin();
    const [one, other] = [ask(), ask()];
    await settle();
    one.stop();
    await settle();
    expect(calls()[0]?.signal.aborted).toBe(false);
    other.stop();
    await settle();
    expect(calls()[0]?.signal.aborted).toBe(true);
  });

  test('continues for a caller who joins as another leaves', async () => {
    const { ask, calls } = begin();
    const one = ask();
    await settle();
    one.stop();
    ask();
    await settle();
    expect(calls().map(({ signal }) => signal.aborted)).toEqual([false]);
  });

  test('restarts once for callers who join after all others have left', async () => {
    const { ask, answers, calls } = begin();
    const one = ask();
    await settle();
    one.stop();
    await null;
    const [next] = [ask()];
    await settle();
    ask();
    await settle();
    expect(calls().map(({ signal }) => signal.aborted)).toEqual([true, false]);
    answers[1]?.();
    expect(await toPromise(next)).toEqual({ kind: 'ok', output: cart });
  });
});

test('stops listening for carts when its actor stops', () => {
  const { world, listeners } = begin();
  const actor = createActor(hearCarts(world)).start();
  expect(listeners()).toBe(2);
  actor.stop();
  expect(listeners()).toBe(0);
});
