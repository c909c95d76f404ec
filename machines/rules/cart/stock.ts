import { productLimit } from './quantity.ts';

/** The unchecked stock of a product. If it has sizes, only theirs counts. */
export interface Stocked {
  quantity?: unknown;
  sizes?: readonly { quantity: unknown }[] | null;
}

const LOW_STOCK = 10;

/** Returns the first `most` products with at least one size in stock (SUBSCRIBE-15). */
export const firstOffers = <P extends Stocked>(products: readonly P[], most: number): P[] =>
  products.filter(isInStock).slice(0, most);

/** Returns the label of a stock: sold out, low if under 10 (STORE-11), or none. */
export function stockLabel(stock: unknown): 'soldOut' | 'low' | undefined {
  const left = productLimit(stock);
  if (left === 0) return 'soldOut';
  return left < LOW_STOCK ? 'low' : undefined;
}

/** Returns the label of a product without a chosen size: low by its own stock, sold out if no size is left. */
export function shelfLabel(product: Stocked): 'soldOut' | 'low' | undefined {
  if (!isInStock(product)) return 'soldOut';
  return product.sizes?.length ? undefined : stockLabel(product.quantity);
}

/**
 * Parses the remaining stock from the server's refusal, such as `Only 6 are left.` or `OUT OF STOCK`. Undefined if the
 * message is unclear.
 */
export function stockSaidIn(words: string): number | undefined {
  if (words === 'OUT OF STOCK') return 0;
  const [left, ...more] = words.match(/\d+/g) ?? [];
  return left !== undefined && more.length === 0 && productLimit(Number(left)) > 0 ? Number(left) : undefined;
}

function isInStock({ quantity, sizes }: Stocked): boolean {
  const stocks = sizes?.length ? sizes.map((size) => size.quantity) : [quantity];
  return stocks.some((stock) => productLimit(stock) > 0);
}
