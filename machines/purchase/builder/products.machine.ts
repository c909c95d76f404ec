import type { ProductList } from '#machines/api/contract.ts';
import { createLoading } from '#machines/lib/loading.ts';

/** Loads the products with a tag, to be offered beside a subscription. */
export const productsMachine = createLoading<ProductList>('products');
