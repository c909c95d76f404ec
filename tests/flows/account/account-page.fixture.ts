import type { Fixture } from '../walker.ts';

export const accountPageFixture: Fixture = {
  inputs: [{ isViewOnly: false }, { isViewOnly: true }],
  outputs: { autorenew: [{ reload: true }], cardDeletion: [{ visit: '/account' }] },
};
