import { expect, test } from 'vitest';
import { nearestFirst } from './rank.ts';

const change = { files: ['machines/cart.ts'], removed: ['Save the name'] };
const tree = new Map([
  ['machines/cart.ts', 'export const addUp = 1;'],
  ['src/CartTable.tsx', ''],
  ['quotes.test.ts', `expect('Save the name, please')`],
]);
const rank = (found: [string, number][], names: Record<string, string[]> = {}) => {
  const tests = found.map(([path]) => path).filter((path) => path.includes('.test.'));
  const said = (path: string) => (names[path] ? { strings: new Set<string>(), names: new Set(names[path]) } : {});
  return nearestFirst(
    tests.map((path) => ({ path, ...said(path) })),
    new Map(),
    new Map(found),
    { ...change, tree },
  );
};

test('leaves out what the change does not reach', () => {
  expect(nearestFirst([{ path: 'a.test.ts' }], new Map(), new Map(), { ...change, tree })).toEqual([]);
});

test('puts first what quotes a removed text, then what is named like the change, then what is near', () => {
  expect(
    rank([
      ['far.test.ts', 5],
      ['near.test.ts', 2],
      ['tests/Cart.test.tsx', 9],
      ['quotes.test.ts', 12],
    ]),
  ).toEqual(['quotes.test.ts', 'tests/Cart.test.tsx', 'near.test.ts', 'far.test.ts']);
});

test('of equally near tests prefers those named like a file on the way, then those that name an export of the change', () => {
  expect(
    rank(
      [
        ['src/CartTable.tsx', 1],
        ['a.test.ts', 3],
        ['b.test.ts', 3],
        ['cart-table.test.ts', 3],
      ],
      {
        'b.test.ts': ['addUp'],
      },
    ),
  ).toEqual(['cart-table.test.ts', 'b.test.ts', 'a.test.ts']);
});
