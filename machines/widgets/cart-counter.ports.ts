import { flow } from '#machines/lib/flow.ts';
import { hearCarts, readCartTogether } from '#machines/purchase/cart/read-cart.ports.ts';
import { cartCounterMachine } from './cart-counter.machine.ts';

export const cartCounter = flow(cartCounterMachine, (world) => ({
  readCart: readCartTogether(world),
  hearCarts: hearCarts(world),
}));
