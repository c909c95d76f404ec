import { expect, test } from 'vitest';
import { firstOffers, stockLabel } from './stock.ts';

const mug = { ref: 'prd:mug', quantity: 3, sizes: [] };
const print = { ref: 'prd:print', quantity: 0, sizes: [] };
const shirt = { ref: 'sze:shirt', quantity: 0, sizes: [{ quantity: 0 }, { quantity: 1 }] };
const socks = { ref: 'sze:socks', quantity: 9, sizes: [{ quantity: 0 }, { quantity: 0 }] };
const tote = { ref: 'prd:tote', quantity: 80 };

test('offers the first two products in stock in any size, in their order [SUBSCRIBE-15]', () => {
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

test('labels an empty stock, and one that is no whole number, as sold out [STORE-13]', () => {
  expect([0, -1, null, undefined, '5', 2.5].map(stockLabel)).toEqual(Array(6).fill('soldOut'));
});
