import { readSubscriber } from '#machines/account/read-subscriber.ports.ts';
import { connect, flow } from '#machines/lib/flow.ts';
import { builderPorts } from '#machines/purchase/builder/builder.ports.ts';
import { checkoutFor } from '#machines/purchase/checkout/checkout.ports.ts';
import { rereading } from '#machines/purchase/checkout/parts/refetching.ports.ts';
import { renewFlow } from './renew.flow.ts';
import { renewMachine } from './renew.machine.ts';

export const renew = flow(renewMachine, (world) => ({
  checkout: connect(checkoutFor(renewFlow.order), world),
  ...builderPorts(world),
  ...rereading((_, signal) => readSubscriber(world, signal)),
}));
