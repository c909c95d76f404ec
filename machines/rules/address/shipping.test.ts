import { expect, test } from 'vitest';
import { SHIPCODES } from '#machines/rules/subscription/subscription.ts';
import { bandOf, type GoodsShippingPrices, goodsShipping, zoneOf } from './shipping.ts';

const prices: GoodsShippingPrices = {
  'ship-a': { single: 300, few: 500, many: 900 },
  'ship-b': { single: 1100, few: 1300, many: 1700 },
  'ship-c': { single: 1900, few: 2300, many: 2900 },
};

test('has one zone per category [PRICE-6]', () => {
  expect(SHIPCODES.map(zoneOf)).toEqual(['a', 'b', 'c']);
});

test('splits quantities into one or fewer, two to four, five or more [PRICE-7]', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 50].map(bandOf)).toEqual([
    'single',
    'single',
    'few',
    'few',
    'few',
    'many',
    'many',
    'many',
  ]);
});

test('prices a line by its zone and its own quantity [PRICE-7, PRICE-9]', () => {
  const table = SHIPCODES.map((shipcode) => [1, 2, 4, 5].map((quantity) => goodsShipping(prices, shipcode, quantity)));
  expect(table).toEqual([
    [300, 500, 500, 900],
    [1100, 1300, 1300, 1700],
    [1900, 2300, 2300, 2900],
  ]);
});
