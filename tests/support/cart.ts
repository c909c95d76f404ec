import type { CartState, PricedLine } from '#machines/api/contract.ts';
import { cart } from '#machines/purchase/cart/cart.ports.ts';
import { quantityOf } from '#machines/purchase/cart/cart-context.ts';
import { replies } from '#mocks/replies.ts';
import { varied } from './network.ts';
import { copyOf } from './orders.ts';
import { createTestWorld, run, settle } from './test-world.ts';

/** A documented cart, as its own copy. */
export const cartOf = (name: 'basicProduct' | 'mixed' | 'empty' | 'invoiced' | 'giftSubscriptions'): CartState =>
  copyOf(replies.getCart[name].body);

/** A cart with so many prints of Harbour lights, as the server would price them, at a version. */
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

/** Runs the cart of a page, and shows it as its reader sees it. */
export function openCart(held: CartState) {
  const world = createTestWorld();
  const actor = run(cart, world, { cart: held });
  const { network } = world;
  return {
    world,
    network,
    actor,
    context: () => actor.getSnapshot().context,
    /** How many of each line are shown. */
    quantities: () => {
      const { context } = actor.getSnapshot();
      return context.lines.map((line) => quantityOf(context, line));
    },
    /** What was sent: of each call its name, and what it says of a quantity. */
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

/** Answers a call with a cart of its own. */
export const answering = (id: 'getCart' | 'updateCart' | 'removeFromCart', body: CartState) => () => {
  const names = { getCart: 'basicProduct', updateCart: 'changed', removeFromCart: 'removed' } as const;
  return varied(id, names[id] as never, body);
};
