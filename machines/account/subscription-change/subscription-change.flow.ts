import type { SubscriptionPage } from '#machines/api/contract.ts';
import { SubscriptionPage as SubscriptionPageSchema } from '#machines/api/schemas/pages/SubscriptionPage.ts';
import { UpdateReply } from '#machines/api/schemas/subscriptions/UpdateReply.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';
import { describeOrder } from '#machines/purchase/checkout/order.ts';

export const subscriptionChangeFlow = {
  widget: 'subscription-change',
  route: '/account/subscriptions/{token}',
  page: pageData<SubscriptionPage>(SubscriptionPageSchema),
  order: describeOrder({
    call: 'updateSubscription',
    reply: UpdateReply,
    kind: 'upgrade',
    send: (api, request) => api.POST('/api/account/subscriptions/update', request),
  }),
} as const satisfies FlowDescription;
