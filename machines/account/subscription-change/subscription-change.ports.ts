import { saveAddress } from '#machines/account/address/save-address.ports.ts';
import { read } from '#machines/api/reply.ts';
import { SubscriptionReply } from '#machines/api/schemas/subscriptions/SubscriptionReply.ts';
import { connect, flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { checkoutFor } from '#machines/purchase/checkout/checkout.ports.ts';
import { rereading } from '#machines/purchase/checkout/parts/refetching.ports.ts';
import { shipping } from '#machines/purchase/checkout/shipping/shipping.ports.ts';
import { subscriptionChangeFlow } from './subscription-change.flow.ts';
import { subscriptionChangeMachine } from './subscription-change.machine.ts';

export const subscriptionChange = flow(subscriptionChangeMachine, (world) => ({
  checkout: connect(checkoutFor(subscriptionChangeFlow.order), world),
  shipping: connect(shipping, world),
  saveAddress: answer(({ input, signal }) => saveAddress(world, input, signal)),
  ...rereading(({ token }, signal) =>
    read(
      world.api.GET('/api/account/subscriptions/{token}', { params: { path: { token } }, signal }),
      SubscriptionReply,
    ),
  ),
}));
