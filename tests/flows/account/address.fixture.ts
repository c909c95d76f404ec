import { copyOf } from '#fixtures/data/orders.ts';
import type { AddressContext } from '#machines/account/address/address-context.ts';
import { pages, replies, requests } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const ok = ({ body }: { body: unknown }) => ({ kind: 'ok', output: body });
const refused = { kind: 'refused', refusal: { status: 409, problems: [] } };
const { addressUpdated } = replies.changeAddress;
const { line1 } = requests.changeAddress.unitedStates.body;

export const addressFixture: Fixture = {
  inputs: [
    { subscriber: copyOf(pages.showAddresses.oneRemovable.body.subscriber) },
    { subscriber: copyOf(pages.showAddresses.noneSaved.body.subscriber), token: 'lnk_9Zc4Tq' },
  ],
  events: {
    'category.chosen': [{ shipcode: 'ship-a' }, { shipcode: 'ship-b' }],
    'field.changed': [{ field: 'line1', value: line1 }],
    'country.chosen': [{ code: 'US' }],
    'deletion.requested': [{ shipcode: 'ship-a' }, { shipcode: 'ship-c' }],
  },
  outputs: {
    shipping: [replies.getShipping.shipping.body],
    saveAddress: [ok(addressUpdated), refused, { kind: 'unanswered' }],
    deleteAddress: [ok(replies.deleteAddress.addressDeleted), refused, { kind: 'unanswered' }],
    readSubscriber: [
      ok(pages.showAddresses.oneRemovable),
      ok(replies.getSubscriber.digitalSubscriber),
      { kind: 'unanswered' },
    ],
  },
  identity: ({ subscriber, shipping, problems, drafts, outcome }: AddressContext) => [
    subscriber.account.addresses,
    shipping !== undefined,
    problems.length > 0,
    drafts['ship-a'].line1,
    outcome?.act,
    outcome?.end,
  ],
};
