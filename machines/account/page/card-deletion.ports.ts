import { ACCOUNT_ACTS } from '#machines/account/acts.ts';
import { read } from '#machines/api/reply.ts';
import { Done } from '#machines/api/schemas/shared/Done.ts';
import { announced } from '#machines/lib/announced.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { cardDeletionMachine } from './card-deletion.machine.ts';

/** Deletes the card or the bank account on file, and announces the change to the other tabs. */
export const cardDeletion = flow(cardDeletionMachine, (world) => ({
  act: answer(({ input: { act }, signal }) => {
    const query = { method: ACCOUNT_ACTS[act === 'bankDeletion' ? act : 'cardDeletion'].method };
    return announced(
      world,
      'account',
      read(world.api.DELETE('/api/account/card', { params: { query }, signal }), Done),
    );
  }),
}));
