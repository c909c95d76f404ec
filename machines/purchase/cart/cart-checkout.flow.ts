import type { CheckoutPage } from '#machines/api/contract.ts';
import { CheckoutPage as CheckoutPageSchema } from '#machines/api/schemas/pages/CheckoutPage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const cartCheckoutFlow = {
  widget: 'checkout',
  route: '/store/checkout',
  page: pageData<CheckoutPage>(CheckoutPageSchema),
} as const satisfies FlowDescription;
