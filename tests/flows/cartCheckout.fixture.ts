import type { CartCheckoutContext } from '#machines/purchase/cart/cart-checkout-context.ts';
import { replies } from '#mocks/replies.ts';
import { cartOf, checkoutOf } from '../support/cart-checkouts.ts';
import type { Fixture } from './walker.ts';

const none = { problems: [], isOutdated: false, key: undefined };
const resting = { context: none };
const inAddress = {
  context: { ...none, problems: [{ field: 'address.postcode', code: 'server', words: 'No.' }] },
};
const outdated = { context: { ...none, isOutdated: true } };
const shown = { context: { cart: cartOf('bankOnFile') } };

export const fixture: Fixture = {
  inputs: [checkoutOf('bankOnFile')],
  events: {
    'field.changed': [{ field: 'name', value: 'Ada Okafor' }],
    'country.chosen': [{ field: 'address', code: 'US' }],
    'category.chosen': [{ field: 'address', shipcode: 'ship-b' }],
    'origin.chosen': [{ origin: 'change' }],
    'destination.chosen': [{ destination: 'recipient' }],
  },
  outputs: {
    checkout: [{ visit: '/receipts?token=rcp_Vd0w7c' }],
    shipping: [replies.getShipping.shipping.body],
  },
  snapshots: {
    cart: [shown, { ...shown, tags: ['busy'] }, { context: { cart: cartOf('emptyCart') } }],
    checkout: [resting, { ...resting, tags: ['busy'] }, { ...resting, value: 'unsettled' }, inAddress, outdated],
  },
  identity: ({ cart, heard, heldAt, origin, problems }: CartCheckoutContext) => [
    cart.version,
    heard.isBusy,
    heldAt,
    origin,
    problems.length > 0,
  ],
};
