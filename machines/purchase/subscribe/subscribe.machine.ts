import { and, assign, sendTo, setup, stateIn } from 'xstate';
import { generally } from '#machines/lib/problem.ts';
import { productsMachine, swagTag } from '#machines/purchase/builder/products.machine.ts';
import { addToCartMachine } from '#machines/purchase/cart/add-to-cart.machine.ts';
import { checkoutMachine } from '#machines/purchase/checkout/checkout.machine.ts';
import { shippingMachine } from '#machines/purchase/checkout/shipping.machine.ts';
import { firstOffers } from '#machines/rules/cart/stock.ts';
import { SWAG_OFFERS } from '#machines/rules/cart/swag.ts';
import {
  beginSubscribe,
  isBarred,
  type SubscribeContext,
  type SubscribeEdit,
  type SubscribeEvent,
  type SubscribeInput,
} from './subscribe-context.ts';
import { edited, handBack, takeCountries } from './subscribe-edits.ts';
import { addingOf, orderOf, payerOf, problemsOf, takeTry } from './subscribe-order.ts';

/** Builds a new subscription, for oneself or as a gift, and has it checked out now or later. Nothing can be edited while an order is under way. */
export const subscribeMachine = setup({
  types: {
    input: {} as SubscribeInput,
    context: {} as SubscribeContext,
    events: {} as SubscribeEvent,
    output: {} as { visit?: string },
    children: {} as { checkout: 'checkout'; shipping: 'shipping'; products: 'products' },
  },
  actors: {
    checkout: checkoutMachine,
    shipping: shippingMachine,
    products: productsMachine,
    addToCart: addToCartMachine,
  },
  guards: {
    isBarred: ({ context }) => isBarred(context),
    // An attempt that a reload cut off is looked after even where its order has made the reader a subscriber.
    isTurnedAway: ({ context }) => isBarred(context) && context.attempt === undefined,
    isComplete: ({ context }) => problemsOf(context).length === 0,
    isLater: ({ context }) => context.timing === 'later',
  },
  actions: {
    // Every event that this action is named for is a change of the reader's.
    edit: assign(({ context, event }) => edited(context, event as SubscribeEdit)),
    sayProblems: assign({ problems: ({ context }) => problemsOf(context) }),
    clearProblems: assign({ problems: [] }),
    submitOrder: sendTo('checkout', ({ context }) => ({ type: 'order.submitted', order: orderOf(context) })),
  },
}).createMachine({
  id: 'subscribe',
  initial: 'opening',
  context: ({ input }) => beginSubscribe(input),
  output: ({ context: { visit } }) => ({ visit }),
  states: {
    opening: { always: [{ guard: 'isTurnedAway', target: 'barred' }, { target: 'open' }] },
    barred: {
      tags: ['barred'],
      on: { 'purpose.chosen': { target: 'opening', actions: 'edit' } },
    },
    open: {
      initial: 'filling',
      invoke: [
        {
          src: 'checkout',
          id: 'checkout',
          input: ({ context }) => payerOf(context),
          onSnapshot: [
            { guard: ({ event }) => event.snapshot.hasTag('busy'), target: '.ordering' },
            {
              guard: stateIn({ open: 'ordering' }),
              target: '.filling',
              actions: assign(({ context, event }) => handBack(context, event.snapshot.context.problems)),
            },
          ],
          onDone: { target: 'completed', actions: assign({ visit: ({ event }) => event.output.visit }) },
          onError: '.filling',
        },
        {
          src: 'shipping',
          id: 'shipping',
          input: {},
          onDone: { actions: assign(({ context, event }) => takeCountries(context, event.output)) },
          onError: {},
        },
        {
          src: 'products',
          id: 'products',
          input: ({ context: { page } }) => ({ key: swagTag(page.settings, 'subscribe', page.subscribe) }),
          onDone: { actions: assign({ products: ({ event }) => firstOffers(event.output.list, SWAG_OFFERS) }) },
          onError: {},
        },
      ],
      states: {
        filling: {
          always: { guard: 'isBarred', target: 'withheld' },
          on: {
            'purpose.chosen': { actions: 'edit' },
            'timing.chosen': { actions: 'edit' },
            'choice.changed': { actions: 'edit' },
            'quantity.changed': { actions: 'edit' },
            'field.changed': { actions: 'edit' },
            'country.chosen': { actions: 'edit' },
            'origin.chosen': { actions: 'edit' },
            'destination.chosen': { actions: 'edit' },
            'coupon.toggled': { actions: 'edit' },
            'swag.chosen': { actions: 'edit' },
            'swag.removed': { actions: 'edit' },
            'form.submitted': [
              { guard: and(['isComplete', 'isLater']), target: 'adding', actions: 'clearProblems' },
              { guard: 'isComplete', actions: ['clearProblems', 'submitOrder'] },
              { actions: 'sayProblems' },
            ],
          },
        },
        withheld: {
          tags: ['barred'],
          on: { 'purpose.chosen': { target: 'filling', actions: 'edit' } },
        },
        ordering: {},
        adding: {
          tags: ['busy'],
          invoke: {
            src: 'addToCart',
            input: ({ context }) => addingOf(context),
            onDone: [
              { guard: ({ event }) => event.output.left === undefined, target: '#subscribe.added' },
              { target: 'filling', actions: assign(({ context, event }) => takeTry(context, event.output)) },
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
