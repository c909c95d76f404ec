import { assign, type EventObject, fromCallback, setup } from 'xstate';
import type { CartState } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { port } from '#machines/lib/port.ts';
import {
  applyAnswer,
  applyBroadcast,
  beginCart,
  type CartChange,
  type CartContext,
  type CartEvent,
  changeOf,
  isClosed,
  requestQuantity,
  takeFailure,
  takeLater,
  takeNext,
  takeReading,
  takeUnread,
  wantRemoved,
} from './cart-context.ts';

/**
 * The cart of a page. Sends the latest wish for each line, one call at a time, so that the cart ends at the last wish.
 * Refetches the cart whenever its state is unknown. An ordered cart cannot be changed.
 */
export const cartMachine = setup({
  types: {
    input: {} as { cart: CartState },
    context: {} as CartContext,
    events: {} as CartEvent,
  },
  actors: {
    changeCart: port<Result<CartState>, CartChange | undefined>('changeCart'),
    readCart: port<Result<CartState>, void>('readCart'),
    hearCarts: fromCallback<EventObject>(() => {}),
  },
  guards: {
    isClosed: ({ context }) => isClosed(context),
    isOpen: ({ context }) => !isClosed(context),
    isDoubted: ({ context }) => context.isDoubted,
    hasWish: ({ context }) => context.pendingChanges.length > 0,
  },
  actions: {
    takeNext: assign(({ context }) => takeNext(context)),
    takeLater: assign(({ context }) => takeLater(context)),
    noteRead: assign(({ context }) => ({ readFrom: context.cart.version })),
    dropWishes: assign({ pendingChanges: [], sent: undefined, failed: undefined }),
    clearProblems: assign({ problems: [] }),
    sayUnanswered: assign(({ context }) => takeFailure(context, { kind: 'unanswered' })),
    sayUnread: assign(({ context }) => takeUnread(context, { kind: 'unanswered' })),
  },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'cart',
  initial: 'open',
  context: ({ input }) => beginCart(input),
  invoke: { src: 'hearCarts', onError: {} },
  on: { 'cart.heard': { actions: assign(({ context, event }) => applyBroadcast(context, event.cart)) } },
  states: {
    open: {
      initial: 'resting',
      on: {
        'quantity.changed': {
          actions: assign(({ context, event }) => requestQuantity(context, event.id, event.quantity)),
        },
        'line.removed': { actions: assign(({ context, event }) => wantRemoved(context, event.id)) },
      },
      states: {
        resting: {
          always: [
            { guard: 'isClosed', target: '#cart.closed' },
            { guard: 'hasWish', target: 'changing' },
          ],
          on: { 'page.returned': 'reading', 'cart.locked': '#cart.locked' },
        },
        changing: {
          tags: ['busy'],
          entry: 'takeNext',
          invoke: {
            src: 'changeCart',
            input: ({ context }) => changeOf(context),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'ok',
                target: 'resting',
                actions: assign(({ context, event }) => applyAnswer(context, event.output)),
              },
              { target: 'reading', actions: assign(({ context, event }) => applyAnswer(context, event.output)) },
            ],
            onError: { target: 'reading', actions: 'sayUnanswered' },
          },
          after: { untilGivenUp: { target: 'reading', actions: 'sayUnanswered' } },
        },
        reading: {
          tags: ['busy'],
          entry: 'noteRead',
          invoke: {
            src: 'readCart',
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'ok',
                target: 'resting',
                actions: assign(({ context, event }) => takeReading(context, event.output)),
              },
              { target: 'stale', actions: assign(({ context, event }) => takeReading(context, event.output)) },
            ],
            onError: { target: 'stale', actions: 'sayUnread' },
          },
          after: { untilGivenUp: { target: 'stale', actions: 'sayUnread' } },
        },
        stale: {
          always: [
            { guard: 'isClosed', target: '#cart.closed' },
            { guard: 'hasWish', target: 'changing' },
          ],
          on: {
            'read.retried': { target: 'reading', actions: 'clearProblems' },
            'page.returned': { target: 'reading', actions: 'clearProblems' },
            'cart.locked': '#cart.locked',
          },
        },
      },
    },
    locked: {
      on: {
        'cart.heard': { actions: assign(({ event }) => ({ later: event.cart })) },
        'cart.unlocked': [
          { guard: 'isDoubted', target: 'open.stale', actions: 'takeLater' },
          { target: 'open', actions: 'takeLater' },
        ],
      },
    },
    closed: {
      entry: 'dropWishes',
      tags: ['closed'],
      always: { guard: 'isOpen', target: 'open' },
      on: { 'page.returned': 'open.reading' },
    },
  },
});
