import type { ProductList, Settings } from '#machines/api/contract.ts';
import { createLoading } from '#machines/lib/loading.ts';
import type { Offer } from './builder.ts';

/** The products that a builder offers beside a subscription; none where no tag is given. */
export const productsMachine = createLoading<ProductList>('products');

/** The tag of the products that a page offers; none where it offers none (SUBSCRIBE-16). */
export const swagTag = (
  { features, swag_tag }: Settings,
  page: keyof NonNullable<Settings['features']>,
  { goods_shipping }: Offer,
): string | undefined => (features?.[page]?.add_products && goods_shipping ? (swag_tag ?? 'swag') : undefined);
