import { describe, expect, test } from 'vitest';
import { answering, cartOf, lights, openCart } from '#fixtures/data/cart.ts';
import { copyOf } from '#fixtures/data/orders.ts';
import { replyOf } from '#fixtures/world/network.ts';
import { never, pass, settle } from '#fixtures/world/test-world.ts';
import { linesOf } from '#machines/rules/cart/cart.ts';
import { replies, requests } from '#mocks/replies.ts';

test('sets a line’s quantity with its own action and shows the answer [API-28, CART-14, CART-18]', async () => {
  const { actor, network, world, change, quantities, context } = openCart(cartOf('basicProduct'));
  network.answer('updateCart', 'changed');
  change('ln_1', 3);
  expect([actor.getSnapshot().hasTag('busy'), quantities()]).toEqual([true, [3]]);
  await settle();
  expect(network.calls.map(({ id, body }) => [id, body])).toEqual([['updateCart', requests.updateCart.three.body]]);
  const answered = copyOf(replies.updateCart.changed.body);
  expect([context().cart, context().lines]).toEqual([answered, linesOf(answered)]);
  expect([world.cart.announced, context().changed, actor.getSnapshot().tags.size]).toEqual([
    [answered],
    { name: 'Harbour lights, art print', quantity: 3 },
    0,
  ]);
});

test('ends at the fifth value after five fast clicks: one call at a time, only the last of the waiting ones [CART-14]', async () => {
  const { network, change, sent, quantities, context } = openCart(lights(1, 1));
  const first = Promise.withResolvers<Response>();
  network.answer('updateCart', () => first.promise, answering('updateCart', lights(6, 3)));
  for (const quantity of [2, 3, 4, 5, 6]) change('ln_1', quantity);
  await settle();
  expect([sent(), quantities()]).toEqual([['updateCart 2'], [6]]);
  first.resolve(answering('updateCart', lights(2, 2))());
  await settle();
  expect([sent(), quantities(), context().cart.count]).toEqual([['updateCart 2', 'updateCart 6'], [6], 6]);
});

test('does not send a wish that was withdrawn first', async () => {
  const { network, change, sent, quantities } = openCart(lights(1, 1));
  const first = Promise.withResolvers<Response>();
  network.answer('updateCart', () => first.promise);
  change('ln_1', 2);
  change('ln_1', 3);
  change('ln_1', 2);
  first.resolve(answering('updateCart', lights(2, 2))());
  await settle();
  expect([sent(), quantities()]).toEqual([['updateCart 2'], [2]]);
});

test('removes only the named line, gifts included, and reports it [API-29, CART-11, CART-18]', async () => {
  const held = cartOf('mixed');
  const { network, remove, context, sent } = openCart(held);
  const left = { ...held, version: 12, count: 5, billing: { ...held.billing, a: { ...held.billing.a } } };
  left.billing.a.reported = left.billing.a.reported.filter(({ id }) => id !== 'ln_7');
  network.answer('removeFromCart', answering('removeFromCart', left));
  await remove('ln_7');
  expect(network.calls.map(({ body }) => body)).toEqual([requests.removeFromCart.gift.body]);
  expect(context().lines.map(({ id }) => id)).toEqual(['ln_1', 'ln_5', 'ln_8', 'ln_4', 'ln_6']);
  expect(context().changed).toEqual({ name: 'Standard, print and digital, 1 year', quantity: 0 });
  await remove('ln_7');
  expect(sent()).toEqual(['removeFromCart']);
});

test('keeps unchanged lines as the same objects, so they do not rerender', async () => {
  const held = cartOf('mixed');
  const { network, remove, context } = openCart(held);
  const before = context().lines;
  const left = structuredClone({ ...held, version: 12 });
  left.billing.b.reported = [];
  network.answer('removeFromCart', answering('removeFromCart', left));
  await remove('ln_4');
  const kept = before.filter(({ id }) => id !== 'ln_4');
  expect(context().lines.every((line, at) => line === kept[at])).toBe(true);
});

test('clamps a quantity, shows why and sends the allowed one [CART-14, CART-17]', async () => {
  const { change, context, sent } = openCart(lights(23, 1));
  change('ln_1', 30);
  await settle();
  expect([sent(), context().clamp]).toEqual([['updateCart 24'], { id: 'ln_1', changed: 'lowered', quantity: 24 }]);
  const one = openCart(lights(1, 1));
  one.change('ln_1', 0);
  expect([one.sent(), one.context().clamp, one.quantities()]).toEqual([
    [],
    { id: 'ln_1', changed: 'raised', quantity: 1 },
    [1],
  ]);
});

test('shows the server’s message for a quantity over the stock and sets the remaining stock', async () => {
  const { network, change, sent, quantities, context } = openCart(lights(3, 4));
  network.answer('updateCart', 'fewerLeft', answering('updateCart', lights(6, 5, 6)));
  network.answer('getCart', answering('getCart', lights(3, 4, 6)));
  change('ln_1', 9);
  await settle();
  expect([sent(), quantities()]).toEqual([['updateCart 9', 'getCart', 'updateCart 6'], [6]]);
  expect([context().cart.count, context().problems]).toEqual([
    6,
    [{ field: 'lines.ln_1', code: 'server', words: replies.updateCart.fewerLeft.body.errors.qty }],
  ]);
  change('ln_1', 5);
  expect(context().problems).toEqual([]);
});

test('shows out-of-stock at its line and retries at most once', async () => {
  const { network, change, sent, quantities, context, actor } = openCart(lights(3, 4));
  network.answer('updateCart', 'noneLeft');
  network.answer('getCart', answering('getCart', lights(3, 4, 1)));
  change('ln_1', 4);
  await settle();
  expect([sent(), quantities()]).toEqual([['updateCart 4', 'getCart', 'updateCart 1', 'getCart'], [3]]);
  expect([context().problems, actor.getSnapshot().value]).toEqual([
    [{ field: 'lines.ln_1', code: 'server', words: 'OUT OF STOCK' }],
    { open: 'resting' },
  ]);
});

test.each(['refused', 'tooManyRequests', 'unavailable', 'unknownLine', 'signedOut'] as const)(
  'refetches the cart after a refusal, shows it and explains why: %s',
  async (name) => {
    const { network, change, sent, quantities, context } = openCart(lights(3, 4));
    network.answer('updateCart', name);
    network.answer('getCart', answering('getCart', lights(3, 4)));
    change('ln_1', 4);
    await settle();
    expect([sent(), quantities()]).toEqual([['updateCart 4', 'getCart'], [3]]);
    const { errors } = replies.updateCart[name].body;
    const codes = { signedOut: 'signedOut', tooManyRequests: 'tooManyRequests' } as Record<string, string>;
    const said = codes[name] ? { code: codes[name] } : { code: 'server', words: errors };
    expect(context().problems).toEqual([{ field: 'general', ...said }]);
  },
);

test.each(['cartPaid', 'cartInvoiced'] as const)('closes an ordered cart for good: %s', async (name) => {
  const { network, change, remove, sent, actor, quantities } = openCart(lights(3, 4));
  network.answer('updateCart', name);
  const invoiced = { ...lights(3, name === 'cartInvoiced' ? 5 : 4), invoiced: name === 'cartInvoiced' };
  network.answer('getCart', answering('getCart', invoiced));
  for (const quantity of [4, 5]) change('ln_1', quantity);
  await settle();
  change('ln_1', 6);
  await remove('ln_1');
  expect([sent(), quantities(), actor.getSnapshot().hasTag('closed')]).toEqual([
    ['updateCart 4', 'getCart'],
    [3],
    true,
  ]);
  network.answer('getCart', answering('getCart', cartOf('empty')));
  actor.send({ type: 'page.returned' });
  await settle();
  expect([actor.getSnapshot().value, quantities()]).toEqual([{ open: 'resting' }, []]);
});

test.each(['cartPaid', 'cartInvoiced'] as const)(
  'reports no problem if the cart was ordered meanwhile: %s [POLL-3, POLL-4]',
  async (name) => {
    const { network, change, remove, sent, actor, context, quantities } = openCart(lights(3, 4));
    network.answer(name === 'cartPaid' ? 'updateCart' : 'removeFromCart', name);
    network.answer('getCart', answering('getCart', { ...cartOf('mixed'), version: 6 }));
    if (name === 'cartPaid') change('ln_1', 4);
    else await remove('ln_1');
    await settle();
    const { paid } = replies.updateCart[name].body;
    expect([context().paid, context().problems, context().changed]).toEqual([paid, [], undefined]);
    expect([actor.getSnapshot().value, quantities().length, sent()[1]]).toEqual([{ open: 'resting' }, 6, 'getCart']);
    network.answer('updateCart', never);
    change('ln_7', 2);
    expect(context().paid).toBeUndefined();
  },
);

test('is closed from the start if invoiced, but not after a change in another tab [CART-11]', () => {
  const { actor, world } = openCart(cartOf('invoiced'));
  expect(actor.getSnapshot().hasTag('closed')).toBe(true);
  world.cart.tell(lights(2, 15));
  expect(actor.getSnapshot().value).toEqual({ open: 'resting' });
  world.cart.tell({ ...lights(2, 16), invoiced: true });
  expect(actor.getSnapshot().value).toBe('closed');
});

test('refetches after a lost answer: shows a completed change silently, reports a failed one', async () => {
  const done = openCart(lights(1, 1));
  done.network.answer('updateCart', () => Response.error());
  done.network.answer('getCart', answering('getCart', lights(2, 2)));
  done.change('ln_1', 2);
  await settle();
  expect([done.context().problems, done.quantities(), done.context().changed?.quantity]).toEqual([[], [2], 2]);
  const lost = openCart(lights(1, 1));
  lost.network.answer('removeFromCart', () => Response.error());
  lost.network.answer('getCart', answering('getCart', lights(1, 1)));
  await lost.remove('ln_1');
  expect([lost.context().problems, lost.quantities()]).toEqual([[{ field: 'general', code: 'callFailed' }], [1]]);
});

test('is stale and reports it if the cart cannot be read, and reads it again on one event', async () => {
  const { network, change, actor, world, context, quantities } = openCart(lights(1, 1));
  network.answer('updateCart', never);
  network.answer('getCart', never);
  change('ln_1', 2);
  await pass(world.clock, 35_000);
  expect(actor.getSnapshot().value).toEqual({ open: 'reading' });
  await pass(world.clock, 35_000);
  expect([actor.getSnapshot().value, actor.getSnapshot().tags.size, quantities()]).toEqual([{ open: 'stale' }, 0, [1]]);
  expect(context().problems).toEqual([{ field: 'general', code: 'callFailed' }]);
  network.answer('getCart', answering('getCart', lights(2, 2)));
  actor.send({ type: 'read.retried' });
  await settle();
  expect([actor.getSnapshot().value, quantities(), context().problems]).toEqual([{ open: 'resting' }, [2], []]);
});

test('accepts carts from other tabs, but never older ones [SHELL-5]', async () => {
  const { world, quantities } = openCart(lights(3, 4));
  world.cart.tell(lights(9, 3));
  expect(quantities()).toEqual([3]);
  world.cart.tell(lights(5, 6));
  expect(quantities()).toEqual([5]);
});

test('refetches when the page is shown again and accepts a lower version, unless a newer cart was announced', async () => {
  const { world, network, quantities, context, sent } = openCart(lights(3, 9));
  network.answer('getCart', answering('getCart', lights(1, 2)));
  world.cart.returnToPage();
  await settle();
  expect([sent(), quantities(), context().cart.version]).toEqual([['getCart'], [1], 2]);
  const late = Promise.withResolvers<Response>();
  network.answer('getCart', () => late.promise);
  world.cart.returnToPage();
  await settle();
  world.cart.tell(lights(7, 4));
  late.resolve(answering('getCart', lights(6, 3))());
  await settle();
  expect([quantities(), context().cart.version]).toEqual([[7], 4]);
});

test('changes nothing during an order', async () => {
  const { actor, change, sent } = openCart(lights(3, 9));
  actor.send({ type: 'cart.locked' });
  change('ln_1', 4);
  await settle();
  actor.send({ type: 'cart.unlocked' });
  change('ln_1', 5);
  await settle();
  expect(sent()).toEqual(['updateCart 5']);
});

test('reports the problem of a line that is gone for the whole cart', async () => {
  const { network, change, context } = openCart(lights(3, 4));
  network.answer('updateCart', 'noneLeft');
  network.answer('getCart', () => replyOf('getCart', 'empty'));
  change('ln_1', 4);
  await settle();
  expect(context().problems).toEqual([{ field: 'general', code: 'server', words: 'OUT OF STOCK' }]);
});

const callFailed = [{ field: 'general', code: 'callFailed' }];
const fails = () => {
  throw new Error('The channel of the cart has failed.');
};

test('treats an answer that cannot be announced as a lost one and refetches', async () => {
  const { network, change, sent, context, world } = openCart(lights(1, 1));
  const { announce } = world.cart;
  let calls = 0;
  world.cart.announce = (...told) => (++calls === 1 ? fails() : announce(...told));
  network.answer('updateCart', answering('updateCart', lights(2, 2)));
  network.answer('getCart', answering('getCart', lights(1, 1)));
  change('ln_1', 2);
  await settle();
  expect([sent(), context().problems]).toEqual([['updateCart 2', 'getCart'], callFailed]);
});

const readings: [string, (opened: ReturnType<typeof openCart>) => void, unknown][] = [
  ['is not answered for 35 seconds', ({ network }) => network.answer('getCart', never), callFailed],
  ['fails', ({ world }) => Object.assign(world.cart, { watch: fails }), callFailed],
  [
    'is refused',
    ({ network }) => network.answer('getCart', 'unavailable'),
    [{ field: 'general', code: 'server', words: replies.getCart.unavailable.body.errors }],
  ],
];

test.each(readings)(
  'is stale and in doubt if the refetch %s when the page is shown again',
  async (_, prepare, said) => {
    const opened = openCart(lights(1, 1));
    const { world, actor, context } = opened;
    prepare(opened);
    world.cart.returnToPage();
    expect([...actor.getSnapshot().tags]).toEqual(['busy']);
    await pass(world.clock, 35_000);
    expect([actor.getSnapshot().value, context().problems, context().isDoubted]).toEqual([
      { open: 'stale' },
      said,
      true,
    ]);
  },
);

async function openStale() {
  const opened = openCart(lights(3, 4));
  opened.network.answer('getCart', 'unavailable');
  opened.world.cart.returnToPage();
  await settle();
  return opened;
}

test('clears its message while a stale cart is refetched on the page’s return', async () => {
  const { network, world, actor, context } = await openStale();
  network.answer('getCart', never);
  world.cart.returnToPage();
  expect([actor.getSnapshot().value, context().problems]).toEqual([{ open: 'reading' }, []]);
});

test('closes a stale cart as soon as an invoice for it is announced', async () => {
  const { world, actor } = await openStale();
  world.cart.tell({ ...lights(3, 5), invoiced: true });
  expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('closed')]).toEqual(['closed', true]);
});

test('locks a stale cart during an order, then shows the cart announced meanwhile', async () => {
  const { world, actor, change, sent, quantities } = await openStale();
  actor.send({ type: 'cart.locked' });
  change('ln_1', 4);
  world.cart.tell(lights(7, 5));
  expect([actor.getSnapshot().value, quantities()]).toEqual(['locked', [3]]);
  actor.send({ type: 'cart.unlocked' });
  expect([actor.getSnapshot().value, quantities(), sent()]).toEqual([{ open: 'stale' }, [7], ['getCart']]);
});

test('drops the pendingChanges of a cart that closes during a read', async () => {
  const { network, world, actor, change, quantities, sent } = openCart(lights(3, 4));
  const read = Promise.withResolvers<Response>();
  network.answer('getCart', () => read.promise);
  world.cart.returnToPage();
  change('ln_1', 5);
  expect(quantities()).toEqual([5]);
  world.cart.tell({ ...lights(3, 6), invoiced: true });
  read.resolve(answering('getCart', lights(3, 4))());
  await settle();
  expect([actor.getSnapshot().value, quantities(), sent()]).toEqual(['closed', [3], ['getCart']]);
});

describe('a cart in doubt', () => {
  const unanswered = () => Response.error();

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

  test('sends a wish for the displayed quantity, because the server may have another [CART-14]', async () => {
    const { network, change, sent, quantities, context, actor } = await openDoubted();
    network.answer('updateCart', answering('updateCart', lights(7, 3)));
    change('ln_1', 7);
    await settle();
    expect([sent(), quantities()]).toEqual([['updateCart 5', 'getCart', 'updateCart 7'], [7]]);
    expect([actor.getSnapshot().value, context().problems, context().cart.version]).toEqual([
      { open: 'resting' },
      [],
      3,
    ]);
  });

  test('sends a wish for the displayed quantity even if made during a refetch [CART-14]', async () => {
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

  test('keeps the problem and the retry if a wish for the displayed quantity is unanswered too', async () => {
    const { change, sent, quantities, context, actor } = await openDoubted();
    change('ln_1', 7);
    await settle();
    expect(sent()).toEqual(['updateCart 5', 'getCart', 'updateCart 7', 'getCart']);
    expect([actor.getSnapshot().value, quantities(), context().problems]).toEqual([{ open: 'stale' }, [7], callFailed]);
  });

  test('still sends its pendingChanges after another tab’s cart was announced', async () => {
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

  test('sends no wish for the displayed quantity once the cart was refetched', async () => {
    const { network, change, sent, quantities, actor, context } = await openDoubted();
    network.answer('getCart', answering('getCart', lights(5, 2)));
    actor.send({ type: 'read.retried' });
    await settle();
    change('ln_1', 5);
    await settle();
    expect([sent(), quantities(), context().problems]).toEqual([['updateCart 5', 'getCart', 'getCart'], [5], []]);
  });

  test('stays in doubt after a failed order and can be refetched', async () => {
    const { actor, context } = await openDoubted();
    actor.send({ type: 'cart.locked' });
    actor.send({ type: 'cart.unlocked' });
    expect([actor.getSnapshot().value, context().problems]).toEqual([{ open: 'stale' }, callFailed]);
  });
});
