import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const { institutions, noInstitutions } = replies.getIdentityProviders;

export const institutionsFixture: Fixture = {
  inputs: [{ path: '/' }],
  events: { 'institution.chosen': [{ entity: institutions.body[0].entity_id }, { entity: '' }] },
  outputs: {
    load: [
      { kind: 'ok', output: institutions.body },
      { kind: 'ok', output: noInstitutions.body },
      { kind: 'unanswered' },
    ],
  },
};
