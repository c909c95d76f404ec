import { donationOf } from '#fixtures/data/cards.ts';
import { METHOD } from '#fixtures/world/test-world.ts';
import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const { donationCardKept, failingDonationCardKept } = replies.setDonationCard;

export const monthlyDonationCardFixture: Fixture = {
  inputs: [
    donationOf(),
    donationOf('donationFailing'),
    donationOf('noDonation'),
    donationOf('donation', { returned: { kind: 'pending' } }),
    donationOf('donationCompleted', { returned: { kind: 'claimed' } }),
  ],
  outputs: {
    card: [
      { kind: 'kept', kept: donationCardKept.body, method: METHOD },
      { kind: 'kept', kept: failingDonationCardKept.body, method: METHOD },
      { kind: 'returned', method: METHOD },
      { kind: 'processing' },
      { kind: 'verifying', deposits: {} },
      { kind: 'renewed' },
    ],
    prepareRestart: [{ key: 'key', isRetry: false }],
    restartDonation: [
      { kind: 'ok', output: {} },
      { kind: 'refused', refusal: { status: 402, problems: [] } },
      { kind: 'unanswered' },
    ],
  },
};
