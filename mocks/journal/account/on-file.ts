import { lookUp } from '../look-up.ts';
import type { JournalState } from '../state.ts';
import type { Method } from './test-tokens.ts';

/**
 * Keeps a method for the account or the donation that it was set up for: an account may have a card and a bank account
 * (PAYM-6), a donation is paid by one of them.
 */
export function keepOnFile(state: JournalState, owner: string, { id, details }: Omit<Method, 'isDeclined'>): void {
  const account = lookUp(state.accounts, owner);
  if (account) account.payment = { ...account.payment, type: 'details', ...details };
  const donation = lookUp(state.donations, owner);
  if (!donation || donation.method === id) return;
  donation.details = { type: 'details', data: details };
  donation.method = id;
  donation.isChanged = true;
}
