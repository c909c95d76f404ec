import { assign, type EventObject, fromCallback, setup } from 'xstate';
import type { CartAction, CartState } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { port } from '#machines/lib/port.ts';
import { addToCartMachine } from '#machines/purchase/cart/add-to-cart.machine.ts';
import {
  additionOf,
  applyCart,
  applyPartial,
  applyRead,
  applyTimeout,
  beginProduct,
  edit,
  heldLine,
  isMore,
  isStale,
  type ProductContext,
  type ProductEvent,
  type ProductInput,
  productProblems,
  takeCart,
  takeRefusal,
  takeSuccess,
  takeUpdate,
  updateOf,
} from './product-context.ts';

const EDIT = { target: '.choosing', actions: 'edit' } as const;
const SILENCE = { target: 'open', actions: 'saySilence' } as const;

/**
 * The form that adds a product to the cart. Updates the line if the cart already holds the size; otherwise adds it
 * (STORE-16). Follows cart changes in other tabs.
 */
export const productMachine = setup({
  types: {
    input: {} as ProductInput,
    context: {} as ProductContext,
    events: {} as ProductEvent,
  },
  actors: {
    addToCart: addToCartMachine,
    updateCart: port<Result<CartState>, { action: CartAction | undefined }>('updateCart'),
    readCart: port<Result<CartState>, void>('readCart'),
    hearCarts: fromCallback<EventObject>(() => undefined),
  },
  guards: {
    isStopped: ({ context }) => context.problems.length > 0,
    isUnsure: ({ context }) => context.isUnsure,
    isHeld: ({ context }) => heldLine(context) !== undefined,
  },
  actions: {
    edit: assign(({ context, event }) => edit(context, event)),
    check: assign({ problems: ({ context }) => productProblems(context) }),
    saySilence: assign(({ context }) => applyTimeout(context)),
  },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'product',
  initial: 'open',
  context: ({ input }) => beginProduct(input),
  invoke: { src: 'hearCarts', onError: {} },
  on: { 'cart.heard': { actions: assign(({ context, event }) => takeCart(context, event.cart)) } },
  states: {
    open: {
      initial: 'choosing',
      on: {
        'size.chosen': EDIT,
        'quantity.changed': EDIT,
        'donation.changed': EDIT,
        'form.submitted': { target: 'deciding', actions: 'check' },
      },
      states: {
        choosing: {},
        added: {
          on: {
            'cart.heard': {
              guard: ({ context, event }) => heldLine({ ...context, cart: event.cart }) === undefined,
              target: 'choosing',
              actions: assign(({ context, event }) => takeCart(context, event.cart)),
            },
          },
        },
      },
    },
    deciding: {
      always: [
        { guard: 'isStopped', target: 'open' },
        { guard: 'isUnsure', target: 'reading' },
        { guard: 'isHeld', target: 'updating' },
        { target: 'adding' },
      ],
    },
    reading: {
      tags: ['busy'],
      invoke: {
        src: 'readCart',
        onDone: { target: 'deciding', actions: assign(({ context, event }) => applyRead(context, event.output)) },
        onError: SILENCE,
      },
      after: { untilGivenUp: SILENCE },
    },
    updating: {
      tags: ['busy'],
      invoke: {
        src: 'updateCart',
        input: ({ context }) => ({ action: updateOf(context) }),
        onDone: [
          {
            guard: ({ context, event }) => event.output.kind === 'ok' && isMore(context),
            target: 'adding',
            actions: assign(({ context, event }) => takeUpdate(context, event.output)),
          },
          {
            guard: ({ event }) => event.output.kind === 'ok',
            target: 'open.added',
            actions: assign(({ context, event }) => takeSuccess(takeUpdate(context, event.output))),
          },
          {
            guard: ({ event }) => isStale(event.output),
            target: 'reading',
            actions: assign(({ context, event }) => takeRefusal(context, event.output)),
          },
          { target: 'open', actions: assign(({ context, event }) => takeRefusal(context, event.output)) },
        ],
        onError: SILENCE,
      },
      after: { untilGivenUp: SILENCE },
    },
    adding: {
      tags: ['busy'],
      invoke: {
        src: 'addToCart',
        input: ({ context }) => additionOf(context),
        onDone: [
          {
            guard: ({ event }) => event.output.left === undefined,
            target: 'open.added',
            actions: assign(({ context, event }) => takeSuccess(applyCart(context, event.output.cart))),
          },
          { target: 'open', actions: assign(({ context, event }) => applyPartial(context, event.output)) },
        ],
        onError: SILENCE,
      },
    },
  },
});
