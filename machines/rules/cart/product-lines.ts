import type { Product } from '#machines/api/contract.ts';
import type { GoodsShippingPrices } from '#machines/rules/address/shipping.ts';
import { goodsLine } from '#machines/rules/price/line-price.ts';
import type { LinePrice } from '#machines/rules/price/pricing.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { clampQuantity, productLimit } from './quantity.ts';

/** A product ordered with a subscription. `changed` is the reason the quantity was adjusted (CART-17). */
export interface ProductLine {
  product: Product;
  size: Product['sizes'][number];
  quantity: number;
  changed?: ReturnType<typeof clampQuantity>['changed'];
}

/** How many products the builder offers at most (SUBSCRIBE-15). */
export const PRODUCTS_OFFERED = 2;

/** Returns the sizes of a product; a product without sizes is its own only size. */
export const sizesOf = ({ kind, sizes, ref, name, quantity }: Product): Product['sizes'] =>
  kind === 'sized-product' ? sizes : [{ ref, name, quantity }];

/** Whether a kind is anything but digital goods; true for subscriptions and donations, too. */
export const isShipped = (kind: string): boolean => kind !== 'digital-product' && kind !== 'digital-issue';

/** Returns how many of a product one order may have: 1 if digital, otherwise its stock up to 50 (STORE-8). */
export const orderLimit = ({ kind }: Pick<Product, 'kind'>, stock: unknown): number =>
  Math.min(productLimit(stock), isShipped(kind) ? Number.POSITIVE_INFINITY : 1);

/** Sets a product's size and quantity; each product has one line. Removes the line if the size is out of stock. */
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

export const removeProduct = (lines: readonly ProductLine[], productRef: string): ProductLine[] =>
  lines.filter(({ product }) => product.ref !== productRef);

/** Returns the price of a line in cents; shipping depends on the line's own quantity (PRICE-9). */
export const productLinePrice = (
  { product: { kind, price }, quantity }: ProductLine,
  prices: GoodsShippingPrices,
  shipcode: Shipcode,
): LinePrice => goodsLine(prices, { price, quantity, shipcode: isShipped(kind) ? shipcode : undefined });
