import type { CheckoutPage } from '#machines/api/contract.ts';
import { CheckoutReply } from '#machines/api/schemas/checkout/CheckoutReply.ts';
import { CheckoutPage as CheckoutPageSchema } from '#machines/api/schemas/pages/CheckoutPage.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';
import { describeOrder } from '#machines/purchase/checkout/order.ts';

export const cartCheckoutFlow = {
  widget: 'checkout',
  route: '/store/checkout',
  page: pageData<CheckoutPage>(CheckoutPageSchema),
  order: describeOrder({
    call: 'checkOutCart',
    reply: CheckoutReply,
    kind: 'cart',
    send: (api, request) => api.POST('/api/cart/checkout', request),
  }),
} as const satisfies FlowDescription;
