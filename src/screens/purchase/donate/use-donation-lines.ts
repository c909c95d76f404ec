import type { OrderLine } from '#machines/api/contract.ts';
import type { DonateContext } from '#machines/purchase/donate/donate-context.ts';
import { donated } from '#machines/purchase/donate/donate-order.ts';
import { donationLine } from '#machines/rules/price/line-price.ts';
import { useMessages } from '#messages/context.tsx';
import { reviewWords } from '#messages/en/order.ts';

/** The donation as it would stand on its receipt; nothing as long as no amount can be read. */
export function useDonationLines(context: DonateContext): OrderLine[] {
  const review = useMessages(reviewWords);
  const amount = donated(context);
  if (amount === 0) return [];
  const name = context.process === 'monthly' ? review.monthlyDonation : review.onetimeDonation;
  return [{ kind: 'donation-item', name, quantity: 1, ...donationLine(amount) }];
}
