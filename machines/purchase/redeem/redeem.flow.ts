import type { RedeemPage } from '#machines/api/contract.ts';
import { CheckoutReply } from '#machines/api/schemas/checkout/CheckoutReply.ts';
import { RedeemPage as RedeemPageSchema } from '#machines/api/schemas/pages/RedeemPage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';
import { describeOrder } from '#machines/purchase/checkout/order.ts';

export const redeemFlow = {
  widget: 'redeem',
  route: '/subscribe/redeem',
  page: pageData<RedeemPage>(RedeemPageSchema),
  hasLink: true,
  order: describeOrder({
    call: 'redeemGift',
    reply: CheckoutReply,
    kind: 'redemption',
    isOnce: true,
    send: (api, request) => api.POST('/api/subscribe/redeem', request),
  }),
} as const satisfies FlowDescription;
