import { assign, setup } from 'xstate';
import type { CartAction, CartState } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { port } from '#machines/lib/port.ts';
import { generalProblem } from '#machines/lib/problem.ts';
import {
  type Added,
  type AddedToCart,
  type AddToCart,
  type AddToCartContext,
  addedToCart,
  applyAnswer,
  applyLostAnswer,
  applyRead,
  beginAdding,
  isCartNeeded,
  isInCart,
  takeCheck,
} from './add-to-cart-context.ts';

/**
 * Adds actions to the cart one by one. Ends with the cart, or with the problems and the remaining actions. After a lost
 * answer, it reads the cart to see whether the action was added, and never simply resends it.
 */
export const addToCartMachine = setup({
  types: { input: {} as AddToCart, context: {} as AddToCartContext, output: {} as AddedToCart },
  actors: {
    addToCart: port<Added, { action: CartAction | undefined }>('addToCart'),
    readCart: port<Result<CartState>, void>('readCart'),
  },
  guards: {
    isAllAdded: ({ context }) => context.left.length === 0,
    isUnsure: ({ context }) => context.isUnsure,
    isCartNeeded: ({ context }) => isCartNeeded(context),
  },
  actions: {
    sayFailure: assign({ problems: generalProblem('callFailed') }),
    becomeUnsure: assign(applyLostAnswer(generalProblem('callFailed'))),
  },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'addToCart',
  initial: 'choosing',
  context: ({ input }) => beginAdding(input),
  output: ({ context }) => addedToCart(context),
  states: {
    choosing: {
      always: [
        { guard: 'isAllAdded', target: 'ended' },
        { guard: 'isUnsure', target: 'checking' },
        { guard: 'isCartNeeded', target: 'reading' },
        { target: 'adding' },
      ],
    },
    reading: {
      tags: ['busy'],
      invoke: {
        src: 'readCart',
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'ok',
            target: 'adding',
            actions: assign(({ event }) => applyRead(event.output)),
          },
          { target: 'ended', actions: assign(({ event }) => applyRead(event.output)) },
        ],
        onError: { target: 'ended', actions: 'sayFailure' },
      },
      after: { untilGivenUp: { target: 'ended', actions: 'sayFailure' } },
    },
    adding: {
      tags: ['busy'],
      invoke: {
        src: 'addToCart',
        input: ({ context: { left } }) => ({ action: left[0] }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'ok',
            target: 'choosing',
            actions: assign(({ context, event }) => applyAnswer(context, event.output)),
          },
          {
            guard: ({ event }) => event.output.kind === 'lost',
            target: 'checking',
            actions: assign(({ context, event }) => applyAnswer(context, event.output)),
          },
          { target: 'ended', actions: assign(({ context, event }) => applyAnswer(context, event.output)) },
        ],
        onError: { target: 'checking', actions: 'becomeUnsure' },
      },
      after: { untilGivenUp: { target: 'checking', actions: 'becomeUnsure' } },
    },
    checking: {
      tags: ['busy'],
      invoke: {
        src: 'readCart',
        onDone: [
          {
            guard: ({ context, event }) => event.output.kind === 'ok' && isInCart(context, event.output.output),
            target: 'choosing',
            actions: assign(({ context, event }) => takeCheck(context, event.output)),
          },
          { target: 'ended', actions: assign(({ context, event }) => takeCheck(context, event.output)) },
        ],
        onError: { target: 'ended', actions: 'sayFailure' },
      },
      after: { untilGivenUp: { target: 'ended', actions: 'sayFailure' } },
    },
    ended: { type: 'final' },
  },
});
