import type { CartAction, CartState, PricedLine, Product } from '#machines/api/contract.ts';
import { lineFor, linesOf } from './cart.ts';
import { orderLimit, sizesOf } from './product-lines.ts';
import { type ClampedQuantity, clampQuantity, productLimit } from './quantity.ts';

/** What the reader chose of a product: a size, if any yet, and how many. */
export interface ProductChoice {
  size: string | undefined;
  quantity: number;
  /** Why the quantity is not the one that was typed (CART-17). */
  changed?: ClampedQuantity['changed'];
}

/** The stock that the server has told of since the page was made, by reference. */
export type StockSaid = Readonly<Record<string, number>>;

/** Where the choice begins: one of a product, of its size too where there is no other. */
export const firstChoice = (product: Product): ProductChoice => {
  const sizes = sizesOf(product);
  return { size: sizes.length === 1 ? sizes[0]?.ref : undefined, quantity: 1 };
};

/** A digital edition before its issue is released cannot be had (STORE-20). */
export const isReleased = ({ kind, issue }: Product): boolean => kind !== 'digital-issue' || issue?.released !== false;

/** Whether any of a product can be bought (STORE-10). */
export const isForSale = (product: Product, said: StockSaid = {}): boolean =>
  isReleased(product) && sizesOf(product).some(({ ref, quantity }) => productLimit(said[ref] ?? quantity) > 0);

/** The product with the stock that the server has told of since. */
export const withStock = (product: Product, said: StockSaid): Product => ({
  ...product,
  quantity: said[product.ref] ?? product.quantity,
  sizes: product.sizes.map((size) => ({ ...size, quantity: said[size.ref] ?? size.quantity })),
});

/** The highest quantity; before a size is chosen, that of the size with the most stock (STORE-8). */
export function choiceLimit(product: Product, size: string | undefined): number {
  const stocks = sizesOf(product).filter(({ ref }) => size === undefined || ref === size);
  return Math.max(0, ...stocks.map(({ quantity }) => orderLimit(product, quantity)));
}

/** Another quantity, as typed or as it stands, limited to what there is (STORE-8, STORE-9). */
export const limitChoice = (product: Product, size: string | undefined, typed: string | number): ProductChoice => ({
  size,
  ...clampQuantity(typed, { min: 1, max: choiceLimit(product, size) }),
});

/** What puts the chosen size into the cart, with the coupon of the page; none before a size is chosen. */
export const actionFor = (
  { kind }: Product,
  { size, quantity }: ProductChoice,
  coupon?: string,
): CartAction | undefined =>
  // A kind of goods is a type of action, and every type of goods is named by its reference.
  size === undefined
    ? undefined
    : ({ type: kind, item: { ref: size, ...(coupon !== undefined && { coupon }) }, qty: quantity } as CartAction);

/** The line of the cart that holds the chosen size, if it is there already (STORE-16). */
export function lineOf(cart: CartState, product: Product, choice: ProductChoice): PricedLine | undefined {
  const action = actionFor(product, choice);
  return action && lineFor(linesOf(cart), action);
}
