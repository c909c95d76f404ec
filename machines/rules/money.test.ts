import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dollarsToCents, isCents } from './money.ts';

const hostile: { cents: unknown[] } = JSON.parse(
  readFileSync(new URL('../../tests/data/hostile-numbers.json', import.meta.url), 'utf8'),
);

test('takes whole cents from 0 up, and nothing else [PRICE-1]', () => {
  expect(hostile.cents.filter(isCents)).toEqual([
    0, 1, 2, 49, 50, 99, 100, 101, 999, 1000, 1205, 99999, 100000, 99999999, 100000000, 1000000000, 2147483647,
    2147483648, 9007199254740991, 0,
  ]);
  expect([Number.NaN, Number.POSITIVE_INFINITY, undefined, '1205', true, [], {}, 12n].filter(isCents)).toEqual([]);
});

test.each([
  [0, 0],
  [25, 2500],
  [1.1, 110],
  [1.15, 115],
  [4.35, 435],
  [8.2, 820],
  [19.99, 1999],
  [12.345, 1235],
  [12.344, 1234],
])('turns %d dollars into %d cents [DONATE-12]', (dollars, cents) => {
  expect(dollarsToCents(dollars)).toBe(cents);
});

test('turns every amount of two decimals into its exact cents [DONATE-12]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      expect(dollarsToCents(Number(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`))).toBe(cents);
    }),
    { numRuns: 1_000 },
  );
});
