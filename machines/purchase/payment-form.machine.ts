import { setup } from 'xstate';
import { port } from '#machines/lib/port.ts';

/** Opens the provider's payment form: told within eight seconds when its script is blocked, and opened again in one click. */
export const paymentFormMachine = setup({
  types: {
    events: {} as { type: 'form.readied' } | { type: 'form.failed' } | { type: 'form.retried' },
  },
  actors: { loadPayment: port<void, void>('loadPayment') },
  delays: { untilGivenUp: 8_000 },
}).createMachine({
  id: 'paymentForm',
  initial: 'loading',
  states: {
    loading: {
      invoke: { src: 'loadPayment', onDone: 'opening', onError: 'blocked' },
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
