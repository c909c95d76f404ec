import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

export const autorenewFixture: Fixture = {
  outputs: {
    act: [
      { kind: 'ok', output: replies.flipAutorenew.autorenewOff.body },
      { kind: 'refused', refusal: { status: 409, problems: [] } },
      { kind: 'unanswered' },
    ],
  },
};
