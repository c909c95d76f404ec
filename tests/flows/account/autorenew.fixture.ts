import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const shown = { account: 'acc_Eg1q', autorenew: true, version: 3 };
const refused = { kind: 'refused', refusal: { status: 409, problems: [] } };
const read = (change: object) => ({ kind: 'ok', output: { ...shown, ...change } });

export const autorenewFixture: Fixture = {
  events: { 'confirmation.requested': [{ shown }, { shown: { ...shown, autorenew: false } }] },
  outputs: {
    readAutorenew: [
      read({}),
      read({ autorenew: false }),
      read({ version: 4 }),
      read({ account: 'acc_Rn7k' }),
      refused,
      { kind: 'unanswered' },
    ],
    switchAutorenew: [
      { kind: 'ok', output: replies.flipAutorenew.autorenewOff.body },
      { kind: 'ok', output: replies.flipAutorenew.autorenewOn.body },
      refused,
      { kind: 'refused', refusal: { status: 409, problems: [], reason: 'outdated' } },
      { kind: 'unanswered' },
    ],
  },
};
