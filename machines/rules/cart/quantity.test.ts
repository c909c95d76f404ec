import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ClampedQuantity, clampQuantity, productLimit } from './quantity.ts';

const hostile: { quantity_typed: string[]; stock: unknown[] } = JSON.parse(
  readFileSync(new URL('../../../tests/data/hostile-numbers.json', import.meta.url), 'utf8'),
);

const notANumber = { quantity: 1, changed: 'notANumber' } as const;
const raised = { quantity: 1, changed: 'raised' } as const;
const lowered = { quantity: 20, changed: 'lowered' } as const;

const clamped: Record<string, ClampedQuantity> = {
  '': notANumber,
  '0': raised,
  '1': { quantity: 1 },
  '2': { quantity: 2 },
  '20': { quantity: 20 },
  '21': lowered,
  '49': lowered,
  '50': lowered,
  '51': lowered,
  '9999999999': lowered,
  '-1': raised,
  '-0': raised,
  '1.9': { quantity: 1, changed: 'floored' },
  '0.999': raised,
  '1.0': { quantity: 1 },
  '1e1': { quantity: 10 },
  '1e309': lowered,
  '0x5': notANumber,
  NaN: notANumber,
  abc: notANumber,
  '5abc': notANumber,
  ' 3 ': { quantity: 3 },
  '３': { quantity: 3 },
  '٣': { quantity: 3 },
  '+4': { quantity: 4 },
  '4-': notANumber,
  '1,000': notANumber,
  Infinity: notANumber,
  '-Infinity': notANumber,
  null: notANumber,
  '[]': notANumber,
  true: notANumber,
};

test.each<[string, ClampedQuantity]>([
  ['.75', { quantity: 0, changed: 'floored' }],
  ['.', { quantity: 0, changed: 'notANumber' }],
  ['.x', { quantity: 0, changed: 'notANumber' }],
  ['1e+1', { quantity: 10 }],
  ['100e-1', { quantity: 10 }],
  ['1ex1', { quantity: 0, changed: 'notANumber' }],
])('reads %j like any other way to write the number: %j', (typed, quantity) => {
  expect(clampQuantity(typed, { min: 0, max: 20 })).toEqual(quantity);
});

test('has an expectation for every hostile quantity', () => {
  expect(hostile.quantity_typed.filter((typed) => !Object.hasOwn(clamped, typed))).toEqual([]);
});

test.each(Object.entries(clamped))('clamps %j between 1 and 20 to %j [CART-17]', (typed, quantity) => {
  expect(clampQuantity(typed, { min: 1, max: 20 })).toEqual(quantity);
});

test.each<[number, ClampedQuantity]>([
  [Number.NaN, notANumber],
  [Number.POSITIVE_INFINITY, lowered],
  [Number.NEGATIVE_INFINITY, raised],
  [20.5, { quantity: 20, changed: 'floored' }],
  [7, { quantity: 7 }],
])('clamps the number %d between 1 and 20 to %j [CART-17]', (value, quantity) => {
  expect(clampQuantity(value, { min: 1, max: 20 })).toEqual(quantity);
});

test('reads an exponent in either case', () => {
  expect(clampQuantity('1E1', { min: 1, max: 20 })).toEqual({ quantity: 10 });
});

test('applies an upper bound only if one is given [CART-17]', () => {
  expect(clampQuantity('9999999999', { min: 0 })).toEqual({ quantity: 9_999_999_999 });
  expect(clampQuantity('1e309', { min: 0 })).toEqual({ quantity: Number.MAX_SAFE_INTEGER, changed: 'lowered' });
});

test('never exceeds the maximum, even if it is below the minimum', () => {
  expect(clampQuantity('1', { min: 1, max: 0 })).toEqual({ quantity: 0, changed: 'lowered' });
  expect(clampQuantity('', { min: 1, max: 0 })).toEqual({ quantity: 0, changed: 'notANumber' });
});

test('clamps every number to a whole one within bounds and says why [CART-17]', () => {
  const bounds = fc.tuple(fc.nat(100), fc.nat(100)).map(([min, more]) => ({ min, max: min + more }));
  const numbers = fc.oneof(fc.integer({ min: -10, max: 300 }), fc.double({ min: -10, max: 300 }), fc.double());
  const oracle = (value: number, { min, max }: { min: number; max: number }): ClampedQuantity => {
    if (Number.isNaN(value)) return { quantity: min, changed: 'notANumber' };
    if (value < min) return { quantity: min, changed: 'raised' };
    if (value >= max + 1) return { quantity: max, changed: 'lowered' };
    let quantity = min;
    while (quantity + 1 <= value) quantity += 1;
    return quantity === value ? { quantity } : { quantity, changed: 'floored' };
  };
  fc.assert(
    fc.property(numbers, bounds, (value, limits) => {
      expect(clampQuantity(value, limits)).toEqual(oracle(Object.is(value, -0) ? 0 : value, limits));
      expect(clampQuantity(String(value), limits).quantity).toSatisfy(
        (quantity: number) => Number.isInteger(quantity) && quantity >= limits.min && quantity <= limits.max,
      );
    }),
  );
});

test('returns the stock up to 50, or 0 if it is not a whole number [STORE-8]', () => {
  const limits = hostile.stock.map((stock) => [stock, productLimit(stock)]);
  expect(limits).toEqual([
    [0, 0],
    [1, 1],
    [9, 9],
    [10, 10],
    [11, 11],
    [49, 49],
    [50, 50],
    [51, 50],
    [1_000_000, 50],
    [-1, 0],
    [null, 0],
    ['missing', 0],
    ['"5"', 0],
    [2.5, 0],
  ]);
  expect(['5', undefined, Number.NaN, Number.POSITIVE_INFINITY, {}, [5], true].map(productLimit)).toEqual(
    Array(7).fill(0),
  );
});
