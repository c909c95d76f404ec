import { expect, test } from 'vitest';
import { productOf } from '#fixtures/data/orders.ts';
import { addProduct } from './product-lines.ts';
import { linesWanted, listedAs, readWanted, wantedIn } from './wanted-products.ts';

const shirt = productOf('prd:shirt');
const tote = productOf('prd:tote');

test('writes sizes and quantities and reads them back [BEYOND-4]', () => {
  const lines = addProduct(addProduct([], shirt, 'sze:shirt-s', 2), tote, 'sze:tote-one', 1);
  const wanted = wantedIn(lines);
  expect(wanted).toBe('sze:shirt-s*2.sze:tote-one*1');
  expect(readWanted(wanted)).toBe(wanted);
  expect(linesWanted(wanted, [tote, shirt])).toEqual(lines);
});

test('takes only offered products, up to their stock', () => {
  expect(linesWanted('sze:shirt-s*99.prd:gone*1', [shirt]).map(({ quantity }) => quantity)).toEqual([
    shirt.sizes.find(({ ref }) => ref === 'sze:shirt-s')?.quantity,
  ]);
  expect(linesWanted('', [shirt])).toEqual([]);
});

test('tells lists apart by product and price, not by stock [BEYOND-3]', () => {
  const wanted = 'sze:shirt-s*1';
  const soldOut = { ...shirt, sizes: shirt.sizes.map((size) => ({ ...size, quantity: 0 })) };
  const dearer = { ...shirt, price: shirt.price + 1 };
  const listed = listedAs(wanted, [shirt, tote]);
  expect([[soldOut], [dearer], [tote]].map((list) => listedAs(wanted, list) === listed)).toEqual([true, false, false]);
});

test.each([
  null,
  '',
  'tote*1',
  'prd:tote',
  'prd:tote*0',
  'prd:tote*100',
  'prd:tote*1.',
  'prd:a*1.prd:b*1.prd:c*1',
  'prd:../x*1',
  'prd:tote*1\n',
  '__proto__',
  `prd:${'x'.repeat(65)}*1`,
])('finds no products in %j', (text) => {
  expect(readWanted(text)).toBe('');
});
