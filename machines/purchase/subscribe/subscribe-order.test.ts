import { expect, test } from 'vitest';
import type { Product } from '#machines/api/contract.ts';
import { addSwag, sizesOf } from '#machines/rules/cart/swag.ts';
import { replies } from '#mocks/replies.ts';
import { builderOf, copyOf } from '../../../tests/support/orders.ts';
import { askedAddress, beginSubscribe } from './subscribe-context.ts';
import { orderOf } from './subscribe-order.ts';

const products: Product[] = copyOf(replies.getProducts.everyKind.body).list;

/** A digital subscription with one of these products. */
function withSwag(...chosen: Product[]) {
  const context = beginSubscribe(builderOf('visitor'));
  const swag = chosen.reduce<typeof context.swag>(
    (lines, product) => addSwag(lines, product, sizesOf(product).at(-1)?.ref ?? '', 1),
    [],
  );
  return { ...context, choice: { ...context.choice, medium: 'digital' as const }, swag };
}

test('orders each product as what it is, by its own reference where it has no sizes [CART-9]', () => {
  const { cart } = orderOf(withSwag(...products.slice(0, 3))).body as { cart: { items: object[] } };
  expect(cart.items).toEqual([
    { item: 'basic-product', quantity: 1, ref: 'prd:lights' },
    { item: 'sized-product', quantity: 1, ref: 'sze:shirt-l' },
    { item: 'digital-product', quantity: 1, ref: 'prd:field-guide' },
  ]);
});

test('asks an address for goods that are shipped, and for none that is digital [ADDR-22]', () => {
  expect(products.map((product) => [product.kind, askedAddress(withSwag(product)) !== undefined])).toEqual([
    ['basic-product', true],
    ['sized-product', true],
    ['digital-product', false],
    ['print-issue', true],
    ['digital-issue', false],
  ]);
});
