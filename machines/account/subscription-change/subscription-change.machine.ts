import { and, assign, sendTo, setup, stateIn } from 'xstate';
import { checkoutMachine } from '#machines/purchase/checkout/checkout.machine.ts';
import { shippingMachine } from '#machines/purchase/checkout/shipping.machine.ts';
import { concernsAddress } from '#machines/rules/text/problem-places.ts';
import { deliveryAddressMachine } from './delivery-address.machine.ts';
import {
  afterSaving,
  beginChange,
  chooseCountry,
  chooseDelivery,
  chooseLevel,
  chooseOrigin,
  openAddress,
  type SubscriptionChangeContext,
  type SubscriptionChangeEvent,
  type SubscriptionChangeInput,
  settleCountry,
  subscriptionOf,
  type,
} from './subscription-change-context.ts';
import { addressToSave, orderOf, pendingIn, problemsOf } from './subscription-change-order.ts';

/**
 * Changes the level and delivery of one subscription, which is checked out, or the address that it is sent to, which is
 * saved by itself and stays on the page. Nothing can be edited while either is under way.
 */
export const subscriptionChangeMachine = setup({
  types: {
    input: {} as SubscriptionChangeInput,
    context: {} as SubscriptionChangeContext,
    events: {} as SubscriptionChangeEvent,
    output: {} as { visit?: string },
    children: {} as { checkout: 'checkout'; shipping: 'shipping'; address: 'address' },
  },
  actors: {
    checkout: checkoutMachine,
    shipping: shippingMachine,
    address: deliveryAddressMachine,
  },
  guards: {
    isMissing: ({ context }) => context.page.upgrade === null,
    isBarred: ({ context }) => !subscriptionOf(context).can_update,
    isChange: ({ context }) => pendingIn(context) === 'change',
    isAddress: ({ context }) => pendingIn(context) === 'address',
    isComplete: ({ context }) => problemsOf(context).length === 0,
    isOrdering: stateIn({ open: 'ordering' }),
  },
  actions: {
    sayProblems: assign({ problems: ({ context }) => problemsOf(context), isUpdated: false }),
    begin: assign({ problems: [], isUpdated: false }),
    submitOrder: sendTo('checkout', ({ context }) => ({ type: 'order.submitted', order: orderOf(context) })),
    openAddress: assign(({ context }) => openAddress(context)),
  },
}).createMachine({
  id: 'subscriptionChange',
  initial: 'opening',
  context: ({ input }) => beginChange(input),
  output: ({ context: { visit } }) => ({ visit }),
  states: {
    opening: {
      always: [{ guard: 'isMissing', target: 'missing' }, { guard: 'isBarred', target: 'barred' }, { target: 'open' }],
    },
    missing: {},
    barred: {},
    open: {
      initial: 'filling',
      invoke: [
        {
          src: 'checkout',
          id: 'checkout',
          input: ({ context }) => ({
            hasAccount: true,
            hasCardOnFile: subscriptionOf(context).card !== null,
            attempt: context.attempt,
          }),
          onSnapshot: [
            { guard: ({ event }) => event.snapshot.hasTag('busy'), target: '.ordering' },
            {
              guard: and(['isOrdering', ({ event }) => event.snapshot.context.problems.some(concernsAddress)]),
              target: '.filling',
              actions: 'openAddress',
            },
            { guard: 'isOrdering', target: '.filling' },
          ],
          onDone: { target: 'completed', actions: assign({ visit: ({ event }) => event.output.visit }) },
          onError: '.filling',
        },
        {
          src: 'shipping',
          id: 'shipping',
          input: {},
          onDone: {
            actions: [
              assign({ shipping: ({ event }) => event.output }),
              assign(({ context }) => settleCountry(context)),
            ],
          },
          onError: {},
        },
      ],
      states: {
        filling: {
          on: {
            'level.chosen': { actions: assign(({ context, event }) => chooseLevel(context, event.level)) },
            'delivery.chosen': { actions: assign(({ context, event }) => chooseDelivery(context, event.deliverable)) },
            'field.changed': { actions: assign(({ context, event }) => type(context, event.field, event.value)) },
            'country.chosen': { actions: assign(({ context, event }) => chooseCountry(context, event.code)) },
            'origin.chosen': { actions: assign(({ context, event }) => chooseOrigin(context, event.origin)) },
            'form.submitted': [
              { guard: and(['isChange', 'isComplete']), actions: ['begin', 'submitOrder'] },
              { guard: and(['isAddress', 'isComplete']), target: 'saving', actions: 'begin' },
              { actions: 'sayProblems' },
            ],
          },
        },
        ordering: {},
        saving: {
          invoke: {
            src: 'address',
            id: 'address',
            input: ({ context }) => addressToSave(context),
            onDone: {
              target: 'saved',
              actions: assign(({ context, event }) => afterSaving(context, event.output)),
            },
            onError: 'filling',
          },
        },
        saved: { always: [{ guard: 'isBarred', target: '#subscriptionChange.barred' }, { target: 'filling' }] },
      },
    },
    completed: { type: 'final' },
  },
});
