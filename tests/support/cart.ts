import type { CartState, PricedLine } from '#machines/api/contract.ts';
import { cart } from '#machines/purchase/cart/cart.ports.ts';
import { quantityOf } from '#machines/purchase/cart/cart-context.ts';
import { replies } from '#mocks/replies.ts';
import { varied } from './network.ts';
import { copyOf } from './orders.ts';
import { createTestWorld, run, settle } from './test-world.ts';

export const cartOf = (name: 'basicProduct' | 'mixed' | 'empty' | 'invoiced' | 'giftSubscriptions'): CartState =>
  copyOf(replies.getCart[name].body);

/** A cart with this many prints of Harbour lights, priced as the server would. */
export function lights(quantity: number, version: number, maximum = 24): CartState {
  const held = copyOf(replies.getCart.basicProduct.body);
  const { a } = held.billing;
  const reported: PricedLine[] = a.reported.map((line) => ({
    ...line,
    quantity,
    price: 3200 * quantity + line.shipping,
    max_quantity: maximum,
  }));
  return { ...held, version, count: quantity, billing: { ...held.billing, a: { ...a, reported } } };
}

export function openCart(held: CartState) {
  const world = createTestWorld();
  const actor = run(cart, world, { cart: held });
  const { network } = world;
  return {
    world,
    network,
    actor,
    context: () => actor.getSnapshot().context,
    quantities: () => {
      const { context } = actor.getSnapshot();
      return context.lines.map((line) => quantityOf(context, line));
    },
    sent: () =>
      network.calls.map(({ id, body }) => {
        const { qty } = Object(body) as { qty?: number };
        return qty === undefined ? id : `${id} ${qty}`;
      }),
    change: (id: string, quantity: number) => actor.send({ type: 'quantity.changed', id, quantity }),
    remove: async (id: string) => {
      actor.send({ type: 'line.removed', id });
      await settle();
    },
  };
}

export const answering = (id: 'getCart' | 'updateCart' | 'removeFromCart', body: CartState) => () => {
  const names = { getCart: 'basicProduct', updateCart: 'changed', removeFromCart: 'removed' } as const;
  return varied(id, names[id] as never, body);
};
