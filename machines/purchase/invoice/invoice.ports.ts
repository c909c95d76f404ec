import { connect, flow } from '#machines/lib/flow.ts';
import { checkoutFor } from '#machines/purchase/checkout/checkout.ports.ts';
import { invoiceFlow } from './invoice.flow.ts';
import { invoiceMachine } from './invoice.machine.ts';

export const invoice = flow(invoiceMachine, (world) => ({ checkout: connect(checkoutFor(invoiceFlow.order), world) }));
