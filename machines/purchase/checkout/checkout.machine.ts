import { assign, setup } from 'xstate';
import type { Fulfilment } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { port } from '#machines/lib/port.ts';
import { generally } from '#machines/lib/problem.ts';
import {
  beginCheckout,
  type CheckoutContext,
  type CheckoutEvent,
  type CheckoutInput,
  type PlacedReply,
  type PlaceOrder,
  paying,
  placing,
  take,
} from './checkout-context.ts';
import { afterFulfilment, afterOrder, afterPayment, afterRestoring } from './checkout-decisions.ts';
import { fulfilmentMachine } from './fulfilment.machine.ts';
import { paymentMachine } from './payment.machine.ts';

/** Takes an order from its submit to its landing page: nothing is charged twice, and after any fault the reader can act again. */
export const checkoutMachine = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    output: {} as { visit: string },
  },
  actors: {
    readIntent: port<Result<Fulfilment>, { intent: string }>('readIntent'),
    prepareAttempt: port<Pick<PlaceOrder, 'captcha' | 'key' | 'isRetry'>, { key?: string }>('prepareAttempt'),
    placeOrder: port<Result<PlacedReply>, PlaceOrder>('placeOrder'),
    payment: paymentMachine,
    fulfilment: fulfilmentMachine,
  },
  guards: {
    hasIntent: ({ context }) => context.intent !== undefined,
    hasConfirmed: ({ context }) => context.confirmed,
    canPayWith: ({ context, event }) =>
      event.type !== 'card.chosen' || event.card === 'add-card' || context.hasCardOnFile,
    hasLanded: ({ context }) => context.next === 'landed',
    isPayable: ({ context }) => context.next === 'payable',
    isFulfilling: ({ context }) => context.next === 'fulfilling',
    isDoubtful: ({ context }) => context.next === 'doubtful',
  },
  actions: {
    sayUnexpected: assign({ problems: generally('unexpected') }),
    sayOrderFailed: assign({ problems: generally('orderFailed') }),
    sayBotCheckUnavailable: assign({ problems: generally('botCheckUnavailable') }),
    clearProblems: assign({ problems: [] }),
    forgetToken: assign({ captcha: '' }),
    askAnew: assign({ reset: true }),
  },
  delays: { untilBotCheckGivenUp: 12_000, untilOrderGivenUp: 60_000, untilGivenUp: 35_000 },
}).createMachine({
  id: 'checkout',
  initial: 'opening',
  context: ({ input }) => beginCheckout(input),
  output: ({ context: { visit } }) => ({ visit }),
  states: {
    opening: { always: [{ guard: 'hasIntent', target: 'restoring' }, { target: 'sendable' }] },
    restoring: {
      tags: ['busy', 'loading'],
      entry: 'clearProblems',
      invoke: {
        src: 'readIntent',
        input: ({ context }) => ({ intent: context.intent?.id ?? '' }),
        onDone: {
          target: 'deciding',
          actions: assign(({ context, event }) => afterRestoring(event.output, context)),
        },
        onError: { target: 'unsettled', actions: 'sayUnexpected' },
      },
      after: { untilGivenUp: { target: 'unsettled', actions: 'sayUnexpected' } },
    },
    sendable: {
      entry: 'forgetToken',
      on: {
        'order.submitted': { target: 'loading', actions: assign(({ context, event }) => take(event.order, context)) },
        'card.chosen': { guard: 'canPayWith', actions: assign({ card: ({ event }) => event.card }) },
        'keeping.toggled': { actions: assign({ keepsCard: ({ context }) => !context.keepsCard }) },
      },
    },
    loading: {
      tags: ['busy', 'loading'],
      initial: 'proving',
      states: {
        proving: {
          invoke: {
            src: 'prepareAttempt',
            input: ({ context: { key } }) => ({ key }),
            onDone: { target: 'ordering', actions: assign(({ event }) => ({ ...event.output, problems: [] })) },
            onError: { target: '#checkout.sendable', actions: 'sayBotCheckUnavailable' },
          },
          after: { untilBotCheckGivenUp: { target: '#checkout.sendable', actions: 'sayBotCheckUnavailable' } },
        },
        ordering: {
          invoke: {
            src: 'placeOrder',
            input: ({ context }) => placing(context),
            onDone: {
              target: '#checkout.deciding',
              actions: assign(({ context, event }) => afterOrder(event.output, context)),
            },
            onError: { target: '#checkout.sendable', actions: 'sayOrderFailed' },
          },
          after: {
            untilOrderGivenUp: { target: '#checkout.sendable', actions: 'sayOrderFailed' },
          },
        },
      },
    },
    sending: {
      tags: ['busy', 'sending'],
      invoke: {
        src: 'payment',
        input: ({ context }) => paying(context),
        onDone: { target: 'deciding', actions: assign(({ event }) => afterPayment(event.output)) },
        onError: { target: 'deciding', actions: assign(() => afterPayment({ kind: 'unknown' })) },
      },
    },
    completing: {
      tags: ['busy', 'completing'],
      entry: 'clearProblems',
      invoke: {
        src: 'fulfilment',
        id: 'fulfilment',
        input: ({ context: { intent, reset } }) => ({ intent: intent?.id ?? '', reset }),
        onDone: { target: 'deciding', actions: assign(({ event }) => afterFulfilment(event.output)) },
        onError: { target: 'deciding', actions: assign(() => afterFulfilment({ kind: 'broken' })) },
      },
    },
    deciding: {
      always: [
        { guard: 'hasLanded', target: 'completed' },
        { guard: 'isPayable', target: 'sending' },
        { guard: 'isFulfilling', target: 'completing' },
        { guard: 'isDoubtful', target: 'unsettled' },
        { target: 'sendable' },
      ],
    },
    unsettled: {
      on: {
        'check.requested': [
          { guard: 'hasConfirmed', target: 'completing', actions: 'askAnew' },
          { target: 'restoring' },
        ],
      },
    },
    completed: { type: 'final', tags: ['completed'] },
  },
});
