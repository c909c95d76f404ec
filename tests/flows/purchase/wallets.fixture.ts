import type { Fixture } from '../walker.ts';

export const walletsFixture: Fixture = {
  inputs: [{}, { zone: 'a' }],
  events: {
    'wallets.found': [{ isOffered: true }, { isOffered: false }],
    'address.chosen': [{ country: 'US' }, { country: 'CA' }],
  },
  outputs: { readCountries: [['US']] },
};
