import { assign, setup } from 'xstate';
import type { Deposits, Fulfilment } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Departure } from '#machines/lib/departure.ts';
import { port } from '#machines/lib/port.ts';
import type { IntentStatus } from '#machines/lib/world.ts';
import { landingFor } from '#machines/rules/payment/landing.ts';
import type { PaymentReturn } from '#machines/rules/payment/payment-return.ts';

interface PaymentReturnContext extends PaymentReturn {
  visit: string;
  deposits?: Deposits;
}

const TOLD = { 'check.requested': 'opening', 'order.begun': 'dropping' } as const;

/** The page of a settled order; '' for any other answer. */
const visitAfter = (result: Result<Fulfilment>): string =>
  result.kind === 'ok' && ('receipt' in result.output || 'invoice' in result.output) ? landingFor(result.output) : '';

/**
 * A return from the provider to a browser that may not know the order. The server's answer decides, else the
 * provider's; without either, the reader decides before anything can be paid again.
 */
export const returnedPaymentMachine = setup({
  types: {
    input: {} as PaymentReturn,
    context: {} as PaymentReturnContext,
    events: {} as { type: 'check.requested' } | { type: 'order.begun' },
    output: {} as Departure,
  },
  actors: {
    readFulfilment: port<Result<Fulfilment>, { intent: string }>('readFulfilment'),
    loadPayment: port<void, void>('loadPayment'),
    readPaymentStatus: port<IntentStatus, { secret: string }>('readPaymentStatus'),
    dropAttempt: port<void, void>('dropAttempt'),
  },
  guards: {
    hasIntent: ({ context }) => context.intent !== undefined,
    hasSecret: ({ context }) => context.secret !== undefined,
  },
  delays: { untilBlocked: 8_000, untilGivenUp: 35_000 },
}).createMachine({
  id: 'returnedPayment',
  initial: 'opening',
  context: ({ input }) => ({ ...input, visit: '' }),
  output: ({ context: { visit } }) => (visit === '' ? {} : { visit }),
  states: {
    opening: { always: [{ guard: 'hasIntent', target: 'reading' }, { target: 'asking' }] },
    reading: {
      tags: ['busy'],
      invoke: {
        src: 'readFulfilment',
        input: ({ context: { intent = '' } }) => ({ intent }),
        onDone: [
          {
            guard: ({ event }) => visitAfter(event.output) !== '',
            target: 'left',
            actions: assign({ visit: ({ event }) => visitAfter(event.output) }),
          },
          // The page's own checkout takes it up.
          { guard: ({ event: { output } }) => output.kind === 'ok', target: 'known' },
          { target: 'asking' },
        ],
        onError: 'asking',
      },
      after: { untilGivenUp: 'asking' },
    },
    asking: { always: [{ guard: 'hasSecret', target: 'loading' }, { target: 'claimed' }] },
    loading: {
      tags: ['busy'],
      invoke: { src: 'loadPayment', onDone: 'verifying', onError: 'claimed' },
      after: { untilBlocked: 'claimed' },
    },
    verifying: {
      tags: ['busy'],
      invoke: {
        src: 'readPaymentStatus',
        input: ({ context: { secret = '' } }) => ({ secret }),
        onDone: [
          { guard: ({ event }) => event.output === 'taken', target: 'paid' },
          { guard: ({ event }) => event.output === 'payable', target: 'unpaid' },
          {
            target: 'deposited',
            actions: assign({
              deposits: ({ event }) => (typeof event.output === 'object' ? event.output.deposits : undefined),
            }),
          },
        ],
        onError: 'claimed',
      },
      after: { untilGivenUp: 'claimed' },
    },
    claimed: { on: TOLD },
    paid: { on: TOLD },
    deposited: { on: TOLD },
    unpaid: { on: TOLD },
    dropping: {
      tags: ['busy'],
      invoke: { src: 'dropAttempt', onDone: 'known', onError: 'known' },
    },
    known: { type: 'final' },
    left: { type: 'final' },
  },
});
