import type { FailedDonation, FailedRenewal, Subscriber } from '#machines/api/contract.ts';
import { isGifted } from '#machines/rules/gift/gifted.ts';
import { renewalDay } from '#machines/rules/renewal/renewal-day.ts';
import { isRenewable } from '#machines/rules/subscription/overview.ts';
import { canPay, type RenewalRisk, renewalRisk, type SavedMethods } from './card-expiry.ts';

/** A problem with a reader's payments. `isRenewing`: a renewal will charge the card. */
export type PaymentIssue =
  | { kind: 'renewalFailed'; failed: FailedRenewal }
  | { kind: 'donationFailed'; failed: FailedDonation }
  | { kind: RenewalRisk; card: NonNullable<SavedMethods['card']>; isRenewing: boolean };

/**
 * Returns the most urgent issue on a day (ISO): a failed payment, then a card that cannot pay, then one that soon
 * cannot.
 */
export function paymentIssue(
  subscriber: Pick<Subscriber, 'account' | 'timetable'>,
  onFile: SavedMethods | null,
  today: string,
): PaymentIssue | undefined {
  const { renewal_failed } = subscriber.timetable;
  const { donation_failing } = subscriber.account;
  if (renewal_failed && isRenewable(subscriber)) return { kind: 'renewalFailed', failed: renewal_failed };
  if (donation_failing) return { kind: 'donationFailed', failed: donation_failing };
  if (!onFile?.card || isGifted(subscriber)) return undefined;
  const { card } = onFile;
  const renewal = renewalDay(subscriber, today);
  if (renewal === undefined) return canPay(onFile, today) ? undefined : { kind: 'expired', card, isRenewing: false };
  const risk = renewalRisk(onFile, { today, renewal });
  return risk && { kind: risk, card, isRenewing: true };
}

/** Returns the path of the page that resolves an issue. */
export function fixOf(issue: PaymentIssue): string {
  switch (issue.kind) {
    case 'renewalFailed':
      return '/account/renewal';
    case 'donationFailed':
      return `/donation/setup?token=${encodeURIComponent(issue.failed.token)}`;
    case 'expired':
    case 'expiring':
      return '/account/payment';
  }
}
