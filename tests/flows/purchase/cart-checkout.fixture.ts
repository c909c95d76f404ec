import { cartOf, checkoutOf } from '#fixtures/data/cart-checkouts.ts';
import type { CartCheckoutDraft } from '#machines/purchase/cart/cart-checkout.machine.ts';
import type { PurchaseContext } from '#machines/purchase/checkout/purchase.ts';
import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';
import { inAddress, outdated, renewalEvents, standing } from './checkout-snapshots.ts';

const shown = { context: { cart: cartOf('bankOnFile') } };

const discounted = { kind: 'ok', output: { reply: replies.checkCoupon.cartDiscounted.body, code: 'FIVE' } };
const refused = { kind: 'refused', refusal: { status: 400, problems: [] } };

export const cartCheckoutFixture: Fixture = {
  inputs: [checkoutOf('bankOnFile')],
  events: {
    ...renewalEvents,
    'form.changed': [
      { text: { name: 'Ada Okafor' } },
      { country: { address: 'US' } },
      { category: { address: 'ship-b' } },
      { origin: 'change' },
      { destination: 'recipient' },
    ].map((change) => ({ change })),
    'coupon.typed': [{ typed: 'HARBOUR10' }, { typed: 'two words' }],
  },
  outputs: {
    checkCoupon: [discounted, refused, { kind: 'unanswered' }],
    readCoupon: [discounted, { kind: 'unanswered' }],
    checkout: [{ visit: '/receipts?token=rcp_Vd0w7c' }],
    shipping: [replies.getShipping.shipping.body],
  },
  snapshots: {
    cart: [
      shown,
      { ...shown, tags: ['busy'] },
      { context: { cart: cartOf('emptyCart') } },
      { context: { cart: cartOf('discounted') } },
    ],
    checkout: [...standing, inAddress, outdated],
  },
  identity: ({ draft, problems, isUnsettled }: PurchaseContext<CartCheckoutDraft>) => [
    [draft.cart.version, draft.cart.coupon],
    draft.heard.isBusy,
    draft.heldAt,
    [draft.coupon.typed, draft.coupon.asked, draft.coupon.problems.length > 0],
    draft.origin,
    problems.length > 0,
    isUnsettled,
  ],
};
