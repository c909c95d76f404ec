import type { SubscriptionChangeContext } from '#machines/account/subscription-change/subscription-change-context.ts';
import { replies } from '#mocks/replies.ts';
import { changeOf, typingAddress } from '../support/subscriptions.ts';
import type { Fixture } from './walker.ts';

const resting = { context: { problems: [] } };
const inAddress = { context: { problems: [{ field: 'address.postcode', code: 'server', words: 'No.' }] } };
const { printSubscription } = replies.getSubscription;
const { upgrade } = printSubscription.body;
const barred = { ...upgrade, subscription: { ...upgrade.subscription, can_update: false } };
const reply = replies.changeAddress.addressUpdated.body;

export const fixture: Fixture = {
  inputs: [
    changeOf('nothingOnFile'),
    changeOf('upgradeFree'),
    changeOf('cannotUpdate'),
    changeOf('noSuchSubscription'),
  ],
  events: {
    'level.chosen': [{ level: 'low' }, { level: 'high' }],
    'delivery.chosen': [{ deliverable: 'digital' }, { deliverable: 'print-a' }],
    'field.changed': [...typingAddress.map(({ field, value }) => ({ field, value })), { field: 'name', value: 'Noor' }],
    'country.chosen': [{ code: 'US' }],
    'origin.chosen': [{ origin: 'change' }, { origin: 'keep' }],
  },
  outputs: {
    checkout: [{ visit: '/account' }],
    shipping: [replies.getShipping.shipping.body],
    address: [
      { kind: 'refused', problems: [{ field: 'general', code: 'callFailed' }] },
      { kind: 'saved', reply, info: printSubscription.body },
      { kind: 'saved', reply, info: { ...printSubscription.body, upgrade: barred } },
    ],
  },
  snapshots: { checkout: [resting, { ...resting, tags: ['busy'] }, inAddress] },
  identity: ({ page, choice, form, origin, shipping, isUpdated, problems }: SubscriptionChangeContext) => [
    page.upgrade?.subscription.token,
    page.upgrade?.subscription.can_update,
    choice,
    form.name === 'Noor',
    Object.values(form.address).filter((line) => line !== '').length,
    origin,
    shipping !== undefined,
    isUpdated,
    problems.length > 0,
  ],
};
