import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '#machines/api/contract.ts';
import { pages, replies, requests } from '#mocks/replies.ts';
import {
  actionFor,
  choiceLimit,
  firstChoice,
  isForSale,
  isReleased,
  limitChoice,
  lineOf,
  withStock,
} from './product-choice.ts';

type Name = Exclude<keyof typeof pages.showProduct, 'noProduct'>;
const productOf = (name: Name): Product => structuredClone(pages.showProduct[name].body.product) as unknown as Product;
const { basicProduct, sizedProduct, digitalProduct, printIssue, digitalIssue } = requests.addToCart;

test.each([
  ['basicProduct', undefined, basicProduct.body],
  ['sizedProduct', { size: 'sze:shirt-l', quantity: 2 }, sizedProduct.body],
  ['digitalProduct', undefined, digitalProduct.body],
  ['digitalIssue', undefined, digitalIssue.body],
] as const)(
  'adds a product of every kind to the cart as the contract says: %s [STORE-5, CART-6, CART-8, CART-9]',
  (name, choice, body) => {
    const product = productOf(name);
    expect(actionFor(product, choice ?? firstChoice(product))).toEqual(body);
  },
);

test('adds a print issue to the cart with the page’s coupon [CART-6, STORE-5]', () => {
  const product = productOf('printIssue');
  expect(actionFor(product, firstChoice(product), 'HARBOUR10')).toEqual(printIssue.body);
});

test('adds nothing to the cart before a size is chosen', () => {
  const product = productOf('sizedProduct');
  expect(actionFor(product, firstChoice(product))).toBeUndefined();
});

test('sells neither out-of-stock products nor unreleased digital editions [STORE-10, STORE-20]', () => {
  const names = [
    'lowStock',
    'sizedProduct',
    'unreleasedPrint',
    'soldOut',
    'everySizeSoldOut',
    'unreleasedDigital',
    'digitalIssue',
  ] as const;
  expect(names.map((name) => isForSale(productOf(name)))).toEqual([true, true, true, false, false, false, true]);
  expect(names.map((name) => isReleased(productOf(name)))).toEqual([true, true, true, true, true, false, true]);
});

test('uses the latest stock reported by the server', () => {
  const product = productOf('basicProduct');
  expect(isForSale(product, { 'prd:lights': 0 })).toBe(false);
  expect(withStock(product, { 'prd:lights': 3 }).quantity).toBe(3);
  const sizes = withStock(productOf('sizedProduct'), { 'sze:shirt-l': 2 }).sizes.map(({ quantity }) => quantity);
  expect(sizes).toEqual([4, 0, 2]);
});

test('limits a typed quantity to the size’s stock and to 50 [STORE-8, STORE-9, CART-17]', () => {
  const typing = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String));
  fc.assert(
    fc.property(fc.array(fc.nat(200), { minLength: 1, maxLength: 5 }), fc.nat(4), typing, (stocks, at, text) => {
      const sizes = stocks.map((quantity, place) => ({ ref: `sze:s-${place}`, name: 'Size', quantity }));
      const product = { ...productOf('sizedProduct'), sizes };
      const size = sizes[at % sizes.length] ?? sizes[0];
      const limit = Math.min(size?.quantity ?? 0, 50);
      const { quantity } = limitChoice(product, size?.ref, text);
      expect(choiceLimit(product, size?.ref)).toBe(limit);
      expect(Number.isInteger(quantity) && quantity >= Math.min(1, limit) && quantity <= limit).toBe(true);
    }),
  );
});

test('limits the quantity to the largest stock before a size is chosen', () => {
  expect(choiceLimit(productOf('sizedProduct'), undefined)).toBe(11);
  expect(choiceLimit({ ...productOf('sizedProduct'), sizes: [] }, undefined)).toBe(0);
});

test('tells apart the editions of an issue, which share a ref [CART-8, CART-9, STORE-16]', () => {
  const cart = structuredClone(replies.getCart.printIssue.body) as unknown as Parameters<typeof lineOf>[0];
  const [print, digital] = [productOf('printIssue'), productOf('digitalIssue')];
  expect(lineOf(cart, print, firstChoice(print))?.id).toBe('ln_4');
  expect(lineOf(cart, digital, firstChoice(digital))).toBeUndefined();
});
