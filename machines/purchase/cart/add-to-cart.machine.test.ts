import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { copyOf } from '#fixtures/data/orders.ts';
import { varied } from '#fixtures/world/network.ts';
import { createTestWorld, never, pass, run, settle, type TestWorld } from '#fixtures/world/test-world.ts';
import type { CartAction } from '#machines/api/contract.ts';
import { replies, requests } from '#mocks/replies.ts';
import { addToCart } from './add-to-cart.ports.ts';
import type { AddToCart } from './add-to-cart-context.ts';

const product: CartAction = requests.addToCart.basicProduct.body;
const gifts = requests.addToCart.giftSubscriptions.body;
const donation = requests.addToCart.donationOnce.body;
const empty = copyOf(replies.getCart.empty.body);
const added = copyOf(replies.addToCart.added.body);

function begin(input: AddToCart) {
  const world = createTestWorld();
  const actor = run(addToCart, world, input);
  const end = async () => {
    const { output } = await waitFor(actor, ({ status }) => status === 'done');
    if (!output) throw new Error('The flow ended without an output.');
    return output;
  };
  const sent = () => world.network.calls.map(({ id, body }) => (id === 'getCart' ? id : body));
  return { world, network: world.network, actor, end, sent };
}

test('adds actions one by one, announces each cart and ends with the last one [API-26, STORE-8]', async () => {
  const { world, network, end, sent } = begin({ actions: [product, donation], cart: empty });
  const both = { ...added, version: 2, count: 2 };
  network.answer('addToCart', 'added', () => varied('addToCart', 'added', both));
  expect(await end()).toEqual({ cart: both, problems: [], left: undefined });
  expect([sent(), world.cart.announced]).toEqual([
    [product, donation],
    [added, both],
  ]);
});

test('reads the cart first only if none is known and the action is counted', async () => {
  const counted = begin({ actions: [donation, product] });
  await counted.end();
  expect(counted.sent()).toEqual(['getCart', donation, product]);
  const single = begin({ actions: [donation] });
  await single.end();
  expect(single.sent()).toEqual([donation]);
});

test.each([
  'fewerLeft',
  'noneLeft',
  'cartInvoiced',
  'cartPaid',
  'refused',
  'amountRefused',
  'notForNew',
  'notForRenewals',
  'noDiscount',
  'unreleased',
  'signedOut',
  'notSold',
] as const)('hands back a refused action with its reason, and the remaining actions: %s', async (name) => {
  const { network, end, sent } = begin({ actions: [product, gifts, donation], cart: empty });
  network.answer('addToCart', 'added', name);
  const { errors } = replies.addToCart[name].body;
  const expected =
    name === 'signedOut'
      ? [{ field: 'general', code: 'signedOut' }]
      : typeof errors === 'string'
        ? [{ field: 'general', code: 'server', words: errors }]
        : Object.entries(errors).map(([field, words]) => ({ field, code: 'server', words }));
  expect(await end()).toEqual({
    cart: added,
    problems: expected,
    left: { actions: [gifts, donation], cart: added, isUnsure: false },
  });
  expect(sent()).toEqual([product, gifts]);
});

test('reads the cart after a lost answer and does not add an action twice', async () => {
  const { network, end, sent } = begin({ actions: [product, donation], cart: empty });
  network.answer('addToCart', () => Response.error(), 'added');
  network.answer('getCart', 'basicProduct');
  expect(await end()).toMatchObject({ problems: [], left: undefined });
  expect(sent()).toEqual([product, 'getCart', donation]);
});

test('hands back a lost action that is not in the cart and sends it on another try', async () => {
  const first = begin({ actions: [product, donation], cart: empty });
  first.network.answer('addToCart', 'unavailable');
  first.network.answer('getCart', 'empty');
  const { problems, left } = await first.end();
  expect([problems, left]).toEqual([
    [{ field: 'general', code: 'server', words: replies.addToCart.unavailable.body.errors }],
    { actions: [product, donation], cart: empty, isUnsure: false },
  ]);
  const second = begin(left ?? { actions: [] });
  await second.end();
  expect(second.sent()).toEqual([product, donation]);
});

test('reads the cart before adding anything if the last try is unsure', async () => {
  const first = begin({ actions: [gifts], cart: empty });
  first.network.answer('addToCart', () => Response.error());
  first.network.answer('getCart', () => Response.error());
  const { problems, left } = await first.end();
  expect([problems, left?.isUnsure]).toEqual([[{ field: 'general', code: 'callFailed' }], true]);
  const second = begin(left ?? { actions: [] });
  second.network.answer('getCart', 'giftSubscriptions');
  expect(await second.end()).toEqual({ cart: replies.getCart.giftSubscriptions.body, problems: [], left: undefined });
  expect(second.sent()).toEqual(['getCart']);
});

test('ends with a problem after 35 seconds per call and cancels the calls', async () => {
  const { world, network, actor } = begin({ actions: [product], cart: empty });
  network.answer('addToCart', never);
  network.answer('getCart', never);
  await pass(world.clock, 35_000);
  expect(actor.getSnapshot().value).toBe('checking');
  await pass(world.clock, 35_000);
  expect(actor.getSnapshot()).toMatchObject({
    output: { problems: [{ field: 'general', code: 'callFailed' }], left: { isUnsure: true } },
  });
  expect(network.calls.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});

test('is busy until it ends, and adds nothing without actions', async () => {
  const { actor, end } = begin({ actions: [donation] });
  await settle();
  expect((await end()).problems).toEqual([]);
  expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  expect(await begin({ actions: [] }).end()).toEqual({ cart: undefined, problems: [], left: undefined });
});

const callFailed = [{ field: 'general', code: 'callFailed' }];
const busyAt = ({ actor }: Pick<ReturnType<typeof begin>, 'actor'>) => {
  const { value, tags } = actor.getSnapshot();
  return [value, [...tags]];
};

test('is busy while it reads, adds and checks', async () => {
  const begun = begin({ actions: [product] });
  begun.network.answer('getCart', 'empty', never);
  begun.network.answer('addToCart', never);
  const seen = [busyAt(begun)];
  await settle();
  seen.push(busyAt(begun));
  await pass(begun.world.clock, 35_000);
  seen.push(busyAt(begun));
  expect(seen).toEqual([
    ['reading', ['busy']],
    ['adding', ['busy']],
    ['checking', ['busy']],
  ]);
});

test('counts from the cart it read first, so an earlier line is not mistaken for a lost action', async () => {
  const { network, end } = begin({ actions: [product] });
  network.answer('getCart', 'basicProduct');
  network.answer('addToCart', () => Response.error());
  expect(await end()).toEqual({
    cart: replies.getCart.basicProduct.body,
    problems: callFailed,
    left: { actions: [product], cart: replies.getCart.basicProduct.body, isUnsure: false },
  });
});

test.each(['signedOut', 'tooManyRequests', 'unavailable'] as const)(
  'adds nothing if it needs the cart and reading it is answered with %s',
  async (name) => {
    const { network, end, sent } = begin({ actions: [product] });
    network.answer('getCart', name);
    const { problems, left } = await end();
    expect([sent(), problems.length, left]).toEqual([
      ['getCart'],
      1,
      { actions: [product], cart: undefined, isUnsure: false },
    ]);
  },
);

const fails = () => {
  throw new Error('The channel of the cart has failed.');
};

test.each<[string, (world: TestWorld) => void]>([
  ['is unanswered for 35 seconds', ({ network }) => network.answer('getCart', never)],
  ['fails', ({ cart }) => Object.assign(cart, { watch: fails })],
])('ends if it needs the cart and reading it %s', async (_, prepare) => {
  const world = createTestWorld();
  prepare(world);
  const actor = run(addToCart, world, { actions: [product] });
  await pass(world.clock, 35_000);
  expect(actor.getSnapshot()).toMatchObject({
    status: 'done',
    output: { cart: undefined, problems: callFailed, left: { actions: [product], isUnsure: false } },
  });
});

test.each<[string, (world: TestWorld) => void]>([
  ['is unanswered for 35 seconds', ({ network }) => network.answer('addToCart', never)],
  [
    'fails after the server has answered',
    ({ cart }) => {
      const { announce } = cart;
      let calls = 0;
      cart.announce = (...told) => (++calls === 1 ? fails() : announce(...told));
    },
  ],
])('reads the cart for an action that %s and reports its problem if it is missing', async (_, prepare) => {
  const world = createTestWorld();
  prepare(world);
  world.network.answer('getCart', 'empty');
  const actor = run(addToCart, world, { actions: [product], cart: empty });
  await pass(world.clock, 35_000);
  expect(actor.getSnapshot().output).toEqual({
    cart: empty,
    problems: callFailed,
    left: { actions: [product], cart: empty, isUnsure: false },
  });
});

test.each<[string, (world: TestWorld) => void]>([
  ['is unanswered for 35 seconds', ({ network }) => network.answer('getCart', never)],
  ['fails', ({ cart }) => Object.assign(cart, { watch: fails })],
])('stays unsure of an action with a lost answer if reading the cart %s', async (_, prepare) => {
  const world = createTestWorld();
  prepare(world);
  world.network.answer('addToCart', 'unavailable');
  const actor = run(addToCart, world, { actions: [product], cart: empty });
  await pass(world.clock, 35_000);
  expect(actor.getSnapshot().output).toEqual({
    cart: empty,
    problems: callFailed,
    left: { actions: [product], cart: empty, isUnsure: true },
  });
});
