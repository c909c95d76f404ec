import type { AutorenewReply } from '#machines/api/contract.ts';
import { createConfirmation } from '#machines/lib/confirmation.ts';

/** Switches autorenew on or off; the page is loaded anew either way, and says if it failed (ACCT-18, ACCT-20). */
export const autorenewMachine = createConfirmation<AutorenewReply>('autorenew', {
  done: { reload: true },
  refused: { reload: true, notice: 'autorenewRefused' },
  unsure: { reload: true, notice: 'autorenewUnsure' },
});
