import type { Product } from '#machines/api/contract.ts';
import type { GoodsShippingPrices } from '#machines/rules/address/shipping.ts';
import { goodsLine } from '#machines/rules/price/line-price.ts';
import type { LinePrice } from '#machines/rules/price/pricing.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { clampQuantity, productLimit } from './quantity.ts';

/** A product that goes with a subscription: how many of which size, and whether the number had to be changed (CART-17). */
export interface ProductLine {
  product: Product;
  size: Product['sizes'][number];
  quantity: number;
  changed?: ReturnType<typeof clampQuantity>['changed'];
}

/** The products a builder offers at most (SUBSCRIBE-15). */
export const PRODUCTS_OFFERED = 2;

/** The sizes of a product; one that has none is its own. */
export const sizesOf = ({ kind, sizes, ref, name, quantity }: Product): Product['sizes'] =>
  kind === 'sized-product' ? sizes : [{ ref, name, quantity }];

/** Whether goods of a kind are sent, and so need an address; what is digital is not. */
export const isShipped = (kind: string): boolean => kind !== 'digital-product' && kind !== 'digital-issue';

/** The most of a product in one order: one if it is digital, otherwise its stock, up to 50 (STORE-8). */
export const orderLimit = ({ kind }: Pick<Product, 'kind'>, stock: unknown): number =>
  Math.min(productLimit(stock), isShipped(kind) ? Number.POSITIVE_INFINITY : 1);

/** Sets one product's size and quantity; a product is in the order once, and out of stock it is not at all. */
export function addProduct(
  lines: readonly ProductLine[],
  product: Product,
  sizeRef: string,
  typed: string | number,
): ProductLine[] {
  const others = removeProduct(lines, product.ref);
  const size = sizesOf(product).find(({ ref }) => ref === sizeRef);
  const max = orderLimit(product, size?.quantity);
  return size && max > 0 ? [...others, { product, size, ...clampQuantity(typed, { min: 1, max }) }] : others;
}

/** Takes a product out of the order. */
export const removeProduct = (lines: readonly ProductLine[], productRef: string): ProductLine[] =>
  lines.filter(({ product }) => product.ref !== productRef);

/** A line's price in cents, shipped by the band of its own quantity (PRICE-9), or not at all. */
export const productLinePrice = (
  { product: { kind, price }, quantity }: ProductLine,
  prices: GoodsShippingPrices,
  shipcode: Shipcode,
): LinePrice => goodsLine(prices, { price, quantity, shipcode: isShipped(kind) ? shipcode : undefined });
