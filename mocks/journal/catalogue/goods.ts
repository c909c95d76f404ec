import type { Product } from '#machines/api/contract.ts';
import { pages, replies } from '../../replies.ts';
import type { CalendarState } from '../calendar-state.ts';
import { lookUp } from '../read-fields.ts';
import { rescheduled } from '../release-dates.ts';

export interface StockState {
  /** The quantity left, by reference of the product, size or issue. */
  stock: Record<string, number>;
}

export interface Goods {
  name: string;
  price: number;
  /** Infinity if it is not stocked. */
  left: number;
  isDigital: boolean;
  /** Whether it has been released. Unreleased print can be ordered in advance, unreleased digital cannot. */
  isReleased: boolean;
}

export type GoodsKind = Product['kind'];

export function goodsOf(state: StockState, kind: GoodsKind, ref: string): Goods | undefined {
  for (const product of CATALOGUE.filter((each) => each.kind === kind)) {
    const size = product.sizes.find((each) => each.ref === ref);
    if (!size && (kind === 'sized-product' || product.ref !== ref)) continue;
    return {
      name: size ? `${product.name}, ${size.name}` : product.name,
      price: product.price,
      left: size ? left(state, size.ref) : productLeft(state, product),
      isDigital: isDigital(kind),
      isReleased: product.issue?.released !== false,
    };
  }
  return undefined;
}

export const isDigital = (kind: string): boolean => kind === 'digital-product' || kind === 'digital-issue';

/** Takes goods out of stock; a size also counts against its product. */
export function takeFromStock(state: StockState, ref: string, quantity: number): void {
  const product = CATALOGUE.find(({ sizes }) => sizes.some((size) => size.ref === ref));
  for (const each of product ? [ref, product.ref] : [ref])
    state.stock[each] = Math.max(0, left(state, each) - quantity);
}

/** Returns a product with its current stock; an upcoming issue gets its next release day. */
export const inStock = (state: StockState & CalendarState, product: Product): Product => ({
  ...product,
  ...(product.issue && { issue: rescheduled(product.issue, state.today) }),
  quantity: productLeft(state, product),
  sizes: product.sizes.map((size) => ({ ...size, quantity: left(state, size.ref) })),
});

export const firstStock = (): Record<string, number> =>
  Object.fromEntries(
    CATALOGUE.filter(({ kind }) => !isDigital(kind)).flatMap(({ ref, quantity, sizes }) => [
      [ref, quantity],
      ...sizes.map((size) => [size.ref, size.quantity]),
    ]),
  );

const left = ({ stock }: StockState, ref: string): number => lookUp(stock, ref) ?? 0;

const productLeft = (state: StockState, { kind, ref, quantity }: Product): number =>
  isDigital(kind) ? quantity : left(state, ref);

// Deep copies may be mutated.
const copies = structuredClone([
  ...replies.getProducts.swag.body.list,
  ...replies.getProducts.everyKind.body.list,
  ...pages.showStore.everyKind.body.store.products,
  ...Object.values(pages.showProduct).flatMap(({ body }) => (body.product ? [body.product] : [])),
  ...pages.showIssues.backIssues.body.issues.flatMap(({ print, digital }) =>
    [print, digital].filter((it) => it !== null),
  ),
]) as unknown as Product[];

export const CATALOGUE: readonly Product[] = [...new Map(copies.map((product) => [product.slug, product])).values()];
