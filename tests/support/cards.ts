import type { MonthlyDonationCardInput } from '#machines/account/monthly-donation/monthly-donation-card-context.ts';
import type { PaymentChangeInput } from '#machines/account/payment/payment-change.machine.ts';
import { pages } from '#mocks/replies.ts';
import { copyOf } from './orders.ts';

/** The input of the change-payment page for a documented reader. */
export const paymentOf = (
  page: keyof typeof pages.showPayment = 'cardOnFile',
  more: Partial<PaymentChangeInput> = {},
): PaymentChangeInput => ({
  setup: copyOf(pages.showPayment[page].body).payment_setup,
  returned: { kind: 'none' },
  ...more,
});

/** The token of a link mailed to a donor. */
export const DONATION_TOKEN = 'don_3Kf8Yw';

/** The input of a documented monthly donation's card page. */
export const donationOf = (
  page: keyof typeof pages.showDonationSetup = 'donation',
  more: Partial<MonthlyDonationCardInput> = {},
): MonthlyDonationCardInput => ({
  setup: copyOf(pages.showDonationSetup[page].body).payment_setup,
  token: DONATION_TOKEN,
  returned: { kind: 'none' },
  ...more,
});

/** The provider keys of the documented pages. */
export const { pubkey: PUBKEY, secret: SETUP_SECRET } = pages.showPayment.cardOnFile.body.payment_setup.keys;
