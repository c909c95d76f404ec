import { connect, flow } from '#machines/lib/flow.ts';
import { addToCart } from '#machines/purchase/cart/add-to-cart.ports.ts';
import { checkoutFor } from '#machines/purchase/checkout/checkout.ports.ts';
import { shipping } from '#machines/purchase/checkout/shipping.ports.ts';
import { subscribeFlow } from './subscribe.flow.ts';
import { subscribeMachine } from './subscribe.machine.ts';

export const subscribe = flow(subscribeMachine, (world) => ({
  checkout: connect(checkoutFor(subscribeFlow.order), world),
  shipping: connect(shipping, world),
  addToCart: connect(addToCart, world),
}));
