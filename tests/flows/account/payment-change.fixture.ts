import { paymentOf } from '#fixtures/data/cards.ts';
import { METHOD } from '#fixtures/world/test-world.ts';
import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

export const paymentChangeFixture: Fixture = {
  inputs: [
    paymentOf(),
    paymentOf('linkRefused'),
    paymentOf('cardOnFile', { returned: { kind: 'pending' } }),
    paymentOf('byLink', { token: 'lnk_9Zc4Tq', returned: { kind: 'claimed' } }),
  ],
  outputs: {
    card: [
      { kind: 'kept', kept: replies.setCard.cardKept.body, method: METHOD },
      { kind: 'returned', method: METHOD },
      { kind: 'processing' },
      { kind: 'verifying', deposits: {} },
      { kind: 'renewed' },
    ],
  },
};
