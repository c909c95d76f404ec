import { and, assign, sendTo, setup, stateIn } from 'xstate';
import { generally } from '#machines/lib/problem.ts';
import { productsMachine, swagTag } from '#machines/purchase/builder/products.machine.ts';
import { addToCartMachine } from '#machines/purchase/cart/add-to-cart.machine.ts';
import { checkoutMachine } from '#machines/purchase/checkout/checkout.machine.ts';
import { shippingMachine } from '#machines/purchase/checkout/shipping.machine.ts';
import { firstOffers } from '#machines/rules/cart/stock.ts';
import { SWAG_OFFERS } from '#machines/rules/cart/swag.ts';
import {
  beginRenew,
  isForLife,
  type RenewContext,
  type RenewEdit,
  type RenewEvent,
  type RenewInput,
  renewalOf,
} from './renew-context.ts';
import { edited, takeBack, takeCountries } from './renew-edits.ts';
import { addingOf, orderOf, problemsOf, takeTry } from './renew-order.ts';

/** Renews a reader's own subscription, with the same settings or with others, now or later. Nothing can be edited while an order is under way. */
export const renewMachine = setup({
  types: {
    input: {} as RenewInput,
    context: {} as RenewContext,
    events: {} as RenewEvent,
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
    isVisitor: ({ context: { page } }) => page.subscriber === null,
    hasNothing: ({ context: { page } }) => page.renew === null,
    isForLife: ({ context }) => isForLife(context),
    // A renewal for life whose payment a reload cut off is looked after, though nothing is left to renew.
    isUnneeded: ({ context }) => isForLife(context) && context.attempt?.intent === undefined,
    isComplete: ({ context }) => problemsOf(context).length === 0,
    isLater: ({ context }) => context.timing === 'later',
  },
  actions: {
    // Every event that this action is named for is a change of the reader's.
    edit: assign(({ context, event }) => edited(context, event as RenewEdit)),
    sayProblems: assign({ problems: ({ context }) => problemsOf(context) }),
    clearProblems: assign({ problems: [] }),
    submitOrder: sendTo('checkout', ({ context }) => ({ type: 'order.submitted', order: orderOf(context) })),
  },
}).createMachine({
  id: 'renew',
  initial: 'opening',
  context: ({ input }) => beginRenew(input),
  output: ({ context: { visit } }) => ({ visit }),
  states: {
    opening: {
      always: [
        { guard: 'isVisitor', target: 'visiting' },
        { guard: 'hasNothing', target: 'empty' },
        { guard: 'isUnneeded', target: 'unneeded' },
        { target: 'open' },
      ],
    },
    visiting: {},
    empty: {},
    unneeded: { tags: ['unneeded'] },
    open: {
      initial: 'filling',
      invoke: [
        {
          src: 'checkout',
          id: 'checkout',
          input: ({ context: { page, attempt } }) => ({
            hasAccount: true,
            hasCardOnFile: page.payment_info !== null,
            attempt,
          }),
          onSnapshot: [
            { guard: ({ event }) => event.snapshot.hasTag('busy'), target: '.ordering' },
            {
              guard: stateIn({ open: 'ordering' }),
              target: '.filling',
              actions: assign(({ context, event }) => takeBack(context, event.snapshot.context.problems)),
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
          input: ({ context }) => ({ key: swagTag(context.page.settings, 'renew', renewalOf(context)) }),
          onDone: { actions: assign({ products: ({ event }) => firstOffers(event.output.list, SWAG_OFFERS) }) },
          onError: {},
        },
      ],
      states: {
        filling: {
          always: { guard: 'isForLife', target: 'withheld' },
          on: {
            'settings.chosen': { actions: 'edit' },
            'timing.chosen': { actions: 'edit' },
            'choice.changed': { actions: 'edit' },
            'field.changed': { actions: 'edit' },
            'country.chosen': { actions: 'edit' },
            'origin.chosen': { actions: 'edit' },
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
        withheld: { tags: ['unneeded'] },
        ordering: {},
        adding: {
          tags: ['busy'],
          invoke: {
            src: 'addToCart',
            input: ({ context }) => addingOf(context),
            onDone: [
              { guard: ({ event }) => event.output.left === undefined, target: '#renew.added' },
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
