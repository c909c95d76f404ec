import fc from 'fast-check';
import { expect, test } from 'vitest';
import { covering } from './covering.ts';

const size = fc.integer({ min: 1, max: 80 });
const product = (places: number, values: number): [place: number, value: number][][] =>
  Array.from({ length: places }, (_, place) => Array.from({ length: values }, (_, value) => [place, value]));

test('covers every place and every value with the fewest cells', () => {
  fc.assert(
    fc.property(size, size, fc.nat(), (places, values, turn) => {
      const cells = covering(product(places, values), turn);
      expect(new Set(cells.map(([place]) => place)).size).toBe(places);
      expect(new Set(cells.map(([, value]) => value)).size).toBe(values);
      expect(cells).toHaveLength(Math.max(places, values));
    }),
  );
});

test('covers every value at every place across all turns', () => {
  fc.assert(
    fc.property(size, fc.integer({ min: 1, max: 20 }), (places, values) => {
      const turns = Array.from({ length: values }, (_, turn) => covering(product(places, values), turn));
      expect(new Set(turns.flat().map(String)).size).toBe(places * values);
    }),
    { numRuns: 100 },
  );
});

test('covers every place if each has its own values', () => {
  expect(covering([['a'], ['b', 'c'], ['d', 'e', 'f']], 1)).toEqual(['a', 'b', 'd']);
  expect(covering([], 3)).toEqual([]);
});
