import { expect, test } from 'vitest';
import type { Product } from '#machines/api/contract.ts';
import { replies } from '#mocks/replies.ts';
import { addProduct, isShipped, productLinePrice, removeProduct, sizesOf } from './product-lines.ts';

const offered = structuredClone(replies.getProducts.everyKind.body.list) as unknown as Product[];
const [lights, shirt, guide] = offered as [Product, Product, Product, ...Product[]];
const prices = {
  'ship-a': { single: 450, few: 800, many: 1400 },
  'ship-b': { single: 1250, few: 2100, many: 3600 },
  'ship-c': { single: 1800, few: 3100, many: 5200 },
};

test('treats a product without sizes as its own size', () => {
  expect(sizesOf(lights)).toEqual([{ ref: 'prd:lights', name: lights.name, quantity: 24 }]);
  expect(sizesOf(shirt)).toEqual(shirt.sizes);
  expect(sizesOf({ ...shirt, sizes: [] })).toEqual([]);
});

test('lists a product of each kind once, limited to its stock or one digital copy [BEYOND-17]', () => {
  const lines = [lights, shirt, guide].reduce(
    (held, product) => addProduct(held, product, sizesOf(product).at(-1)?.ref ?? '', '60'),
    addProduct([], lights, lights.ref, 1),
  );
  expect(lines.map(({ size, quantity, changed }) => [size.ref, quantity, changed])).toEqual([
    ['prd:lights', 24, 'lowered'],
    ['sze:shirt-l', 11, 'lowered'],
    ['prd:field-guide', 1, 'lowered'],
  ]);
  expect(removeProduct(lines, 'prd:lights')).toEqual(lines.slice(1));
  expect(addProduct(lines, { ...lights, quantity: 0 }, lights.ref, 1)).toEqual(lines.slice(1));
});

test('ships paper and clothing, and nothing digital', () => {
  expect(offered.map(({ kind }) => [kind, isShipped(kind)])).toEqual([
    ['basic-product', true],
    ['sized-product', true],
    ['digital-product', false],
    ['print-issue', true],
    ['digital-issue', false],
  ]);
  const lineOf = (product: Product) => ({
    product,
    size: sizesOf(product)[0] as Product['sizes'][number],
    quantity: 2,
  });
  expect(productLinePrice(lineOf(lights), prices, 'ship-b')).toEqual({ amount: 6400, shipping: 2100, discount: 0 });
  expect(productLinePrice(lineOf(guide), prices, 'ship-b')).toEqual({ amount: 1800, shipping: 0, discount: 0 });
});
