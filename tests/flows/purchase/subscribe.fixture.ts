import { builderOf, productOf } from '#fixtures/data/orders.ts';
import type { PurchaseContext } from '#machines/purchase/checkout/purchase.ts';
import type { SubscribeDraft } from '#machines/purchase/subscribe/subscribe.machine.ts';
import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';
import { inAddress, renewalEvents, standing } from './checkout-snapshots.ts';

const product = productOf('prd:tote');
const cart = replies.getCart.basicProduct.body;
const left = { actions: [{ type: 'donation-item', item: { process: 'onetime', dollars: 2500 } }] };

export const subscribeFixture: Fixture = {
  inputs: [
    builderOf('visitor'),
    builderOf('visitor', 'products=sze:tote-one*1'),
    builderOf('donor'),
    builderOf('subscriber'),
    builderOf('subscriber', 'type=gift'),
    { ...builderOf('subscriber'), attempt: { step: 'paying', intent: 'pi_3Pq81x' } },
  ],
  events: {
    ...renewalEvents,
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
      { products: { product, size: 'sze:tote-one', quantity: 1 } },
      { products: { product } },
    ].map((change) => ({ change })),
    'coupon.typed': [{ typed: 'HARBOUR10' }, { typed: 'two words' }],
  },
  outputs: {
    checkCoupon: [
      { kind: 'ok', output: { reply: replies.checkCoupon.coupon.body, code: 'HARBOUR10' } },
      { kind: 'unanswered' },
    ],
    products: [{ list: replies.getProducts.swag.body.list }],
    checkout: [{ visit: '/receipts?token=rcp_Vd0w7c' }],
    shipping: [replies.getShipping.shipping.body],
    addToCart: [
      { cart, problems: [], left: undefined },
      { cart, problems: [{ field: 'general', code: 'callFailed' }], left },
    ],
  },
  snapshots: { checkout: [...standing, inAddress] },
  identity: ({ draft, problems, isUnsettled }: PurchaseContext<SubscribeDraft>) => [
    draft.page.subscriber?.account.ref,
    draft.purpose,
    draft.timing,
    draft.products.length,
    Boolean(draft.wanted),
    draft.coupon.offer ? draft.coupon.isWanted : draft.coupon.typed,
    draft.shipping !== undefined,
    draft.origin,
    problems.length > 0,
    isUnsettled,
  ],
};
