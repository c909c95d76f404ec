import { connect, flow } from '#machines/lib/flow.ts';
import { checkout } from '#machines/purchase/checkout/checkout.ports.ts';
import { renewalRetryMachine } from './renewal-retry.machine.ts';

export const renewalRetry = flow(renewalRetryMachine, (world) => ({ checkout: connect(checkout, world) }));
