import type { Done } from '#machines/api/contract.ts';
import { createConfirmation } from '#machines/lib/confirmation.ts';

/** Deletes one method that is on file; the page goes to `/account` either way, which tells what came of it (PAYM-7, PAYM-8). */
export const cardDeletionMachine = createConfirmation<Done>('cardDeletion', { visit: '/account' });
