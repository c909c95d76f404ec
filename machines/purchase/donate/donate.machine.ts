import { and, assign, sendTo, setup } from 'xstate';
import { generally } from '#machines/lib/problem.ts';
import { addToCartMachine } from '#machines/purchase/cart/add-to-cart.machine.ts';
import { checkoutMachine } from '#machines/purchase/checkout/checkout.machine.ts';
import { shippingMachine } from '#machines/purchase/checkout/shipping.machine.ts';
import {
  beginDonate,
  chooseDonorCountry,
  chooseProcess,
  chooseTier,
  type DonateContext,
  type DonateEvent,
  type DonateInput,
  takeCountries,
  typeDonate,
} from './donate-context.ts';
import { donateAction, donateOrder, donateProblems } from './donate-order.ts';

/** Takes a donation, once or every month, and has it checked out now or later. Nothing can be edited while an order is under way. */
export const donateMachine = setup({
  types: {
    input: {} as DonateInput,
    context: {} as DonateContext,
    events: {} as DonateEvent,
    output: {} as { visit?: string },
    children: {} as { checkout: 'checkout'; shipping: 'shipping' },
  },
  actors: { checkout: checkoutMachine, shipping: shippingMachine, addToCart: addToCartMachine },
  guards: {
    isComplete: ({ context }) => donateProblems(context).length === 0,
    isLater: ({ context }) => context.timing === 'later',
  },
  actions: {
    sayProblems: assign({ problems: ({ context }) => donateProblems(context) }),
    clearProblems: assign({ problems: [] }),
    submitOrder: sendTo('checkout', ({ context }) => ({ type: 'order.submitted', order: donateOrder(context) })),
  },
}).createMachine({
  id: 'donate',
  initial: 'open',
  context: ({ input }) => beginDonate(input),
  output: ({ context: { visit } }) => ({ visit }),
  states: {
    open: {
      initial: 'filling',
      invoke: [
        {
          src: 'checkout',
          id: 'checkout',
          input: ({ context: { page, attempt } }) => ({
            hasAccount: page.subscriber !== null,
            hasCardOnFile: page.payment_info !== null,
            attempt,
          }),
          onSnapshot: [
            { guard: ({ event }) => event.snapshot.hasTag('busy'), target: '.ordering' },
            { target: '.filling' },
          ],
          onDone: { target: 'completed', actions: assign({ visit: ({ event }) => event.output.visit }) },
          onError: '.filling',
        },
        {
          src: 'shipping',
          id: 'shipping',
          // Donors live anywhere.
          input: { key: 'inclusive' },
          onDone: { actions: assign(({ context, event }) => takeCountries(context, event.output)) },
          onError: {},
        },
      ],
      states: {
        filling: {
          on: {
            'process.chosen': { actions: assign(({ context, event }) => chooseProcess(context, event.process)) },
            'tier.chosen': { actions: assign(({ context, event }) => chooseTier(context, event.name)) },
            'field.changed': {
              actions: assign(({ context, event }) => typeDonate(context, event.field, event.value)),
            },
            'country.chosen': { actions: assign(({ context, event }) => chooseDonorCountry(context, event.code)) },
            'timing.chosen': { actions: assign({ timing: ({ event }) => event.timing, problems: [] }) },
            'form.submitted': [
              { guard: and(['isComplete', 'isLater']), target: 'adding', actions: 'clearProblems' },
              { guard: 'isComplete', actions: ['clearProblems', 'submitOrder'] },
              { actions: 'sayProblems' },
            ],
          },
        },
        ordering: {},
        adding: {
          tags: ['busy'],
          invoke: {
            src: 'addToCart',
            input: ({ context }) => ({ actions: [donateAction(context)] }),
            onDone: [
              { guard: ({ event }) => event.output.left === undefined, target: '#donate.added' },
              { target: 'filling', actions: assign({ problems: ({ event }) => event.output.problems }) },
            ],
            onError: { target: 'filling', actions: assign({ problems: generally('callFailed') }) },
          },
        },
      },
    },
    added: { type: 'final', tags: ['added'] },
    completed: { type: 'final' },
  },
});
