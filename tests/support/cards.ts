import type { MonthlyDonationCardInput } from '#machines/account/monthly-donation/monthly-donation-card-context.ts';
import type { PaymentChangeInput } from '#machines/account/payment/payment-change.machine.ts';
import { pages } from '#mocks/replies.ts';
import { copyOf } from './orders.ts';

export const paymentOf = (
  page: keyof typeof pages.showPayment = 'cardOnFile',
  more: Partial<PaymentChangeInput> = {},
): PaymentChangeInput => ({
  setup: copyOf(pages.showPayment[page].body).payment_setup,
  returned: { kind: 'none' },
  ...more,
});

export const DONATION_TOKEN = 'don_3Kf8Yw';

export const donationOf = (
  page: keyof typeof pages.showDonationSetup = 'donation',
  more: Partial<MonthlyDonationCardInput> = {},
): MonthlyDonationCardInput => ({
  setup: copyOf(pages.showDonationSetup[page].body).payment_setup,
  token: DONATION_TOKEN,
  returned: { kind: 'none' },
  ...more,
});

export const { pubkey: PUBKEY, secret: SETUP_SECRET } = pages.showPayment.cardOnFile.body.payment_setup.keys;
