import { productLimit } from './quantity.ts';

/** A product's stock: its own, or that of each size. */
export interface Stocked {
  quantity?: unknown;
  sizes?: readonly { quantity: unknown }[] | null;
}

/** Below this many in stock a product is labelled low (STORE-11). */
const LOW_STOCK = 10;

/** The first products that can be bought in at least one size, so many at most (SUBSCRIBE-15). */
export const firstOffers = <P extends Stocked>(products: readonly P[], most: number): P[] =>
  products.filter(isInStock).slice(0, most);

/** How a stock is labelled; not at all when there is plenty. */
export function stockLabel(stock: unknown): 'soldOut' | 'low' | undefined {
  const left = productLimit(stock);
  if (left === 0) return 'soldOut';
  return left < LOW_STOCK ? 'low' : undefined;
}

/** How a product is labelled where no size is chosen: low by its own stock, sold out where no size is left. */
export function shelfLabel(product: Stocked): 'soldOut' | 'low' | undefined {
  if (!isInStock(product)) return 'soldOut';
  return product.sizes?.length ? undefined : stockLabel(product.quantity);
}

/** How many there are, going by the server's words of a quantity it refused: `Only 6 are left.`, `OUT OF STOCK`. */
export function stockSaidIn(words: string): number | undefined {
  if (words === 'OUT OF STOCK') return 0;
  const [left, ...more] = words.match(/\d+/g) ?? [];
  return left !== undefined && more.length === 0 && productLimit(Number(left)) > 0 ? Number(left) : undefined;
}

function isInStock({ quantity, sizes }: Stocked): boolean {
  const stocks = sizes?.length ? sizes.map((size) => size.quantity) : [quantity];
  return stocks.some((stock) => productLimit(stock) > 0);
}
