import type { SubscribePage } from '#machines/api/contract.ts';
import { SubscribePage as SubscribePageSchema } from '#machines/api/schemas/pages/SubscribePage.ts';
import { OrderReply } from '#machines/api/schemas/shared/OrderReply.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';
import { describeOrder } from '#machines/purchase/checkout/order.ts';

export const subscribeFlow = {
  widget: 'subscribe',
  route: '/subscribe',
  page: pageData<SubscribePage>(SubscribePageSchema),
  order: describeOrder({
    call: 'subscribe',
    reply: OrderReply,
    kind: ({ isGift }) => (isGift ? 'gift-subscription' : 'subscription'),
    send: (api, request) => api.POST('/api/subscribe', request),
  }),
} as const satisfies FlowDescription;
