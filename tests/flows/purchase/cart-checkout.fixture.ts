import type { CartCheckoutDraft } from '#machines/purchase/cart/cart-checkout.machine.ts';
import type { PurchaseContext } from '#machines/purchase/checkout/purchase.ts';
import { replies } from '#mocks/replies.ts';
import { cartOf, checkoutOf } from '../../support/cart-checkouts.ts';
import type { Fixture } from '../walker.ts';

const none = { problems: [], isOutdated: false, key: undefined };
const resting = { context: none };
const inAddress = {
  context: { ...none, problems: [{ field: 'address.postcode', code: 'server', words: 'No.' }] },
};
const outdated = { context: { ...none, isOutdated: true } };
const shown = { context: { cart: cartOf('bankOnFile') } };

export const cartCheckoutFixture: Fixture = {
  inputs: [checkoutOf('bankOnFile')],
  events: {
    'form.changed': [
      { text: { name: 'Ada Okafor' } },
      { country: { address: 'US' } },
      { category: { address: 'ship-b' } },
      { origin: 'change' },
      { destination: 'recipient' },
      { checksCoupon: true },
      { checksCoupon: false },
    ].map((change) => ({ change })),
  },
  outputs: {
    checkout: [{ visit: '/receipts?token=rcp_Vd0w7c' }],
    shipping: [replies.getShipping.shipping.body],
  },
  snapshots: {
    cart: [shown, { ...shown, tags: ['busy'] }, { context: { cart: cartOf('emptyCart') } }],
    checkout: [resting, { ...resting, tags: ['busy'] }, { ...resting, value: 'unsettled' }, inAddress, outdated],
  },
  identity: ({ draft, problems, isUnsettled }: PurchaseContext<CartCheckoutDraft>) => [
    draft.cart.version,
    draft.heard.isBusy,
    draft.heldAt,
    draft.checksCoupon,
    draft.origin,
    problems.length > 0,
    isUnsettled,
  ],
};
