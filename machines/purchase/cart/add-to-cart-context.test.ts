import { expect, test } from 'vitest';
import { cartOf } from '#fixtures/data/cart.ts';
import type { CartAction } from '#machines/api/contract.ts';
import { requests } from '#mocks/replies.ts';
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
])('needs the cart if an action is counted and no cart is known: %o', (actions, cart, expected) => {
  expect(isCartNeeded(beginAdding({ actions, cart }))).toBe(expected);
});

test.each<[string, CartAction[], typeof mixed | undefined, boolean]>([
  ['a new line', [product], empty, true],
  ['a line of a previously unknown cart', [product], undefined, true],
  ['a line with an unchanged quantity', [product], mixed, false],
  ['nothing if no action is left', [], empty, false],
])('looks in the refetched cart for %s', (_, actions, cart, expected) => {
  expect(isInCart(beginAdding({ actions, cart }), mixed)).toBe(expected);
});

test('hands back the remaining actions with the cart to count from, for another try', () => {
  const unsure = { actions: [product], cart: empty, isUnsure: true };
  expect(addedToCart(beginAdding(unsure))).toEqual({ cart: empty, problems: [], left: unsure });
  expect(addedToCart(beginAdding({ actions: [], cart: null }))).toEqual({
    cart: undefined,
    problems: [],
    left: undefined,
  });
});
