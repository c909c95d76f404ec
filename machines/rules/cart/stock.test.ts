import { expect, test } from 'vitest';
import { pages, replies } from '#mocks/replies.ts';
import { firstOffers, shelfLabel, stockLabel, stockSaidIn } from './stock.ts';

const mug = { ref: 'prd:mug', quantity: 3, sizes: [] };
const print = { ref: 'prd:print', quantity: 0, sizes: [] };
const shirt = { ref: 'sze:shirt', quantity: 0, sizes: [{ quantity: 0 }, { quantity: 1 }] };
const socks = { ref: 'sze:socks', quantity: 9, sizes: [{ quantity: 0 }, { quantity: 0 }] };
const tote = { ref: 'prd:tote', quantity: 80 };

test('offers the first two products with a size in stock, in order [SUBSCRIBE-15]', () => {
  expect(firstOffers([print, socks, shirt, mug, tote], 2)).toEqual([shirt, mug]);
  expect(firstOffers([tote, print], 2)).toEqual([tote]);
  expect(firstOffers([print, socks], 2)).toEqual([]);
  expect(firstOffers([], 2)).toEqual([]);
});

test.each([null, undefined, '5', -1, 2.5, Number.NaN])('offers nothing for a stock of %j', (quantity) => {
  expect(firstOffers([{ quantity }, { sizes: [{ quantity }] }, { quantity, sizes: null }], 2)).toEqual([]);
});

test('labels a stock under ten as low [STORE-11]', () => {
  expect([1, 9, 10, 50, 1_000_000].map(stockLabel)).toEqual(['low', 'low', undefined, undefined, undefined]);
});

test('labels a stock that is empty or not a whole number as sold out [STORE-13]', () => {
  expect([0, -1, null, undefined, '5', 2.5].map(stockLabel)).toEqual(Array(6).fill('soldOut'));
});

test('labels a product on the shelf by its own stock, or as sold out if no size is left [STORE-11, STORE-13]', () => {
  const labels = pages.showStore.everyKind.body.store.products.map(({ slug, ...stocked }) => [
    slug,
    shelfLabel(stocked),
  ]);
  expect(Object.fromEntries(labels)).toEqual({
    'harbour-lights': undefined,
    'tide-calendar': 'low',
    'lamp-pin': 'soldOut',
    'tide-table-shirt': undefined,
    'lamp-room-mug': 'soldOut',
    'field-guide-to-lamps': undefined,
    'chart-of-the-bay': undefined,
  });
});

test('reads the remaining stock from the server’s message', () => {
  const { fewerLeft, noneLeft } = replies.addToCart;
  expect([fewerLeft, noneLeft].map(({ body }) => stockSaidIn(body.errors.qty))).toEqual([6, 0]);
  expect(stockSaidIn(replies.updateCart.quantityRefused.body.errors.qty)).toBe(20);
});

test.each(['', 'None are left.', 'Only 6 of 12 are left.', 'At least 0', '99999999999999999999'])(
  'reads no stock from %j',
  (words) => {
    expect(stockSaidIn(words)).toBeUndefined();
  },
);
