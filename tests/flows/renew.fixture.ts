import type { RenewContext } from '#machines/purchase/renew/renew-context.ts';
import { replies } from '#mocks/replies.ts';
import { renewOf } from '../support/renewals.ts';
import type { Fixture } from './walker.ts';

const resting = { context: { problems: [] } };
const inAddress = { context: { problems: [{ field: 'address.postcode', code: 'server', words: 'No.' }] } };

export const fixture: Fixture = {
  inputs: [
    renewOf('checkoutLater'),
    renewOf('visitor'),
    renewOf('nothingToRenew'),
    renewOf('lifetime'),
    renewOf('lifetime', { step: 'confirming', intent: 'pi_3Pq81x' }),
  ],
  events: {
    'settings.chosen': [{ settings: 'other' }, { settings: 'same' }],
    'timing.chosen': [{ timing: 'later' }],
    'choice.changed': [{ choice: { medium: 'digital' } }],
    'field.changed': [{ field: 'name', value: '' }],
    'country.chosen': [{ code: 'CA' }],
    'origin.chosen': [{ origin: 'change' }],
    'swag.chosen': [{ product: 'prd:tote', size: 'sze:tote-one', quantity: '1' }],
    'swag.removed': [{ product: 'prd:tote' }],
  },
  outputs: {
    checkout: [{ visit: '/receipts?token=rcp_Vd0w7c' }],
    shipping: [replies.getShipping.shipping.body],
    products: [replies.getProducts.swag.body],
    addToCart: [
      { cart: undefined, problems: [], left: undefined },
      { cart: undefined, problems: [{ field: 'general', code: 'callFailed' }], left: { actions: [] } },
    ],
  },
  snapshots: { checkout: [resting, { ...resting, tags: ['busy'] }, inAddress] },
  identity: ({ page, isChanging, timing, choice, form, swag, shipping, products, problems }: RenewContext) => [
    page.renew?.account,
    isChanging,
    timing,
    choice.medium,
    form.name,
    swag.length,
    shipping !== undefined,
    products.length,
    problems.length > 0,
  ],
};
