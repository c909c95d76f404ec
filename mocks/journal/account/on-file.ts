import type { PaymentDetails } from '#machines/api/contract.ts';
import type { MethodDetails } from '../../stripe/outcome.ts';
import { lookUp } from '../read-fields.ts';
import type { JournalState } from '../state.ts';

/** A method as the provider knows it. */
export interface Method {
  id: string;
  details: PaymentDetails['data'];
  /** It is declined as it is set up. */
  isDeclined?: true;
}

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

/** Whether a method that could be kept is declined when it is charged, as the provider's test card 4000 0000 0000 0341 is. */
export const failsWhenCharged = ({ card }: MethodDetails): boolean => card?.last_four === '0341';
