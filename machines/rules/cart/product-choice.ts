import type { CartAction, CartState, PricedLine, Product } from '#machines/api/contract.ts';
import { lineFor, linesOf } from './cart.ts';
import { orderLimit, sizesOf } from './product-lines.ts';
import { type ClampedQuantity, clampQuantity, productLimit } from './quantity.ts';

/** A product's size and quantity. `size` is a ref; undefined until the reader chooses one. */
export interface ProductChoice {
  size: string | undefined;
  quantity: number;
  changed?: ClampedQuantity['changed'];
}

/** The latest stock reported by the server, by ref. */
export type StockSaid = Readonly<Record<string, number>>;

/** Returns the initial choice: quantity one, and the size if there is only one. */
export const firstChoice = (product: Product): ProductChoice => {
  const sizes = sizesOf(product);
  return { size: sizes.length === 1 ? sizes[0]?.ref : undefined, quantity: 1 };
};

/** Whether a product is available: a digital edition is not until its issue is released (STORE-20). */
export const isReleased = ({ kind, issue }: Product): boolean => kind !== 'digital-issue' || issue?.released !== false;

/** Whether any size of a product can be bought (STORE-10). */
export const isForSale = (product: Product, said: StockSaid = {}): boolean =>
  isReleased(product) && sizesOf(product).some(({ ref, quantity }) => productLimit(said[ref] ?? quantity) > 0);

/** Updates a product with the stock the server has since reported. */
export const withStock = (product: Product, said: StockSaid): Product => ({
  ...product,
  quantity: said[product.ref] ?? product.quantity,
  sizes: product.sizes.map((size) => ({ ...size, quantity: said[size.ref] ?? size.quantity })),
});

/** Returns the highest quantity to order; before a size is chosen, that of the best-stocked size (STORE-8). */
export function choiceLimit(product: Product, size: string | undefined): number {
  const stocks = sizesOf(product).filter(({ ref }) => size === undefined || ref === size);
  return Math.max(0, ...stocks.map(({ quantity }) => orderLimit(product, quantity)));
}

/** Clamps a quantity to the stock of the size (STORE-8, STORE-9). */
export const limitChoice = (product: Product, size: string | undefined, typed: string | number): ProductChoice => ({
  size,
  ...clampQuantity(typed, { min: 1, max: choiceLimit(product, size) }),
});

/** Returns the action that adds the choice to the cart with the page's coupon; undefined before a size is chosen. */
export const actionFor = (
  { kind }: Product,
  { size, quantity }: ProductChoice,
  coupon?: string,
): CartAction | undefined =>
  // Each kind of goods has its own action type; its item is named by `ref`.
  size === undefined
    ? undefined
    : ({ type: kind, item: { ref: size, ...(coupon !== undefined && { coupon }) }, qty: quantity } as CartAction);

/** Returns the cart line of the chosen size (STORE-16). */
export function lineOf(cart: CartState, product: Product, choice: ProductChoice): PricedLine | undefined {
  const action = actionFor(product, choice);
  return action && lineFor(linesOf(cart), action);
}
