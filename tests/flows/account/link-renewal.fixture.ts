import { generalProblem } from '#machines/lib/problem.ts';
import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

export const linkRenewalFixture: Fixture = {
  inputs: [{ token: 'lnk_too_old' }],
  outputs: {
    renewLink: [
      { kind: 'ok', output: replies.renewLink.linkRenewed.body },
      { kind: 'refused', refusal: { status: 429, problems: generalProblem('tooManyRequests') } },
      { kind: 'unanswered' },
    ],
  },
};
