import { connect, flow } from '#machines/lib/flow.ts';
import { builderPorts } from '#machines/purchase/builder/builder.ports.ts';
import { checkoutFor } from '#machines/purchase/checkout/checkout.ports.ts';
import { subscribeFlow } from './subscribe.flow.ts';
import { subscribeMachine } from './subscribe.machine.ts';

export const subscribe = flow(subscribeMachine, (world) => ({
  checkout: connect(checkoutFor(subscribeFlow.order), world),
  ...builderPorts(world),
}));
