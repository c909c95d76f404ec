import { flow } from '#machines/lib/flow.ts';
import { cartCounterMachine } from './cart-counter.machine.ts';
import { hearCarts, readCart } from './read-cart.ports.ts';

export const cartCounter = flow(cartCounterMachine, (world) => ({
  readCart: readCart(world),
  hearCarts: hearCarts(world),
}));
