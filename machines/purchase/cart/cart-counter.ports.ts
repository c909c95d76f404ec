import { flow } from '#machines/lib/flow.ts';
import { cartCounterMachine } from './cart-counter.machine.ts';
import { hearCarts, readCartTogether } from './read-cart.ports.ts';

export const cartCounter = flow(cartCounterMachine, (world) => ({
  readCart: readCartTogether(world),
  hearCarts: hearCarts(world),
}));
