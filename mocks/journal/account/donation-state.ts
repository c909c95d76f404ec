import type { PaymentDetails } from '#machines/api/contract.ts';
import { copyOf } from '../../documented.ts';
import { pages } from '../../replies.ts';

/** What the journal knows of monthly donations. */
export interface DonationState {
  /** Monthly donations, by the token of the link that was mailed to the donor. */
  donations: Record<string, Donation>;
}

/** A monthly donation: what pays for it, and whether the latest payment could be taken. */
export interface Donation {
  name: string;
  details: PaymentDetails;
  failing: boolean;
  /** The method that was set up last, by its id at the provider. */
  method?: string;
  /** Whether another method was set up since a payment failed. */
  isChanged: boolean;
  /** How often a payment was taken here. */
  payments: number;
}

/** The links to donations that tests may open: one that is paid by card, one by a bank account, and one that is failing. */
export const DONATIONS = { paid: 'don_3Kf8Yw', bank: 'don_bank', failing: 'don_failing' } as const;

/** The donations of the documented pages. */
export function seedDonations(): DonationState {
  const { donation, donationByBank, donationFailing } = pages.showDonationSetup;
  const donations = [
    [DONATIONS.paid, donation] as const,
    [DONATIONS.bank, donationByBank] as const,
    [DONATIONS.failing, donationFailing] as const,
  ].map(([token, { body }]): [string, Donation] => {
    const { name, details, failing } = copyOf(body.payment_setup);
    return [token, { name, details, failing, isChanged: false, payments: 0 }];
  });
  return { donations: Object.fromEntries(donations) };
}
