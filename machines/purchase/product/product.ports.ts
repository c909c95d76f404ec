import { read } from '#machines/api/reply.ts';
import { CartState } from '#machines/api/schemas/cart/CartState.ts';
import { connect, flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { addToCart } from '#machines/purchase/cart/add-to-cart.ports.ts';
import { hearCarts, readCart } from '#machines/purchase/cart/read-cart.ports.ts';
import { productMachine } from './product.machine.ts';

/** Adds to the cart or updates its line, and announces the new cart. */
export const product = flow(productMachine, (world) => ({
  addToCart: connect(addToCart, world),
  updateCart: answer(async ({ input: { action }, signal }) => {
    if (!action) throw new Error('There is no line to be changed.');
    const result = await read(world.api.PATCH('/api/cart', { body: action, signal }), CartState);
    if (result.kind === 'ok') world.cart.announce(result.output);
    return result;
  }),
  readCart: readCart(world),
  hearCarts: hearCarts(world),
}));
