import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isCents } from './money.ts';

const hostile: { cents: unknown[] } = JSON.parse(
  readFileSync(new URL('../../../tests/data/hostile-numbers.json', import.meta.url), 'utf8'),
);

test('accepts only whole cents from 0 up [PRICE-1]', () => {
  expect(hostile.cents.filter(isCents)).toEqual([
    0, 1, 2, 49, 50, 99, 100, 101, 999, 1000, 1205, 99999, 100000, 99999999, 100000000, 1000000000, 2147483647,
    2147483648, 9007199254740991, 0,
  ]);
  expect([Number.NaN, Number.POSITIVE_INFINITY, undefined, '1205', true, [], {}, 12n].filter(isCents)).toEqual([]);
});
