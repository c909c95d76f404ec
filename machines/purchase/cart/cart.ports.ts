import { read } from '#machines/api/reply.ts';
import { CartState as CartStateSchema } from '#machines/api/schemas/cart/CartState.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import type { World } from '#machines/lib/world.ts';
import { cartMachine } from './cart.machine.ts';
import type { CartChange } from './cart-context.ts';
import { hearCarts, readCart } from './read-cart.ports.ts';

/** Changes and reads the cart, and announces every cart from the server. */
export const cart = flow(cartMachine, (world) => ({
  changeCart: answer(async ({ input, signal }) => {
    if (!input) throw new Error('There is nothing to be changed.');
    return changeCart(world, input, signal);
  }),
  readCart: readCart(world),
  hearCarts: hearCarts(world),
}));

async function changeCart({ api, cart: channel }: World, { action, quantity }: CartChange, signal: AbortSignal) {
  const result = await read(send(api, action, quantity, signal), CartStateSchema);
  if (result.kind === 'ok') channel.announce(result.output);
  return result;
}

/** Removes a line at 0; otherwise sets the quantity and never increments it (API-28, API-29, CART-18). */
const send = (api: World['api'], action: CartChange['action'], quantity: number, signal: AbortSignal) =>
  quantity === 0
    ? api.POST('/api/cart/remove', { body: { ...action, all: true }, signal })
    : api.PATCH('/api/cart', { body: { ...action, qty: quantity }, signal });
