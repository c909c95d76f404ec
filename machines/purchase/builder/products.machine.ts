import type { ProductList } from '#machines/api/contract.ts';
import { createLoading } from '#machines/lib/loading.ts';

/** The products that a builder offers beside a subscription, by their tag. */
export const productsMachine = createLoading<ProductList>('products');
