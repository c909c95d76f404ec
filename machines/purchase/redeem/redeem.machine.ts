import { and, assign, sendTo, setup, stateIn } from 'xstate';
import type { RedeemData } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Departure } from '#machines/lib/departure.ts';
import { port } from '#machines/lib/port.ts';
import { checkoutMachine } from '#machines/purchase/checkout/checkout.machine.ts';
import { typeInto } from '#machines/purchase/checkout/reader-form.ts';
import { shippingMachine } from '#machines/purchase/checkout/shipping.machine.ts';
import { isReceipt } from '#machines/rules/payment/landing.ts';
import {
  beginRedeem,
  chooseCountry,
  chooseDelivery,
  chooseOrigin,
  giftOf,
  isDoubtful,
  isForAnother,
  type RedeemContext,
  type RedeemEvent,
  type RedeemInput,
  settleCountry,
  takeBack,
  takeGift,
} from './redeem-context.ts';
import { orderOf, problemsOf } from './redeem-order.ts';

/**
 * Takes a gift, and pays for its upgrade where the reader wants more than was given. The gift is read again whenever it
 * may not be what the page shows: after a refusal, a lost answer, or a return to the page.
 */
export const redeemMachine = setup({
  types: {
    input: {} as RedeemInput,
    context: {} as RedeemContext,
    events: {} as RedeemEvent,
    output: {} as Departure,
    children: {} as { checkout: 'checkout'; shipping: 'shipping' },
  },
  actors: {
    checkout: checkoutMachine,
    shipping: shippingMachine,
    readGift: port<Result<RedeemData>, { token: string }>('readGift'),
  },
  guards: {
    isOver: ({ context: { page } }) => page.redeem.status !== 'open',
    isComplete: ({ context }) => problemsOf(context).length === 0,
    isOrdering: stateIn({ open: 'ordering' }),
  },
  actions: {
    sayProblems: assign({ problems: ({ context }) => problemsOf(context) }),
    clearProblems: assign({ problems: [] }),
    submitOrder: sendTo('checkout', ({ context }) => ({ type: 'order.submitted', order: orderOf(context) })),
  },
  delays: { untilReadGivenUp: 10_000 },
}).createMachine({
  id: 'redeem',
  initial: 'opening',
  context: ({ input }) => beginRedeem(input),
  output: ({ context: { visit } }) => departureTo(visit),
  states: {
    opening: { always: [{ guard: 'isOver', target: 'over' }, { target: 'open' }] },
    over: {},
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
            {
              guard: and(['isOrdering', ({ event }) => isDoubtful(event.snapshot.context)]),
              target: '.checking',
              actions: assign(({ context, event }) => takeBack(context, event.snapshot.context)),
            },
            {
              guard: 'isOrdering',
              target: '.filling',
              actions: assign(({ context, event }) => takeBack(context, event.snapshot.context)),
            },
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
            'delivery.chosen': { actions: assign(({ context, event }) => chooseDelivery(context, event.deliverable)) },
            'field.changed': {
              actions: assign({ form: ({ context, event }) => typeInto(context.form, event.field, event.value) }),
            },
            'country.chosen': { actions: assign(({ context, event }) => chooseCountry(context, event.code)) },
            'origin.chosen': { actions: assign(({ context, event }) => chooseOrigin(context, event.origin)) },
            'form.submitted': [
              { guard: 'isComplete', actions: ['clearProblems', 'submitOrder'] },
              { actions: 'sayProblems' },
            ],
            'page.returned': 'checking',
          },
        },
        ordering: {},
        checking: {
          tags: ['busy'],
          invoke: {
            src: 'readGift',
            input: ({ context }) => ({ token: giftOf(context).gift.token }),
            onDone: [
              { guard: ({ context, event }) => isForAnother(context, event.output), target: '#redeem.outdated' },
              { target: 'read', actions: assign(({ context, event }) => takeGift(context, event.output)) },
            ],
            onError: 'filling',
          },
          after: { untilReadGivenUp: 'filling' },
        },
        read: { always: [{ guard: 'isOver', target: '#redeem.over' }, { target: 'filling' }] },
      },
    },
    outdated: { type: 'final' },
    completed: { type: 'final' },
  },
});

/** A gift that was paid up ends at its receipt, which says that it is redeemed (REDEEM-12). */
function departureTo(visit: string | undefined): Departure {
  if (visit === undefined) return { reload: true };
  return isReceipt(visit) ? { visit, notice: 'giftRedeemed' } : { visit };
}
