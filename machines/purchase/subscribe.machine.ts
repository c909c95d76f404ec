import { and, assign, sendTo, setup, stateIn } from 'xstate';
import type { ProductList, ShippingConfig } from '#machines/api/contract.ts';
import { createLoading } from '#machines/lib/loading.ts';
import { concernsAddress } from '#machines/rules/problem-places.ts';
import { firstOffers } from '#machines/rules/stock.ts';
import { addSwag, removeSwag, SWAG_OFFERS } from '#machines/rules/swag.ts';
import { checkoutMachine } from './checkout.machine.ts';
import {
  beginSubscribe,
  choose,
  chooseCountry,
  isCouponUsable,
  type SubscribeContext,
  type SubscribeEvent,
  type SubscribeInput,
  savedAddress,
  settleCountry,
  type,
} from './subscribe-context.ts';
import { orderOf, problemsOf } from './subscribe-order.ts';

/** The countries that each shipping category is sent to. */
export const shippingMachine = createLoading<ShippingConfig>('shipping');

/** The products that a builder offers beside a subscription; none where no tag is given. */
export const productsMachine = createLoading<ProductList>('products');

/** Builds a new personal subscription and has it checked out. Nothing can be edited while an order is under way. */
export const subscribeMachine = setup({
  types: {
    input: {} as SubscribeInput,
    context: {} as SubscribeContext,
    events: {} as SubscribeEvent,
    output: {} as { visit?: string },
    children: {} as { checkout: 'checkout'; shipping: 'shipping'; products: 'products' },
  },
  actors: { checkout: checkoutMachine, shipping: shippingMachine, products: productsMachine },
  guards: {
    isSubscribed: ({ context: { page } }) => {
      const { current_subscription, lifetime_subscription } = page.subscriber?.timetable ?? {};
      return lifetime_subscription === true || current_subscription?.info.cancelled === false;
    },
    isComplete: ({ context }) => problemsOf(context).length === 0,
  },
  actions: {
    sayProblems: assign({ problems: ({ context }) => problemsOf(context) }),
    clearProblems: assign({ problems: [] }),
    submitOrder: sendTo('checkout', ({ context }) => ({ type: 'order.submitted', order: orderOf(context) })),
    openAddress: assign({ origin: 'change' }),
  },
}).createMachine({
  id: 'subscribe',
  initial: 'opening',
  context: ({ input }) => beginSubscribe(input),
  output: ({ context: { visit } }) => ({ visit }),
  states: {
    opening: { always: [{ guard: 'isSubscribed', target: 'barred' }, { target: 'open' }] },
    barred: {},
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
              guard: and([
                stateIn({ open: 'ordering' }),
                ({ event }) => event.snapshot.context.problems.some(concernsAddress),
              ]),
              target: '.filling',
              actions: 'openAddress',
            },
            { target: '.filling' },
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
        {
          src: 'products',
          id: 'products',
          input: ({ context: { page } }) => ({ key: swagTag(page) }),
          onDone: { actions: assign({ products: ({ event }) => firstOffers(event.output.list, SWAG_OFFERS) }) },
          onError: {},
        },
      ],
      states: {
        filling: {
          on: {
            'choice.changed': { actions: assign(({ context, event }) => choose(context, event.choice)) },
            'field.changed': {
              actions: assign({ form: ({ context, event }) => type(context.form, event.field, event.value) }),
            },
            'country.chosen': { actions: assign(({ context, event }) => chooseCountry(context, event.code)) },
            'origin.chosen': {
              actions: assign({
                origin: ({ context, event }) => (savedAddress(context.page, context.choice) ? event.origin : 'change'),
              }),
            },
            'coupon.toggled': {
              actions: assign({
                hasCoupon: ({ context }) => !context.hasCoupon && isCouponUsable(context.page, context.choice),
              }),
            },
            'swag.chosen': {
              actions: assign({
                swag: ({ context: { swag, products }, event }) => {
                  const product = products.find(({ ref }) => ref === event.product);
                  return product ? addSwag(swag, product, event.size, event.quantity) : swag;
                },
              }),
            },
            'swag.removed': {
              actions: assign({ swag: ({ context, event }) => removeSwag(context.swag, event.product) }),
            },
            'form.submitted': [
              { guard: 'isComplete', actions: ['clearProblems', 'submitOrder'] },
              { actions: 'sayProblems' },
            ],
          },
        },
        ordering: {},
      },
    },
    completed: { type: 'final' },
  },
});

function swagTag({ settings, subscribe }: SubscribeInput['page']): string | undefined {
  const isOffered = settings.features?.subscribe?.add_products && subscribe.goods_shipping;
  return isOffered ? (settings.swag_tag ?? 'swag') : undefined;
}
