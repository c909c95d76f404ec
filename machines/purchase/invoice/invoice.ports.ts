import { read } from '#machines/api/reply.ts';
import { InvoiceData as InvoiceDataSchema } from '#machines/api/schemas/shared/InvoiceData.ts';
import { choice, object } from '#machines/api/shapes.ts';
import { connect, flow } from '#machines/lib/flow.ts';
import { checkoutFor } from '#machines/purchase/checkout/checkout.ports.ts';
import { couponPorts } from '#machines/purchase/coupon/coupon.ports.ts';
import { couponOf } from '#machines/rules/payment/invoice.ts';
import { invoiceFlow } from './invoice.flow.ts';
import { invoiceMachine } from './invoice.machine.ts';

export const invoice = flow(invoiceMachine, (world) => ({
  checkout: connect(checkoutFor(invoiceFlow.order), world),
  ...couponPorts(world, {
    schema: object({ for: choice('invoice'), invoice: InvoiceDataSchema }),
    codeIn: (reply, { on }) => {
      const invoice = reply.for === 'invoice' ? reply.invoice.invoice : undefined;
      return invoice && on.for === 'invoice' && on.invoice === invoice.token ? couponOf(invoice) : undefined;
    },
    refetch: async ({ on }, signal) => {
      const path = { invoice: on.for === 'invoice' ? on.invoice : '' };
      const result = await read(
        world.api.GET('/api/invoice/{invoice}', { params: { path }, signal }),
        InvoiceDataSchema,
      );
      return result.kind === 'ok' ? { kind: 'ok', output: { for: 'invoice', invoice: result.output } } : result;
    },
  }),
}));
