import { PUBKEY, SETUP_SECRET } from '#fixtures/data/cards.ts';
import { METHOD } from '#fixtures/world/test-world.ts';
import type { CardUpdateContext } from '#machines/account/payment/card-update-context.ts';
import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const begun = {
  name: 'Ines Duarte',
  keys: { pubkey: PUBKEY, secret: SETUP_SECRET },
  address: '/account/payment',
  returned: { kind: 'none' },
};
const statuses = [{ kind: 'succeeded', method: METHOD }, { kind: 'processing' }, { kind: 'open', words: 'Declined.' }];

export const cardUpdateFixture: Fixture = {
  inputs: [begun, { ...begun, returned: { kind: 'told', secret: 'seti_1Qa11b_secret_Zq9c' } }],
  events: { 'name.changed': [{ name: '' }, { name: 'Ines Duarte' }] },
  outputs: {
    confirmSetup: [...statuses, { kind: 'unavailable' }],
    readSetup: statuses,
    keepCard: [{ kind: 'ok', output: replies.setCard.cardKept.body }, { kind: 'unanswered' }],
  },
  identity: ({ name, isReturning, method, problems }: CardUpdateContext) => [
    name,
    isReturning,
    method,
    problems.length > 0,
  ],
};
