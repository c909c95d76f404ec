import { connect, flow } from '#machines/lib/flow.ts';
import { checkout } from '#machines/purchase/checkout/checkout.ports.ts';
import { invoiceMachine } from './invoice.machine.ts';

export const invoice = flow(invoiceMachine, (world) => ({ checkout: connect(checkout, world) }));
