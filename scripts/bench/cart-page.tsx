import { useMachine } from '@xstate/react';
import { createRoot } from 'react-dom/client';
import { fromCallback } from 'xstate';
import type { CartState } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { answer } from '#machines/lib/port.ts';
import { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import type { CartChange } from '#machines/purchase/cart/cart-context.ts';
import { MessagesProvider } from '#messages/context.tsx';
import { CartView } from '#screens/purchase/cart/Cart.tsx';
import '#styles/tokens.css';
import '#styles/base.css';

// A cart with as many lines as the address says. The benchmark decides when changes are answered.

declare global {
  interface Window {
    /** Prepares the reply to the pending change as a server would: every line is a new object. */
    prepare: () => void;
    answer: () => void;
  }
}

const size = Number(new URLSearchParams(window.location.search).get('lines'));
const begun = cartOf(size);
let cart = begun;
let asked: CartChange | undefined;
let resolve: (result: Result<CartState>) => void = () => undefined;

window.prepare = () => {
  cart = structuredClone(cart);
  cart.version += 1;
  const { item } = asked?.action ?? {};
  for (const line of cart.billing.a.reported)
    if (asked && JSON.stringify(line.cart.item) === JSON.stringify(item))
      Object.assign(line, { quantity: asked.quantity, price: 3_200 * asked.quantity + line.shipping });
};
window.answer = () => resolve({ kind: 'ok', output: cart });

const machine = cartMachine.provide({
  actors: {
    changeCart: answer<Result<CartState>, CartChange | undefined>(({ input }) => {
      asked = input;
      return new Promise((answered) => {
        resolve = answered;
      });
    }),
    hearCarts: fromCallback(() => undefined),
  },
});

function Cart() {
  const [snapshot, , actor] = useMachine(machine, { input: { cart: begun } });
  return <CartView snapshot={snapshot} send={actor.send} />;
}

function cartOf(lines: number): CartState {
  const nothing = { goods: [], giftsubs: [], membership: null, donation: null, giftees: [], reported: [] };
  const reported = Array.from({ length: lines }, (_, at) => ({
    id: `ln_${at}`,
    name: `Harbour lights, art print, no. ${at}`,
    quantity: 1,
    price: 3_650,
    shipping: 450,
    discount: 0,
    shipcode: 'ship-a' as const,
    change_quantity: true,
    max_quantity: 50,
    cart: { type: 'basic-product' as const, item: { ref: `prd:lights-${at}` } },
  }));
  return {
    version: 1,
    count: lines,
    invoiced: false,
    billing: { a: { ...nothing, reported }, b: nothing, c: nothing },
  };
}

const root = document.createElement('div');
root.className = 'jr';
document.body.append(root);
createRoot(root).render(
  <MessagesProvider>
    <Cart />
  </MessagesProvider>,
);
