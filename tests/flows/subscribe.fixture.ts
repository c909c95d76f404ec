import type { SubscribeContext } from '#machines/purchase/subscribe-context.ts';
import { replies } from '#mocks/replies.ts';
import { builderOf } from '../support/orders.ts';
import type { Fixture } from './walker.ts';

const resting = { context: { problems: [] } };
const inAddress = { context: { problems: [{ field: 'address.postcode', code: 'server', words: 'No.' }] } };

export const fixture: Fixture = {
  inputs: [builderOf('visitor'), builderOf('donor'), builderOf('subscriber')],
  events: {
    'choice.changed': [{ choice: { medium: 'digital' } }],
    'field.changed': [{ field: 'name', value: 'Ada Okafor' }],
    'country.chosen': [{ code: 'US' }],
    'origin.chosen': [{ origin: 'change' }],
    'swag.chosen': [{ product: 'prd:tote', size: 'sze:tote-one', quantity: 1 }],
    'swag.removed': [{ product: 'prd:tote' }],
  },
  outputs: {
    checkout: [{ visit: '/receipts?token=rcp_Vd0w7c' }],
    shipping: [replies.getShipping.shipping.body],
    products: [replies.getProducts.swag.body],
  },
  snapshots: { checkout: [resting, { ...resting, tags: ['busy'] }, inAddress] },
  identity: ({ page, choice, form, swag, shipping, products, problems, origin }: SubscribeContext) => [
    page.subscriber?.account.ref,
    choice.medium,
    form.name,
    swag.length,
    shipping !== undefined,
    products.length,
    problems.length > 0,
    origin,
  ],
};
