import { expect, test } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import { varied } from '#fixtures/world/network.ts';
import { never, openFlow, pass } from '#fixtures/world/test-world.ts';
import type { CartState, ProductPage } from '#machines/api/contract.ts';
import { pages, replies } from '#mocks/replies.ts';
import { product } from './product.ports.ts';
import { heldLine } from './product-context.ts';

type Name = Exclude<keyof typeof pages.showProduct, 'noProduct'>;

async function begin(name: Name = 'basicProduct') {
  const page: ProductPage = copyOf(pages.showProduct[name].body);
  if (!page.product) throw new Error('The page has no product.');
  const input = { product: page.product, coupon: page.coupon, cart: page.cart };
  const { play, ...opened } = await openFlow(product, input);
  const sent = () => opened.network.calls.map(({ id, body }) => (id === 'getCart' ? id : [id, body]));
  return { ...opened, send: play, sent };
}

const submitted = { type: 'form.submitted' } as const;
const typed = (text: string) => ({ type: 'quantity.changed', typed: text }) as const;
const chosen = (size: string) => ({ type: 'size.chosen', size }) as const;
const giving = (text: string) => ({ type: 'donation.changed', typed: text }) as const;
const lights = { type: 'basic-product', item: { ref: 'prd:lights' } } as const;
const { added } = replies.addToCart;
const { empty } = replies.getCart;
const { changed } = replies.updateCart;
const holding = (quantity: number): CartState => {
  const copy = copyOf(added.body) as CartState;
  for (const line of copy.billing.a.reported) line.quantity = quantity;
  return { ...copy, count: quantity };
};

test('starts with one product, no size and no donation [STORE-8, CART-16]', async () => {
  expect((await begin()).context().form).toEqual({ choice: { size: 'prd:lights', quantity: 1 }, donation: '0' });
  expect((await begin('sizedProduct')).context().form.choice).toEqual({ size: undefined, quantity: 1 });
  expect((await begin('everySizeSoldOut')).context().form.choice.size).toBe('sze:mug-one');
});

test('adds the documented product once for two clicks and is done [API-26, STORE-14]', async () => {
  const { actor, send, sent, context } = await begin();
  await send(submitted, submitted);
  expect(sent()).toEqual([['addToCart', { ...lights, qty: 1 }]]);
  expect(actor.getSnapshot().value).toEqual({ open: 'added' });
  expect(context().cart).toEqual(added.body);
});

test('adds a size, a quantity and a donation, and clears the donation [CART-16, DONATE-7, STORE-9]', async () => {
  const { network, send, sent, context } = await begin('sizedProduct');
  network.answer('addToCart', () => varied('addToCart', 'added', replies.getCart.sizedProduct.body));
  await send(chosen('sze:shirt-l'), typed('2'), giving('25'), submitted);
  expect(sent()).toEqual([
    ['addToCart', { type: 'sized-product', item: { ref: 'sze:shirt-l' }, qty: 2 }],
    ['addToCart', { type: 'donation-item', item: { process: 'onetime', dollars: 2500 }, qty: 1 }],
  ]);
  expect(context().form.donation).toBe('0');
});

test('sends the coupon from the address', async () => {
  const { send, sent } = await begin('discounted');
  await send(submitted);
  expect(sent()).toEqual([
    ['addToCart', { type: 'basic-product', item: { ref: 'prd:map', coupon: 'HARBOUR10' }, qty: 1 }],
  ]);
});

test('limits the quantity to the stock of the size, also when the size changes [STORE-8, STORE-9, CART-17]', async () => {
  const { send, context } = await begin('sizedProduct');
  await send(chosen('sze:shirt-l'), typed('30'));
  expect(context().form.choice).toEqual({ size: 'sze:shirt-l', quantity: 11, changed: 'lowered' });
  await send(chosen('sze:shirt-s'));
  expect(context().form.choice).toEqual({ size: 'sze:shirt-s', quantity: 4, changed: 'lowered' });
  await send(typed('none'));
  expect(context().form.choice).toEqual({ size: 'sze:shirt-s', quantity: 1, changed: 'notANumber' });
});

test('requires a size and rejects an invalid donation [CART-16, DONATE-7]', async () => {
  const { send, sent, context } = await begin('sizedProduct');
  await send(giving('2.50'), submitted);
  expect(context().problems).toEqual([
    { field: 'size', code: 'required' },
    { field: 'donation', code: 'amountNotWhole' },
  ]);
  expect(sent()).toEqual([]);
});

test.each([['soldOut'], ['everySizeSoldOut'], ['unreleasedDigital']] as const)(
  'sends nothing if nothing is for sale: %s [STORE-10, STORE-20]',
  async (name) => {
    const { send, sent, context } = await begin(name);
    await send(submitted);
    expect([sent(), context().problems]).toEqual([[], [{ field: 'general', code: 'notForSale' }]]);
  },
);

test('sets the quantity of a line in the cart instead of adding to it [STORE-16]', async () => {
  const { network, send, sent, context } = await begin('inCart');
  network.answer('updateCart', 'changed');
  expect(context().form.choice.quantity).toBe(1);
  await send(typed('3'), submitted);
  expect(sent()).toEqual([['updateCart', { ...lights, qty: 3 }]]);
  expect([context().cart, context().form.choice.quantity]).toEqual([changed.body, 3]);
});

test('adds a donation after updating a line in the cart [CART-16]', async () => {
  const { send, sent } = await begin('inCart');
  await send(giving('5'), submitted);
  expect(sent()).toEqual([
    ['updateCart', { ...lights, qty: 1 }],
    ['addToCart', { type: 'donation-item', item: { process: 'onetime', dollars: 500 }, qty: 1 }],
  ]);
});

test('selects the remaining stock after it has fallen and adds it on the next try [STORE-8]', async () => {
  const { network, send, sent, context } = await begin();
  network.answer('addToCart', 'fewerLeft', 'added');
  await send(typed('20'), submitted);
  expect(context()).toMatchObject({
    problems: [{ field: 'qty', code: 'server', words: 'Only 6 are left.' }],
    form: { choice: { size: 'prd:lights', quantity: 6 } },
  });
  await send(submitted);
  expect(sent().at(-1)).toEqual(['addToCart', { ...lights, qty: 6 }]);
});

test('cannot be added once the server reports it as out of stock [STORE-10]', async () => {
  const { network, send, sent, context } = await begin();
  network.answer('addToCart', 'noneLeft');
  await send(submitted, submitted);
  expect(context().problems).toEqual([{ field: 'qty', code: 'server', words: 'OUT OF STOCK' }]);
  await send(submitted);
  expect([sent().length, context().problems]).toEqual([1, [{ field: 'general', code: 'notForSale' }]]);
});

test('follows another tab’s cart but keeps what was typed since [STORE-16]', async () => {
  const { world, send, context, actor } = await begin();
  world.cart.tell({ ...holding(2), version: 4 });
  expect([heldLine(context())?.quantity, context().form.choice.quantity]).toEqual([2, 1]);
  await send(typed('2'));
  world.cart.tell({ ...holding(5), version: 5 });
  expect(context().form.choice.quantity).toBe(5);
  await send(typed('7'));
  world.cart.tell({ ...holding(6), version: 6 });
  expect(context().form.choice.quantity).toBe(7);
  world.cart.tell({ ...copyOf(empty.body), version: 7 });
  expect([heldLine(context()), actor.getSnapshot().value]).toEqual([undefined, { open: 'choosing' }]);
});

test('is no longer done once the added line is gone from the cart', async () => {
  const { world, send, actor } = await begin();
  await send(submitted);
  world.cart.tell({ ...holding(2), version: 4 });
  expect(actor.getSnapshot().value).toEqual({ open: 'added' });
  world.cart.tell({ ...copyOf(empty.body), version: 5 });
  expect(actor.getSnapshot().value).toEqual({ open: 'choosing' });
  expect(actor.getSnapshot().context.cart).toEqual({ ...empty.body, version: 5 });
});

test('takes the cart from the answer to an update without any announcement [STORE-16]', async () => {
  for (const donation of ['', '5']) {
    const { world, network, send, context, actor } = await begin('inCart');
    world.cart.announce = () => undefined;
    network.answer('updateCart', 'changed');
    network.answer('addToCart', 'refused');
    await send(typed('3'), giving(donation), submitted);
    expect([context().cart, context().form.choice.quantity]).toEqual([changed.body, 3]);
    expect(actor.getSnapshot().value).toEqual({ open: donation === '' ? 'added' : 'choosing' });
    expect(context().form.donation).toBe(donation === '' ? '0' : '5');
  }
});

test('adds no donation after a refused update and shows the reason [CART-16]', async () => {
  const { network, send, sent, context, actor } = await begin('inCart');
  network.answer('updateCart', 'refused');
  await send(typed('3'), giving('5'), submitted);
  expect(sent()).toEqual([['updateCart', { ...lights, qty: 3 }]]);
  const words = replies.updateCart.refused.body.errors;
  expect(context().problems).toEqual([{ field: 'general', code: 'server', words }]);
  expect([actor.getSnapshot().value, context().form.donation]).toEqual([{ open: 'choosing' }, '5']);
});

test('is busy while it adds and reads the cart; gives up the read after 35 seconds', async () => {
  const { world, network, send, context, actor } = await begin();
  network.answer('addToCart', never);
  await send(submitted);
  expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('busy')]).toEqual(['adding', true]);
  const doubtful = await begin('inCart');
  doubtful.network.answer('updateCart', 'unknownLine');
  doubtful.network.answer('getCart', never);
  await doubtful.send(typed('3'), submitted);
  const snapshot = () => doubtful.actor.getSnapshot();
  expect([snapshot().value, snapshot().hasTag('busy')]).toEqual(['reading', true]);
  await pass(doubtful.world.clock, 35_000);
  expect([snapshot().value, snapshot().hasTag('busy')]).toEqual([{ open: 'choosing' }, false]);
  expect([world.asked, context().problems]).toEqual([[], []]);
});

test('refetches after its line is gone and adds the product again on the next try [STORE-16]', async () => {
  const { network, send, sent, context } = await begin('inCart');
  network.answer('updateCart', 'unknownLine');
  network.answer('getCart', 'empty');
  await send(typed('3'), submitted);
  expect(context().problems).toEqual([
    { field: 'general', code: 'server', words: replies.updateCart.unknownLine.body.errors },
  ]);
  await send(submitted);
  expect(sent()).toEqual([['updateCart', { ...lights, qty: 3 }], 'getCart', ['addToCart', { ...lights, qty: 3 }]]);
});

test('reads the cart after an addition with a lost answer and does not add the product twice', async () => {
  const { network, send, sent, context } = await begin();
  network.answer('addToCart', 'unavailable');
  network.answer('getCart', 'unavailable', 'basicProduct');
  await send(typed('2'), submitted);
  expect(context()).toMatchObject({ isUnsure: true, form: { choice: { quantity: 2 } } });
  await send(submitted);
  const again = [['addToCart', { ...lights, qty: 2 }], 'getCart', 'getCart', ['updateCart', { ...lights, qty: 2 }]];
  expect([sent(), context().isUnsure]).toEqual([again, false]);
});

test('gives up a change after 35 seconds and can be sent again', async () => {
  const { world, network, send, context, actor } = await begin('inCart');
  network.answer('updateCart', never, 'changed');
  await send(typed('3'), submitted);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await pass(world.clock, 35_000);
  expect(context().problems).toEqual([{ field: 'general', code: 'callFailed' }]);
  await send(submitted);
  expect(actor.getSnapshot().value).toEqual({ open: 'added' });
});

test('announces a change to every tab [SHELL-5]', async () => {
  const { world, network, send } = await begin('inCart');
  network.answer('updateCart', 'changed');
  await send(typed('3'), submitted);
  expect(world.cart.announced).toEqual([changed.body]);
});
