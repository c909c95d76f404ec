import type { Done } from '#machines/api/contract.ts';
import { createConfirmation } from '#machines/lib/confirmation.ts';

/** Deletes what is on file; the page goes to `/account` either way, which says if it failed (PAYM-7, PAYM-8). */
export const cardDeletionMachine = createConfirmation<Done>('cardDeletion', {
  done: { visit: '/account' },
  refused: { visit: '/account', notice: 'cardDeletionRefused' },
  unsure: { visit: '/account', notice: 'cardDeletionUnsure' },
});
