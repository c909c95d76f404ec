import { connect, flow } from '#machines/lib/flow.ts';
import { checkoutFor } from '#machines/purchase/checkout/checkout.ports.ts';
import { renewalRetryFlow } from './renewal-retry.flow.ts';
import { renewalRetryMachine } from './renewal-retry.machine.ts';

export const renewalRetry = flow(renewalRetryMachine, (world) => ({
  checkout: connect(checkoutFor(renewalRetryFlow.order), world),
}));
