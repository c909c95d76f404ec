import type { PaymentDetails } from '#machines/api/contract.ts';
import { pages, replies } from '../../replies.ts';
import type { MethodDetails } from '../../stripe/outcome.ts';
import { lookUp } from '../look-up.ts';
import { methodSetUp } from '../payment/setups.ts';
import type { JournalState } from '../state.ts';

/** A method as the provider knows it. */
export interface Method {
  id: string;
  details: PaymentDetails['data'];
  /** It is declined as it is set up. */
  isDeclined?: true;
}

/** The method of this id that was set up for an account or a donation, or one that tests may use for any. */
export function methodOf(state: JournalState, id: string, owner: string): Method | undefined {
  const setUp = methodSetUp(state, id, owner);
  return setUp ? { id, details: setUp.data } : lookUp(TOKENS, id);
}

/** Whether a method that could be kept is declined when it is charged, as the provider's test card 4000 0000 0000 0341 is. */
export const failsWhenCharged = ({ card }: MethodDetails): boolean => card?.last_four === '0341';

const { data: mastercard } = replies.setDonationCard.donationCardKept.body.details;
const { data: visa } = pages.showPayment.cardOnFile.body.payment_setup.details;
const { data: bank } = pages.showPayment.bankOnFile.body.payment_setup.details;

/** What is known without a setup: the method of the documented requests, and the provider's own test tokens. */
const TOKENS: Record<string, Method> = Object.fromEntries(
  [
    { id: 'pm_1Rb80s', details: mastercard },
    { id: 'tok_visa', details: visa },
    { id: 'tok_mastercard', details: mastercard },
    { id: 'ba_usBankAccount', details: bank },
    { id: 'tok_chargeDeclined', details: visa, isDeclined: true as const },
    { id: 'tok_chargeCustomerFail', details: { card: { ...visa.card, last_four: '0341' } } },
  ].map((method) => [method.id, method]),
);
