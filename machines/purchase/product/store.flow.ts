import type { StorePage } from '#machines/api/contract.ts';
import { StorePage as StorePageSchema } from '#machines/api/schemas/pages/StorePage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const storeFlow = {
  widget: 'store',
  route: '/store',
  page: pageData<StorePage>(StorePageSchema),
} as const satisfies FlowDescription;
