import { connect, flow } from '#machines/lib/flow.ts';
import { addToCart } from '#machines/purchase/cart/add-to-cart.ports.ts';
import { checkoutFor } from '#machines/purchase/checkout/checkout.ports.ts';
import { shipping } from '#machines/purchase/checkout/shipping/shipping.ports.ts';
import { donateFlow } from './donate.flow.ts';
import { donateMachine } from './donate.machine.ts';

export const donate = flow(donateMachine, (world) => ({
  checkout: connect(checkoutFor(donateFlow.order), world),
  shipping: connect(shipping, world),
  addToCart: connect(addToCart, world),
}));
