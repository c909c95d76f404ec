import { assign, enqueueActions, sendTo, setup, stateIn } from 'xstate';
import { port } from '#machines/lib/port.ts';
import { checkoutMachine } from '#machines/purchase/checkout/checkout.machine.ts';
import { shippingMachine } from '#machines/purchase/checkout/shipping.machine.ts';
import { cartMachine } from './cart.machine.ts';
import {
  beginCartCheckout,
  type CartCheckoutContext,
  type CartCheckoutEvent,
  type CartCheckoutInput,
  isOrderable,
} from './cart-checkout-context.ts';
import {
  edit,
  hearCart,
  isRefusedAsWhole,
  type Refused,
  showCart,
  takeRefusal,
  takeShipping,
} from './cart-checkout-edits.ts';
import { cartOrder, cartProblems } from './cart-checkout-order.ts';

/**
 * Has a cart checked out as the reader sees it. Nothing is ordered while a call may change the cart, and nothing is
 * changed while an order is under way; a cart that was refused as a whole is read again before it can be ordered.
 */
export const cartCheckoutMachine = setup({
  types: {
    input: {} as CartCheckoutInput,
    context: {} as CartCheckoutContext,
    events: {} as CartCheckoutEvent,
    output: {} as { visit?: string },
    children: {} as { cart: 'cart'; checkout: 'checkout'; shipping: 'shipping' },
  },
  actors: {
    cart: cartMachine,
    checkout: checkoutMachine,
    shipping: shippingMachine,
    announceOrdered: port<void, Pick<CartCheckoutContext, 'cart' | 'visit'>>('announceOrdered'),
  },
  guards: {
    isOrderable: ({ context }) => isOrderable(context),
    isComplete: ({ context }) => isOrderable(context) && cartProblems(context).length === 0,
    isOrdering: stateIn({ open: 'ordering' }),
    isFilling: stateIn({ open: { editing: 'filling' } }),
  },
  actions: {
    edit: assign(({ context, event }) => edit(context, event)),
    sayProblems: assign({ problems: ({ context }) => cartProblems(context) }),
    clearProblems: assign({ problems: [] }),
    submitOrder: sendTo('checkout', ({ context }) => ({ type: 'order.submitted', order: cartOrder(context) })),
    hearCart: assign({ heard: (_, cart: Parameters<typeof hearCart>[0]) => hearCart(cart) }),
    takeBack: enqueueActions(({ context, enqueue }, refused: Refused) => {
      enqueue.assign(takeRefusal(context, refused));
      enqueue.sendTo('cart', { type: 'cart.unlocked' });
      if (isRefusedAsWhole(refused)) enqueue.sendTo('cart', { type: 'page.returned' });
    }),
    lockCart: sendTo('cart', { type: 'cart.locked' }),
    readCart: sendTo('cart', { type: 'page.returned' }),
    showCart: assign(({ context }) => showCart(context)),
  },
}).createMachine({
  id: 'cartCheckout',
  initial: 'open',
  context: ({ input }) => beginCartCheckout(input),
  output: ({ context: { visit } }) => ({ visit }),
  states: {
    open: {
      initial: 'editing',
      invoke: [
        {
          src: 'cart',
          id: 'cart',
          input: ({ context: { page } }) => ({ cart: page.cart }),
          onSnapshot: [
            {
              guard: 'isFilling',
              actions: [{ type: 'hearCart', params: ({ event }) => event.snapshot }, 'showCart'],
            },
            { actions: { type: 'hearCart', params: ({ event }) => event.snapshot } },
          ],
          onError: {},
        },
        {
          src: 'checkout',
          id: 'checkout',
          input: ({ context: { page, attempt } }) => ({
            hasAccount: page.subscriber !== null,
            hasCardOnFile: page.payment_info !== null,
            attempt,
          }),
          onSnapshot: [
            { guard: ({ event }) => event.snapshot.hasTag('busy'), target: '.ordering' },
            { guard: ({ event }) => event.snapshot.matches('unsettled'), target: '.editing.doubtful' },
            {
              guard: 'isOrdering',
              target: '.editing',
              actions: { type: 'takeBack', params: ({ event }) => event.snapshot.context },
            },
          ],
          onDone: { target: 'announcing', actions: assign({ visit: ({ event }) => event.output.visit }) },
          onError: '.editing',
        },
        {
          src: 'shipping',
          id: 'shipping',
          input: {},
          onDone: { actions: assign(({ context, event }) => takeShipping(context, event.output)) },
          onError: {},
        },
      ],
      states: {
        editing: {
          initial: 'filling',
          on: {
            'field.changed': { actions: 'edit' },
            'country.chosen': { actions: 'edit' },
            'category.chosen': { actions: 'edit' },
            'origin.chosen': { actions: 'edit' },
            'destination.chosen': { actions: 'edit' },
          },
          states: {
            filling: {
              on: {
                'cart.checked': { actions: 'readCart' },
                'form.submitted': [
                  { guard: 'isComplete', actions: ['clearProblems', 'submitOrder'] },
                  { guard: 'isOrderable', actions: 'sayProblems' },
                ],
              },
            },
            doubtful: {},
          },
        },
        ordering: { entry: 'lockCart' },
      },
    },
    announcing: {
      invoke: {
        src: 'announceOrdered',
        input: ({ context: { cart, visit } }) => ({ cart, visit }),
        onDone: 'completed',
        onError: 'completed',
      },
    },
    completed: { type: 'final' },
  },
});
