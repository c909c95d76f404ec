import type { RedeemContext } from '#machines/purchase/redeem/redeem-context.ts';
import { replies } from '#mocks/replies.ts';
import { redeemOf } from '../support/gifts.ts';
import type { Fixture } from './walker.ts';

const resting = { context: { problems: [] } };
const inAddress = { context: { problems: [{ field: 'address.postcode', code: 'server', words: 'No.' }] } };
const doubtful = { context: { problems: [{ field: 'general', code: 'orderFailed' }] } };
const read = (name: 'fresh' | 'freshForReader' | 'alreadyRedeemed' | 'upgradeClosed') => ({
  kind: 'ok',
  output: replies.getGift[name].body,
});

export const fixture: Fixture = {
  inputs: [redeemOf('fresh'), redeemOf('freshForReader'), redeemOf('alreadyRedeemed')],
  events: {
    'delivery.chosen': [{ deliverable: 'digital' }, { deliverable: 'print-a' }],
    'field.changed': [
      { field: 'name', value: 'Noor Haddad' },
      { field: 'address.line1', value: '9 Acre Road' },
    ],
    'country.chosen': [{ code: 'US' }],
    'origin.chosen': [{ origin: 'change' }, { origin: 'keep' }],
  },
  outputs: {
    checkout: [{ visit: '' }, { visit: '/receipts?token=rcp_Vd0w7c' }],
    shipping: [replies.getShipping.shipping.body],
    readGift: [
      read('fresh'),
      read('freshForReader'),
      read('alreadyRedeemed'),
      read('upgradeClosed'),
      { kind: 'unanswered' },
    ],
  },
  snapshots: { checkout: [resting, { ...resting, tags: ['busy'] }, inAddress, doubtful] },
  identity: ({ page, deliverable, form, origin, shipping, isUnsure, problems }: RedeemContext) => [
    page.subscriber?.account.ref,
    page.redeem.status,
    deliverable,
    form.name === 'Noor Haddad',
    form.address.line1 !== '',
    origin,
    shipping !== undefined,
    isUnsure,
    problems.length > 0,
  ],
};
