import { expect, test } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import { replies, requests } from '#mocks/replies.ts';
import { afterTry, stillToAdd } from './add-to-cart-part.ts';

const gifts = copyOf(requests.addToCart.giftSubscriptions.body);
const donation = copyOf(requests.addToCart.donationOnce.body);
const goods = copyOf(requests.addToCart.sizedProduct.body);
const cart = copyOf(replies.addToCart.added.body);
const order = [gifts, donation, goods];
const stopped = (left: typeof order, isUnsure = false) => ({
  cart,
  problems: [],
  left: left.length > 0 ? { actions: left, cart, isUnsure } : undefined,
});

test('adds the whole order first, then only the rest', () => {
  expect(stillToAdd(order, undefined)).toEqual({ actions: order });
  const tried = afterTry(order, stopped([donation, goods], true), undefined);
  expect(stillToAdd(order, tried)).toEqual({ actions: [donation, goods], cart, isUnsure: true });
});

test('adds later changes but nothing already in the cart', () => {
  const tried = afterTry(order, stopped([donation, goods], true), undefined);
  expect(stillToAdd([gifts, goods], tried)).toEqual({ actions: [goods], cart, isUnsure: false });
  expect(stillToAdd([{ ...gifts, qty: 5 }], tried)).toEqual({
    actions: [{ ...gifts, qty: 5 }],
    cart,
    isUnsure: false,
  });
  expect(stillToAdd([gifts], tried).actions).toEqual([]);
});

test('remembers what was added over several tries', () => {
  const once = afterTry(order, stopped([donation, goods]), undefined);
  const twice = afterTry(order, stopped([goods]), once);
  expect(stillToAdd(order, twice)).toEqual({ actions: [goods], cart, isUnsure: false });
  expect(afterTry(order, stopped([]), twice)).toBe(twice);
});
