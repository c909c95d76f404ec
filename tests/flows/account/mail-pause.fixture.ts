import type { Fixture } from '../walker.ts';

export const mailPauseFixture: Fixture = {
  inputs: [undefined],
  outputs: { pauseMail: [{ kind: 'ok', output: {} }, { kind: 'refused', refusal: { status: 403, problems: [] } }, { kind: 'unanswered' }] },
};
