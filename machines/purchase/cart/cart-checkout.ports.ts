import { connect, flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { checkoutFor } from '#machines/purchase/checkout/checkout.ports.ts';
import { shipping } from '#machines/purchase/checkout/shipping.ports.ts';
import { cart } from './cart.ports.ts';
import { cartCheckoutFlow } from './cart-checkout.flow.ts';
import { cartCheckoutMachine } from './cart-checkout.machine.ts';

export const cartCheckout = flow(cartCheckoutMachine, (world) => ({
  cart: connect(cart, world),
  checkout: connect(checkoutFor(cartCheckoutFlow.order), world),
  shipping: connect(shipping, world),
  announceCart: answer(async ({ input }) => world.cart.announce(input.cart)),
}));
