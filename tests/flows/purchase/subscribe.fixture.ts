import type { PurchaseContext } from '#machines/purchase/checkout/purchase.ts';
import type { SubscribeDraft } from '#machines/purchase/subscribe/subscribe.machine.ts';
import { replies } from '#mocks/replies.ts';
import { builderOf, productOf } from '../../support/orders.ts';
import type { Fixture } from '../walker.ts';

const none = { key: undefined, problems: [], isOutdated: false };
const resting = { context: none };
const inAddress = {
  context: { ...none, problems: [{ field: 'address.postcode', code: 'server', words: 'No.' }] },
};
const product = productOf('prd:tote');
const cart = replies.getCart.basicProduct.body;
const left = { actions: [{ type: 'donation-item', item: { process: 'onetime', dollars: 2500 } }] };

export const subscribeFixture: Fixture = {
  inputs: [
    builderOf('visitor'),
    builderOf('donor'),
    builderOf('subscriber'),
    builderOf('subscriber', 'type=gift'),
    { ...builderOf('subscriber'), attempt: { step: 'paying', intent: 'pi_3Pq81x' } },
  ],
  events: {
    'form.changed': [
      { purpose: 'personal' },
      { purpose: 'gift' },
      { timing: 'later' },
      { choice: { medium: 'digital' } },
      { quantity: '2' },
      { text: { name: 'Ada Okafor' } },
      { country: { address: 'US' } },
      { origin: 'change' },
      { destination: 'recipient' },
      { hasCoupon: true },
      { coupon: replies.checkCoupon.coupon.body.coupon },
      { checksCoupon: true },
      { checksCoupon: false },
      { products: { product, size: 'sze:tote-one', quantity: 1 } },
      { products: { product } },
    ].map((change) => ({ change })),
  },
  outputs: {
    checkout: [{ visit: '/receipts?token=rcp_Vd0w7c' }],
    shipping: [replies.getShipping.shipping.body],
    addToCart: [
      { cart, problems: [], left: undefined },
      { cart, problems: [{ field: 'general', code: 'callFailed' }], left },
    ],
  },
  snapshots: { checkout: [resting, { ...resting, tags: ['busy'] }, { ...resting, value: 'unsettled' }, inAddress] },
  identity: ({ draft, problems, isUnsettled }: PurchaseContext<SubscribeDraft>) => [
    draft.page.subscriber?.account.ref,
    draft.purpose,
    draft.timing,
    draft.products.length,
    draft.checksCoupon,
    draft.shipping !== undefined,
    draft.origin,
    problems.length > 0,
    isUnsettled,
  ],
};
