import type { ProductPage } from '#machines/api/contract.ts';
import { ProductPage as ProductPageSchema } from '#machines/api/schemas/pages/ProductPage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const productFlow = {
  widget: 'product',
  route: '/store/product/{slug}',
  page: pageData<ProductPage>(ProductPageSchema),
} as const satisfies FlowDescription;
