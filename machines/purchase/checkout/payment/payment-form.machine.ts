import { setup } from 'xstate';
import { port } from '#machines/lib/port.ts';

/** `pubkey` is the provider's key; the host's by default. */
export interface PaymentFormInput {
  pubkey?: string;
}

/** Opens the provider's payment form. Gives up after eight seconds if its script is blocked; one click retries. */
export const paymentFormMachine = setup({
  types: {
    input: {} as PaymentFormInput,
    context: {} as PaymentFormInput,
    events: {} as { type: 'form.readied' } | { type: 'form.failed' } | { type: 'form.retried' },
  },
  actors: { loadPayment: port<void, PaymentFormInput>('loadPayment') },
  delays: { untilGivenUp: 8_000 },
}).createMachine({
  id: 'paymentForm',
  initial: 'loading',
  context: ({ input: { pubkey } }) => ({ pubkey }),
  states: {
    loading: {
      invoke: {
        src: 'loadPayment',
        input: ({ context: { pubkey } }) => ({ pubkey }),
        onDone: 'opening',
        onError: 'blocked',
      },
      after: { untilGivenUp: 'blocked' },
    },
    opening: {
      on: { 'form.readied': 'open', 'form.failed': 'blocked' },
      after: { untilGivenUp: 'blocked' },
    },
    open: { on: { 'form.failed': 'blocked' } },
    blocked: { on: { 'form.retried': 'loading' } },
  },
});
