import type { RenewalPage } from '#machines/api/contract.ts';
import { RenewalPage as RenewalPageSchema } from '#machines/api/schemas/pages/RenewalPage.ts';
import { OrderReply } from '#machines/api/schemas/shared/OrderReply.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';
import { describeOrder } from '#machines/purchase/checkout/order.ts';

export const renewalRetryFlow = {
  widget: 'renewal-retry',
  route: '/account/renewal',
  page: pageData<RenewalPage>(RenewalPageSchema),
  order: describeOrder({
    call: 'retryRenewal',
    reply: OrderReply,
    kind: 'renewal',
    isOnce: true,
    send: (api, request) => api.POST('/api/account/renewal', request),
  }),
} as const satisfies FlowDescription;
