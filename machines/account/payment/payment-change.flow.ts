import type { PaymentPage } from '#machines/api/contract.ts';
import { PaymentPage as PaymentPageSchema } from '#machines/api/schemas/pages/PaymentPage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';

export const paymentChangeFlow = {
  widget: 'payment-change',
  route: '/account/payment',
  page: pageData<PaymentPage>(PaymentPageSchema),
  hasLink: true,
} as const satisfies FlowDescription;
