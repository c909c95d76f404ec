import { expect, test } from 'vitest';
import { nearTestsIn } from './near-tests.ts';

const near = nearTestsIn(
  new Map([
    ['machines/rules/cart/cart.ts', ''],
    ['machines/rules/cart/cart.test.ts', "import { expect } from 'vitest';\nimport {\n  lines,\n} from './cart.ts';"],
    ['machines/rules/zone.test.ts', "import { lines } from '#machines/rules/cart/cart.ts';"],
    ['machines/rules/kinds.test.ts', "import type { Line } from './cart.ts';"],
    ['machines/purchase/checkout/order.ts', "export { lines } from '../../rules/cart/cart.ts';"],
    ['machines/purchase/checkout/order.test.ts', "import './order.ts';"],
    ['mocks/journal/play.test.ts', "const cart = await import('#machines/rules/cart/cart.ts');"],
    ['mocks/server.test.ts', "import '#machines/rules/cart/cart.ts';"],
  ]),
);

test("runs the file's own test, its folder's tests, then tests that load it, but no slow suite", () => {
  expect(near('machines/rules/cart/cart.ts')).toEqual([
    'machines/rules/cart/cart.test.ts',
    'machines/rules/zone.test.ts',
    'mocks/journal/play.test.ts',
    'machines/purchase/checkout/order.test.ts',
  ]);
});

test('finds no tests for a file that none loads', () => {
  expect(near('machines/rules/unused.ts')).toEqual([]);
});
