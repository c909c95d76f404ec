import { assign, setup } from 'xstate';
import { port } from '#machines/lib/port.ts';
import type { Confirmation, IntentStatus } from '#machines/lib/world.ts';

export interface ShownIntent {
  id: string;
  secret: string;
}

/**
 * The input of a payment. `method` is set only to authenticate; `confirmed` means that the intent may already be paid.
 */
export interface PaymentInput extends ShownIntent {
  method?: string;
  confirmed: boolean;
}

/** `unknown`: the provider did not answer, so money may have moved and only the server can tell. */
export type PaymentOutcome = Confirmation | { kind: 'unknown' } | { kind: 'untaken' };

const isNotPayable = ({ event }: { event: { output: IntentStatus } }): boolean => event.output !== 'payable';

const endOf = (status: IntentStatus): PaymentOutcome => (typeof status === 'object' ? status : { kind: 'taken' });

/**
 * Pays an intent through the provider. Reads the state of an intent that may already be confirmed before confirming it
 * again.
 */
export const paymentMachine = setup({
  types: {
    input: {} as PaymentInput,
    context: {} as PaymentInput & { outcome: PaymentOutcome },
    output: {} as PaymentOutcome,
  },
  actors: {
    loadPayment: port<void, void>('loadPayment'),
    confirmPayment: port<Confirmation, ShownIntent>('confirmPayment'),
    authorizePayment: port<Confirmation, ShownIntent & { method: string }>('authorizePayment'),
    readPaymentStatus: port<IntentStatus, ShownIntent>('readPaymentStatus'),
  },
  guards: {
    hasMethod: ({ context }) => context.method !== undefined,
    hasConfirmed: ({ context }) => context.confirmed,
  },
  actions: { end: assign({ outcome: (_, outcome: PaymentOutcome) => outcome }) },
  delays: { untilBlocked: 8_000, untilDoubted: 600_000, untilGivenUp: 35_000 },
}).createMachine({
  id: 'payment',
  initial: 'loading',
  context: ({ input }) => ({ ...input, outcome: { kind: 'unknown' } }),
  output: ({ context }) => context.outcome,
  states: {
    loading: {
      invoke: {
        src: 'loadPayment',
        onDone: [
          { guard: 'hasConfirmed', target: 'checking' },
          { guard: 'hasMethod', target: 'authorizing' },
          { target: 'confirming' },
        ],
        onError: { target: 'ended', actions: { type: 'end', params: { kind: 'unavailable' } } },
      },
      after: { untilBlocked: { target: 'ended', actions: { type: 'end', params: { kind: 'unavailable' } } } },
    },
    checking: {
      invoke: {
        src: 'readPaymentStatus',
        input: ({ context: { id, secret } }) => ({ id, secret }),
        onDone: [
          {
            guard: isNotPayable,
            target: 'ended',
            actions: { type: 'end', params: ({ event }) => endOf(event.output) },
          },
          { guard: 'hasMethod', target: 'authorizing' },
          { target: 'confirming' },
        ],
        onError: 'ended',
      },
      after: { untilGivenUp: 'ended' },
    },
    confirming: {
      invoke: {
        src: 'confirmPayment',
        input: ({ context: { id, secret } }) => ({ id, secret }),
        onDone: { target: 'ended', actions: { type: 'end', params: ({ event }) => event.output } },
        onError: 'verifying',
      },
      after: { untilDoubted: 'verifying' },
    },
    authorizing: {
      invoke: {
        src: 'authorizePayment',
        input: ({ context: { id, secret, method = '' } }) => ({ id, secret, method }),
        onDone: { target: 'ended', actions: { type: 'end', params: ({ event }) => event.output } },
        onError: 'verifying',
      },
      after: { untilDoubted: 'verifying' },
    },
    verifying: {
      invoke: {
        src: 'readPaymentStatus',
        input: ({ context: { id, secret } }) => ({ id, secret }),
        onDone: [
          {
            guard: isNotPayable,
            target: 'ended',
            actions: { type: 'end', params: ({ event }) => endOf(event.output) },
          },
          { target: 'ended', actions: { type: 'end', params: { kind: 'untaken' } } },
        ],
        onError: 'ended',
      },
      after: { untilGivenUp: 'ended' },
    },
    ended: { type: 'final' },
  },
});
