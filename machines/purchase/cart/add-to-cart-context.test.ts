import { expect, test } from 'vitest';
import type { CartAction } from '#machines/api/contract.ts';
import { requests } from '#mocks/replies.ts';
import { cartOf } from '../../../tests/support/cart.ts';
import { addedToCart, beginAdding, isCartNeeded, isInCart } from './add-to-cart-context.ts';

const product: CartAction = requests.addToCart.basicProduct.body;
const donation: CartAction = requests.addToCart.donationOnce.body;
const mixed = cartOf('mixed');
const empty = cartOf('empty');

test.each<[CartAction[], typeof mixed | null | undefined, boolean]>([
  [[product], undefined, true],
  [[product], null, true],
  [[donation, product], undefined, true],
  [[donation], undefined, false],
  [[product], empty, false],
])('needs the cart where one of the things is counted and none is known: %o', (actions, cart, expected) => {
  expect(isCartNeeded(beginAdding({ actions, cart }))).toBe(expected);
});

test.each<[string, CartAction[], typeof mixed | undefined, boolean]>([
  ['a thing that the cart did not have', [product], empty, true],
  ['a thing of a cart that was not known', [product], undefined, true],
  ['a thing that the cart had as often before', [product], mixed, false],
  ['nothing that is left', [], empty, false],
])('finds %s in the cart that was read', (_, actions, cart, expected) => {
  expect(isInCart(beginAdding({ actions, cart }), mixed)).toBe(expected);
});

test('hands back what is left with the cart it is counted from, for another try', () => {
  const unsure = { actions: [product], cart: empty, isUnsure: true };
  expect(addedToCart(beginAdding(unsure))).toEqual({ cart: empty, problems: [], left: unsure });
  expect(addedToCart(beginAdding({ actions: [], cart: null }))).toEqual({
    cart: undefined,
    problems: [],
    left: undefined,
  });
});
