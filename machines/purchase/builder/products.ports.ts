import { read } from '#machines/api/reply.ts';
import { ProductList } from '#machines/api/schemas/store/ProductList.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { productsMachine } from './products.machine.ts';

/** Loads the products with a tag. Without a tag, returns an empty list and calls nothing. */
export const products = flow(productsMachine, ({ api }) => ({
  load: answer(async ({ input: { key: tag }, signal }) =>
    tag === undefined
      ? { kind: 'ok', output: { list: [] } }
      : read(api.GET('/api/store/products', { params: { query: { tag } }, signal, cache: 'default' }), ProductList),
  ),
}));
