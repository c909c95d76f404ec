import { replies } from '../../replies.ts';
import type { Plays } from '../play.ts';
import { productsOf } from './tags.ts';

/** What can be bought beside a subscription. */
export const productPlays = {
  getProducts: ({ state }, { query }) => ({
    ...replies.getProducts.swag,
    body: { list: productsOf(state, query?.get('tag') ?? '') },
  }),
} satisfies Partial<Plays>;
