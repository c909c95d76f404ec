import type { Fixture } from '../walker.ts';

const after = { reload: true };

export const logoutFixture: Fixture = {
  inputs: [{ after }],
  outputs: { endSession: [{ kind: 'ok', output: {} }, { kind: 'unanswered' }] },
};
