import { generalProblem } from '#machines/lib/problem.ts';
import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const { body: gift } = replies.resendGift.giftResent;

export const giftResendFixture: Fixture = {
  events: {
    'resend.requested': [{ gift: { token: gift.token, mails: 1 } }, { gift: { token: gift.token, mails: 2 } }],
  },
  outputs: {
    resendGift: [
      { kind: 'ok', output: gift },
      { kind: 'refused', refusal: { status: 429, problems: generalProblem('tooManyRequests') } },
      { kind: 'unanswered' },
    ],
  },
};
