import type { DonatePage } from '#machines/api/contract.ts';
import { DonatePage as DonatePageSchema } from '#machines/api/schemas/pages/DonatePage.ts';
import { OrderReply } from '#machines/api/schemas/shared/OrderReply.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';
import { describeOrder } from '#machines/purchase/checkout/order.ts';

export const donateFlow = {
  widget: 'donate',
  route: '/donate',
  page: pageData<DonatePage>(DonatePageSchema),
  order: describeOrder({
    call: 'donate',
    reply: OrderReply,
    kind: ({ body }) => (body.cart.donation.process === 'monthly-init' ? 'monthly-donation' : 'donation'),
    send: (api, request) => api.POST('/api/donate', request),
  }),
} as const satisfies FlowDescription;
