import { CartState as CartStateSchema } from '#machines/api/schemas/cart/CartState.ts';
import { choice, object } from '#machines/api/shapes.ts';
import { connect, flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { checkoutFor } from '#machines/purchase/checkout/checkout.ports.ts';
import { shipping } from '#machines/purchase/checkout/shipping/shipping.ports.ts';
import { couponPorts } from '#machines/purchase/coupon/coupon.ports.ts';
import { couponOn } from '#machines/rules/cart/cart-needs.ts';
import { cart } from './cart.ports.ts';
import { cartCheckoutFlow } from './cart-checkout.flow.ts';
import { cartCheckoutMachine } from './cart-checkout.machine.ts';
import { readAndTell } from './read-cart.ports.ts';

export const cartCheckout = flow(cartCheckoutMachine, (world) => ({
  cart: connect(cart, world),
  checkout: connect(checkoutFor(cartCheckoutFlow.order), world),
  shipping: connect(shipping, world),
  announceCart: answer(async ({ input }) => world.cart.announce(input.cart)),
  ...couponPorts(world, {
    schema: object({ for: choice('cart'), cart: CartStateSchema }),
    codeIn: (reply) => (reply.for === 'cart' ? (couponOn(reply.cart) ?? null) : undefined),
    onChecked: (reply) => reply.for === 'cart' && world.cart.announce(reply.cart),
    refetch: async (_, signal) => {
      const result = await readAndTell(world, signal);
      return result.kind === 'ok' ? { kind: 'ok', output: { for: 'cart', cart: result.output } } : result;
    },
  }),
}));
