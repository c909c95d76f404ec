import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

export const cardDeletionFixture: Fixture = {
  events: { 'confirmation.requested': [{ asked: { act: 'cardDeletion' } }] },
  outputs: {
    act: [
      { kind: 'ok', output: replies.deleteCard.cardDeleted.body },
      { kind: 'refused', refusal: { status: 409, problems: [] } },
      { kind: 'unanswered' },
    ],
  },
};
