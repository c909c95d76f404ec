import type { InvoicePage } from '#machines/api/contract.ts';
import { InvoicePage as InvoicePageSchema } from '#machines/api/schemas/pages/InvoicePage.ts';
import { OrderReply } from '#machines/api/schemas/shared/OrderReply.ts';
import { type FlowDescription, pageData } from '#machines/lib/flow-description.ts';
import { describeOrder } from '#machines/purchase/checkout/order.ts';

export const invoiceFlow = {
  widget: 'invoice',
  route: '/invoice/{invoice}',
  page: pageData<InvoicePage>(InvoicePageSchema),
  order: describeOrder({
    call: 'payInvoice',
    reply: OrderReply,
    kind: 'invoice',
    isOnce: true,
    send: (api, { params, body, signal }, invoice) =>
      api.POST('/api/invoice/{invoice}/checkout', {
        params: { ...params, path: { invoice } },
        body: { ...body, customer: body.customer === 'use-card' ? body.customer : undefined },
        signal,
      }),
  }),
} as const satisfies FlowDescription;
