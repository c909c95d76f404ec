import type { Done } from '#machines/api/contract.ts';
import { createConfirmation } from '#machines/lib/confirmation.ts';

/**
 * Deletes a payment method after a confirmation. Always goes to `/account`, which reports the outcome (PAYM-7, PAYM-8).
 */
export const cardDeletionMachine = createConfirmation<Done>('cardDeletion', { visit: '/account' });
