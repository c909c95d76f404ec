import type { InvoiceData } from '#machines/api/contract.ts';
import { read } from '#machines/api/reply.ts';
import { InvoiceData as InvoiceDataSchema } from '#machines/api/schemas/shared/InvoiceData.ts';
import { choice, object } from '#machines/api/shapes.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { couponOf } from '#machines/rules/payment/invoice.ts';
import { type CheckedCoupon, couponMachine } from './coupon.machine.ts';
import { askedOf, checked, readCheck } from './coupon.ports.ts';

// The schema of all replies would bundle that of carts too.
const Reply = object({ for: choice('invoice'), invoice: InvoiceDataSchema });

/** The coupon of an invoice, which the server stores. */
export const invoiceCoupon = flow(couponMachine, ({ api }) => ({
  checkCoupon: answer(async ({ input, signal }) => {
    const { on, code } = askedOf('invoice', input);
    const result = await readCheck(api.POST('/api/coupon', { body: { ...on, code }, signal }), Reply);
    return checked(result, (reply) => (reply.for === 'invoice' ? ofInvoice(on.invoice, reply.invoice) : undefined));
  }),
  readCoupon: answer(async ({ input, signal }) => {
    const { on } = askedOf('invoice', input);
    const path = { invoice: on.invoice };
    const result = await read(api.GET('/api/invoice/{invoice}', { params: { path }, signal }), InvoiceDataSchema);
    return checked(result, (invoice) => ofInvoice(on.invoice, invoice));
  }),
}));

/** Returns undefined for any other invoice. */
const ofInvoice = (token: string, data: InvoiceData): CheckedCoupon | undefined =>
  data.invoice.token === token ? { reply: { for: 'invoice', invoice: data }, code: couponOf(data.invoice) } : undefined;
