import type { RenewPage } from '#machines/api/contract.ts';
import { RenewPage as RenewPageSchema } from '#machines/api/schemas/pages/RenewPage.ts';
import { OrderReply } from '#machines/api/schemas/shared/OrderReply.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';
import { describeOrder } from '#machines/purchase/checkout/order.ts';

export const renewFlow = {
  widget: 'renew',
  route: '/subscribe/renew',
  page: pageData<RenewPage>(RenewPageSchema),
  order: describeOrder({
    call: 'renewSubscription',
    reply: OrderReply,
    kind: 'renewal',
    send: (api, request) => api.POST('/api/subscribe/renew', request),
  }),
} as const satisfies FlowDescription;
