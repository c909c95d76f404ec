import { assign, type SnapshotFrom, setup } from 'xstate';
import type { AttemptOutcome } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { BOT_CHECK_DELAYS, challenges, withoutToken } from '#machines/lib/challenge.ts';
import { decisionsOf } from '#machines/lib/decision.ts';
import type { Departure } from '#machines/lib/departure.ts';
import { port } from '#machines/lib/port.ts';
import { generalProblem } from '#machines/lib/problem.ts';
import type { NewAttempt } from '#machines/lib/world.ts';
import { fulfilmentMachine } from '#machines/purchase/checkout/fulfilment/fulfilment.machine.ts';
import { paymentMachine } from '#machines/purchase/checkout/payment/payment.machine.ts';
import {
  beginCheckout,
  type CheckoutContext,
  type CheckoutEvent,
  type CheckoutInput,
  isRepeat,
  type PlaceOrder,
  paying,
  placing,
  type Recall,
  type Recalled,
  recalling,
  requestIn,
  restoring,
  take,
} from './checkout-context.ts';
import {
  type AfterOrder,
  afterFulfilment,
  afterPayment,
  afterRecalling,
  afterRestoring,
} from './checkout-decisions.ts';

const decided = decisionsOf<CheckoutContext>('checkout');

/** The port has already read the reply, to store what it says. */
const asPlaced = ({ ended: _, ...next }: AfterOrder) => next;

const endingTurn = { src: 'endTurn', onError: {} } as const;

/**
 * Takes an order from submit to its landing page. Never charges twice, and lets the reader act again after any failure.
 */
export const checkoutMachine = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    output: {} as { visit: string } & Pick<Departure, 'notice'>,
  },
  actors: {
    findOutcome: port<Result<AttemptOutcome>, NewAttempt>('findOutcome'),
    findEarlierOrders: port<Recalled, Recall>('findEarlierOrders'),
    prepareAttempt: port<Pick<PlaceOrder, 'captcha' | 'attempt' | 'key'>, { attempt?: string; key?: string }>(
      'prepareAttempt',
    ),
    watchChallenge: challenges,
    endTurn: port<void, void>('endTurn'),
    placeOrder: port<AfterOrder, PlaceOrder>('placeOrder'),
    payment: paymentMachine,
    fulfilment: fulfilmentMachine,
  },
  guards: {
    hasAttempt: ({ context }) => context.intent !== undefined || context.key !== undefined,
    hasConfirmed: ({ context }) => context.confirmed,
    canPayWith: ({ context, event }) =>
      event.type !== 'card.chosen' || event.card === 'add-card' || context.hasCardOnFile,
  },
  actions: {
    change: assign((_, change: Partial<CheckoutContext>) => change),
    sayUnexpected: assign({ problems: generalProblem('unexpected') }),
    sayOrderFailed: assign({ problems: generalProblem('orderFailed') }),
    sayOrderLost: assign({ problems: generalProblem('orderLost') }),
    sayBotCheckUnavailable: assign({ problems: generalProblem('botCheckUnavailable') }),
    sayBotCheckUnfinished: assign({ problems: generalProblem('botCheckUnfinished') }),
    clearProblems: assign({ problems: [] }),
    forgetToken: assign({ captcha: '' }),
    askAnew: assign({ reset: true }),
    takeOrder: assign(({ context, event }) => (event.type === 'order.submitted' ? take(event, context) : {})),
    askWhatIsUnknown: assign(({ context: { attempt = '' } }) => ({
      question: { kind: 'unknown' as const, attempt: { id: attempt } },
    })),
  },
  delays: { ...BOT_CHECK_DELAYS, untilOrderGivenUp: 60_000, untilGivenUp: 35_000 },
}).createMachine({
  id: 'checkout',
  initial: 'opening',
  context: ({ input }) => beginCheckout(input),
  output: ({ context: { visit, notice } }) => ({ visit, ...(notice && { notice }) }),
  states: {
    opening: { always: [{ guard: 'hasAttempt', target: 'restoring' }, { target: 'sendable' }] },
    restoring: {
      tags: ['busy', 'loading'],
      entry: 'clearProblems',
      invoke: {
        src: 'findOutcome',
        input: ({ context }) => restoring(context),
        onDone: decided(afterRestoring, 'completed', 'completing', 'unsettled', 'verifying', 'sendable'),
        onError: { target: 'unsettled', actions: 'sayUnexpected' },
      },
      after: { untilGivenUp: { target: 'unsettled', actions: 'sayUnexpected' } },
    },
    sendable: {
      entry: 'forgetToken',
      invoke: endingTurn,
      on: {
        'order.submitted': { target: 'loading', actions: 'takeOrder' },
        'card.chosen': { guard: 'canPayWith', actions: assign({ card: ({ event }) => event.card }) },
        'keeping.toggled': { actions: assign({ keepsCard: ({ context }) => !context.keepsCard }) },
      },
    },
    loading: {
      tags: ['busy', 'loading'],
      initial: 'recalling',
      states: {
        recalling: {
          invoke: {
            src: 'findEarlierOrders',
            input: ({ context }) => recalling(context),
            onDone: decided(afterRecalling, 'loading.proving', 'completed', 'questioned'),
            onError: { target: '#checkout.questioned', actions: ['clearProblems', 'askWhatIsUnknown'] },
          },
          after: { untilGivenUp: { target: '#checkout.questioned', actions: ['clearProblems', 'askWhatIsUnknown'] } },
        },
        proving: {
          // A different request needs its own key.
          entry: assign(({ context }) => (isRepeat(context) ? { isRetry: true } : { isRetry: false, key: undefined })),
          invoke: [
            { src: 'watchChallenge', onError: {} },
            {
              src: 'prepareAttempt',
              input: ({ context: { attempt, key } }) => ({ attempt, key }),
              onDone: {
                target: 'ordering',
                actions: assign(({ context, event }) => ({ ...event.output, sent: requestIn(context), problems: [] })),
              },
              onError: {
                target: '#checkout.sendable',
                actions: assign({ problems: ({ event }) => withoutToken(event.error, 'orderUnsent') }),
              },
            },
          ],
          initial: 'waiting',
          states: {
            waiting: {
              on: { 'challenge.opened': 'challenged' },
              after: { untilBotCheckGivenUp: { target: '#checkout.sendable', actions: 'sayBotCheckUnavailable' } },
            },
            challenged: {
              on: { 'challenge.closed': 'waiting' },
              after: { untilChallengeGivenUp: { target: '#checkout.sendable', actions: 'sayBotCheckUnfinished' } },
            },
          },
        },
        ordering: {
          invoke: {
            src: 'placeOrder',
            input: ({ context }) => placing(context),
            onDone: decided(asPlaced, 'completed', 'sending', 'questioned', 'loading', 'sendable'),
            onError: { target: '#checkout.sendable', actions: 'sayOrderFailed' },
          },
          after: {
            untilOrderGivenUp: { target: '#checkout.sendable', actions: 'sayOrderLost' },
          },
        },
      },
    },
    sending: {
      tags: ['busy', 'sending'],
      invoke: {
        src: 'payment',
        input: ({ context }) => paying(context),
        onDone: decided(afterPayment, 'completing', 'verifying', 'sendable'),
        onError: { target: 'completing', actions: assign({ confirmed: true }) },
      },
    },
    completing: {
      tags: ['busy', 'completing'],
      entry: 'clearProblems',
      invoke: {
        src: 'fulfilment',
        id: 'fulfilment',
        input: ({ context: { intent, reset, deposits } }) => ({ intent: intent?.id ?? '', reset, deposits }),
        onDone: decided(afterFulfilment, 'completed', 'unsettled', 'verifying', 'sendable'),
        onError: { target: 'unsettled', actions: 'sayUnexpected' },
      },
    },
    questioned: {
      entry: 'forgetToken',
      invoke: endingTurn,
      on: {
        'order.submitted': { target: 'loading', actions: 'takeOrder' },
        'check.requested': 'loading',
      },
    },
    unsettled: {
      invoke: endingTurn,
      on: {
        'check.requested': [
          { guard: 'hasConfirmed', target: 'completing', actions: 'askAnew' },
          { target: 'restoring' },
        ],
      },
    },
    // Deposits take days, so nothing is polled.
    verifying: { invoke: endingTurn, on: { 'check.requested': { target: 'completing', actions: 'askAnew' } } },
    completed: { type: 'final', tags: ['completed'] },
  },
});

/** Whether an order must be checked before anything can be paid. */
export const isToCheck = (snapshot: SnapshotFrom<typeof checkoutMachine>): boolean =>
  snapshot.matches('unsettled') || snapshot.matches('verifying');
