import { replies } from '#mocks/replies.ts';
import { newAddress } from '../support/subscriptions.ts';
import type { Fixture } from './walker.ts';

export const fixture: Fixture = {
  inputs: [{ address: { shipcode: 'ship-a', address: newAddress }, token: 'sub_An09' }],
  outputs: {
    saveAddress: [{ kind: 'ok', output: replies.changeAddress.addressUpdated.body }, { kind: 'unanswered' }],
    info: [replies.getSubscription.printSubscription.body],
  },
};
