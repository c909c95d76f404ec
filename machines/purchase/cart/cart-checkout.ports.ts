import { connect, flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { checkout } from '#machines/purchase/checkout/checkout.ports.ts';
import { shipping } from '#machines/purchase/checkout/shipping.ports.ts';
import { cart } from './cart.ports.ts';
import { cartCheckoutMachine } from './cart-checkout.machine.ts';

export const cartCheckout = flow(cartCheckoutMachine, (world) => ({
  cart: connect(cart, world),
  checkout: connect(checkout, world),
  shipping: connect(shipping, world),
  announceCart: answer(async ({ input }) => world.cart.announce(input.cart)),
}));
