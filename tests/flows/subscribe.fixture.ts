import type { SubscribeContext } from '#machines/purchase/subscribe/subscribe-context.ts';
import { replies } from '#mocks/replies.ts';
import { builderOf } from '../support/orders.ts';
import type { Fixture } from './walker.ts';

const resting = { context: { problems: [] } };
const inAddress = { context: { problems: [{ field: 'address.postcode', code: 'server', words: 'No.' }] } };
const cart = replies.getCart.basicProduct.body;
const left = { actions: [{ type: 'donation-item', item: { process: 'onetime', dollars: 2500 } }] };

export const fixture: Fixture = {
  inputs: [
    builderOf('visitor'),
    builderOf('donor'),
    builderOf('subscriber'),
    builderOf('subscriber', 'type=gift'),
    { ...builderOf('subscriber'), attempt: { step: 'paying', intent: 'pi_3Pq81x' } },
  ],
  events: {
    'purpose.chosen': [{ purpose: 'personal' }, { purpose: 'gift' }],
    'timing.chosen': [{ timing: 'later' }],
    'choice.changed': [{ choice: { medium: 'digital' } }],
    'quantity.changed': [{ quantity: '2' }],
    'field.changed': [{ field: 'name', value: 'Ada Okafor' }],
    'country.chosen': [{ code: 'US' }],
    'origin.chosen': [{ origin: 'change' }],
    'destination.chosen': [{ destination: 'recipient' }],
    'swag.chosen': [{ product: 'prd:tote', size: 'sze:tote-one', quantity: 1 }],
    'swag.removed': [{ product: 'prd:tote' }],
  },
  outputs: {
    checkout: [{ visit: '/receipts?token=rcp_Vd0w7c' }],
    shipping: [replies.getShipping.shipping.body],
    products: [replies.getProducts.swag.body],
    addToCart: [
      { cart, problems: [], left: undefined },
      { cart, problems: [{ field: 'general', code: 'callFailed' }], left },
    ],
  },
  snapshots: { checkout: [resting, { ...resting, tags: ['busy'] }, inAddress] },
  identity: ({ page, purpose, timing, swag, shipping, problems, origin }: SubscribeContext) => [
    page.subscriber?.account.ref,
    purpose,
    timing,
    swag.length,
    shipping !== undefined,
    problems.length > 0,
    origin,
  ],
};
