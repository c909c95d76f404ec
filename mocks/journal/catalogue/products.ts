import type { Product } from '#machines/api/contract.ts';
import { replies } from '../../replies.ts';
import type { Plays } from '../desk.ts';
import { CATALOGUE, inStock, isDigital, type StockState } from './goods.ts';

/** What can be bought beside a subscription. */
export const productPlays = {
  getProducts: ({ state }, { query }) => ({
    ...replies.getProducts.swag,
    body: { list: productsOf(state, query?.get('tag') ?? '') },
  }),
} satisfies Partial<Plays>;

/** The products of a tag, with what is left of them; an unknown tag has none (STORE-21). */
const productsOf = (state: StockState, tag: string): Product[] =>
  (TAGS.get(tag) ?? []).map((product) => inStock(state, product));

/** The products whose addresses are these, in this order. */
export const bySlugs = (slugs: readonly string[]): Product[] =>
  slugs.flatMap((slug) => CATALOGUE.filter((product) => product.slug === slug));

const slugsOf = (list: readonly { slug: string }[]): string[] => list.map(({ slug }) => slug);

const { swag, everyKind } = replies.getProducts;

const TAGS: ReadonlyMap<string, readonly Product[]> = new Map([
  ['swag', bySlugs(slugsOf(swag.body.list))],
  ['every-kind', bySlugs(slugsOf(everyKind.body.list))],
  ['issues', CATALOGUE.filter(({ issue }) => issue !== undefined)],
  ['digital', CATALOGUE.filter(({ kind, issue }) => isDigital(kind) && issue?.released !== false)],
]);
