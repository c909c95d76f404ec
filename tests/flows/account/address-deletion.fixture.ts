import { copyOf } from '#fixtures/data/orders.ts';
import { slotsOf } from '#machines/rules/address/address-slot.ts';
import { pages, replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

export const addressDeletionFixture: Fixture = {
  inputs: slotsOf(copyOf(pages.showAddressDeletion.removable.body.subscriber)).map((slot) => ({ slot })),
  outputs: {
    deleteAddress: [
      { kind: 'ok', output: replies.deleteAddress.addressDeleted.body },
      { kind: 'refused', refusal: { status: 409, problems: [] } },
      { kind: 'unanswered' },
    ],
    readSubscriber: [
      { kind: 'ok', output: pages.showAddressDeletion.removable.body },
      { kind: 'ok', output: replies.getSubscriber.digitalSubscriber.body },
      { kind: 'unanswered' },
    ],
  },
};
