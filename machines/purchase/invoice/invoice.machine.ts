import { assign, sendTo, setup } from 'xstate';
import type { Departure } from '#machines/lib/departure.ts';
import { checkoutMachine } from '#machines/purchase/checkout/checkout.machine.ts';
import {
  beginInvoice,
  type InvoiceContext,
  type InvoiceEvent,
  type InvoiceInput,
  invoiceOrder,
  invoiceProblems,
} from './invoice-order.ts';

/** Has an invoice that can be paid here checked out; one that turns out to be paid or changed is shown anew, and not paid. */
export const invoiceMachine = setup({
  types: {
    input: {} as InvoiceInput,
    context: {} as InvoiceContext,
    events: {} as InvoiceEvent,
    output: {} as Departure,
    children: {} as { checkout: 'checkout' },
  },
  actors: { checkout: checkoutMachine },
  guards: {
    isComplete: ({ context }) => invoiceProblems(context).length === 0,
  },
  actions: {
    sayProblems: assign({ problems: ({ context }) => invoiceProblems(context) }),
    clearProblems: assign({ problems: [] }),
    submitOrder: sendTo('checkout', ({ context }) => ({ type: 'order.submitted', order: invoiceOrder(context) })),
  },
}).createMachine({
  id: 'invoice',
  initial: 'open',
  context: ({ input }) => beginInvoice(input),
  output: ({ context: { departure } }) => departure,
  states: {
    open: {
      initial: 'filling',
      invoke: {
        src: 'checkout',
        id: 'checkout',
        input: ({ context: { page, attempt } }) => ({
          // A card is never saved by paying an invoice, so that there is no account to save it on (CHECK-24).
          hasAccount: false,
          hasCardOnFile: Boolean(page.payment_info),
          attempt,
        }),
        onSnapshot: [
          { guard: ({ event }) => event.snapshot.hasTag('busy'), target: '.paying' },
          { guard: ({ event }) => event.snapshot.context.isOutdated, target: '.outdated' },
          { target: '.filling' },
        ],
        onDone: { target: 'completed', actions: assign({ departure: ({ event }) => event.output }) },
        onError: '.filling',
      },
      states: {
        filling: {
          on: {
            'field.changed': {
              actions: assign({ form: ({ context, event }) => ({ ...context.form, [event.field]: event.value }) }),
            },
            'form.submitted': [
              { guard: 'isComplete', actions: ['clearProblems', 'submitOrder'] },
              { actions: 'sayProblems' },
            ],
          },
        },
        paying: {},
        outdated: {
          on: { 'form.submitted': { target: '#invoice.completed', actions: assign({ departure: { reload: true } }) } },
        },
      },
    },
    completed: { type: 'final' },
  },
});
