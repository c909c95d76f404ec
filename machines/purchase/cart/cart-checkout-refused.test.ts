import { expect, test } from 'vitest';
import { replies } from '#mocks/replies.ts';
import { beginCheckout, beginGuest, changedTo, standing, submitForm } from '../../../tests/support/cart-checkouts.ts';
import { varied } from '../../../tests/support/network.ts';
import { keyOf, settle } from '../../../tests/support/world.ts';

test.each(['orderChanged', 'soldOut', 'paidElsewhere'] as const)(
  'reads the cart again after %s, keeps what was typed, and says why',
  async (name) => {
    const { actor, network, orders, cart } = await beginGuest();
    const { form } = actor.getSnapshot().context.draft;
    network.answer('checkOutCart', name);
    network.answer('getCart', () => varied('getCart', 'basicProduct', changedTo(2)));
    await submitForm(actor);
    expect([network.of('getCart').length, cart().version]).toEqual([1, 2]);
    expect(actor.getSnapshot().context.draft.form).toEqual(form);
    expect(standing(actor).problems).toHaveLength(1);
    await submitForm(actor);
    expect(orders().map(({ key, body }) => [key, Object(body).version])).toEqual([
      [keyOf(1), 1],
      [keyOf(2), 2],
    ]);
  },
);

test('a cart that is paid elsewhere is not ordered again before the server shows another', async () => {
  const { actor, network, orders, cart } = await beginGuest();
  network.answer('checkOutCart', 'paidElsewhere');
  await submitForm(actor);
  await submitForm(actor);
  expect([orders().length, network.of('getCart').length, cart().version]).toEqual([1, 1, 1]);
  network.answer('getCart', () => varied('getCart', 'basicProduct', changedTo(2)));
  actor.send({ type: 'page.returned' });
  await settle();
  network.answer('checkOutCart', 'started');
  await submitForm(actor);
  expect(orders()).toHaveLength(2);
});

test('a cart of which something was sold can be ordered at once, as it is or with less of it', async () => {
  const { actor, network, orders } = await beginGuest();
  network.answer('checkOutCart', 'soldOut', 'started');
  await submitForm(actor);
  expect(standing(actor).problems).toEqual([
    { field: 'cart.items', code: 'server', words: replies.checkOutCart.soldOut.body.errors.cart.items },
  ]);
  await submitForm(actor);
  expect(orders()).toHaveLength(2);
});

test('finds out that its cart was emptied, and orders it no more', async () => {
  const { actor, network, orders, cart } = await beginGuest();
  network.answer('checkOutCart', 'cartEmpty');
  network.answer('getCart', 'empty');
  await submitForm(actor);
  await submitForm(actor);
  expect([cart().count, orders().length]).toEqual([0, 1]);
});

test('errors by field read nothing again and open the address that they are about [CHECK-14, CHECK-15]', async () => {
  const { start, network } = beginCheckout('bankOnFile');
  const actor = start();
  await settle();
  network.answer('checkOutCart', () =>
    varied('checkOutCart', 'nestedErrors', { errors: { address: { postcode: 'No such postcode.' } } }),
  );
  await submitForm(actor);
  expect(actor.getSnapshot().context.draft.origin).toBe('change');
  expect(standing(actor).problems).toEqual([{ field: 'address.postcode', code: 'server', words: 'No such postcode.' }]);
  expect(network.of('getCart')).toEqual([]);
});

test('an answer that was lost reads nothing again: the order may have been taken', async () => {
  const { actor, network, cart } = await beginGuest();
  network.answer('checkOutCart', 'unavailable');
  await submitForm(actor);
  expect([network.of('getCart'), cart().count]).toEqual([[], 1]);
});
