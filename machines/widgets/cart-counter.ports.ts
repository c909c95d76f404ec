import { flow } from '#machines/lib/flow.ts';
import { hearCarts, readCartTogether } from '#machines/purchase/cart/read-cart.ports.ts';
import { cartCounterMachine } from './cart-counter.machine.ts';

/** Shares its read of the cart with the page's other widgets, and listens for changes. */
export const cartCounter = flow(cartCounterMachine, (world) => ({
  readCart: readCartTogether(world),
  hearCarts: hearCarts(world),
}));
