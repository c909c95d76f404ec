import { type AmountReading, readAmount } from '#machines/rules/price/amount.ts';
import { DOLLARS, unitOf } from '#machines/rules/price/currency.ts';
import { type Cents, isCents } from '#machines/rules/price/money.ts';
import { isBlank } from '#machines/rules/text/required.ts';
import { LEAST_DONATION, leastDonation } from './least-donation.ts';

/** How often a donation is charged. Requests say `monthly-init` for `monthly` (DONATE-11). */
export type DonationProcess = 'onetime' | 'monthly';

/** The default tiers, in hundreds of minor units (DONATE-8). */
const DONATION_TIERS = [
  { name: 'friend', onetime: 50, monthly: 10 },
  { name: 'supporter', onetime: 100, monthly: 25 },
  { name: 'sponsor', onetime: 250, monthly: 75 },
  { name: 'patron', onetime: 1000, monthly: 200 },
] as const;

/** A donation tier. Its amounts are in minor units, unlike those of `DONATION_TIERS`. */
export interface Tier {
  name: string;
  onetime: Cents;
  monthly: Cents;
}

/** Returns the host's own tiers, else the documented ones (DONATE-8). */
export const tiersOf = (own: readonly Tier[] | undefined): readonly Tier[] => own ?? OFFERED;

/** Returns the tier with this amount in cents at the given frequency (DONATE-9). */
export const tierOf = (tiers: readonly Tier[], process: DonationProcess, amount: Cents): Tier | undefined =>
  tiers.find((tier) => tier[process] === amount);

/** The initial amount on the donate page, in minor units (DONATE-4). */
export const DEFAULT_DONATION: Cents = 2_500;

/** A donation in a request. The field `dollars` holds minor units (DONATE-13). */
export interface DonationPayload {
  process: 'onetime' | 'monthly-init';
  dollars: Cents;
}

/** Returns the problem with a typed donation; undefined if it is valid or empty. */
export function amountProblem(typed: string, locale?: string, currency = DOLLARS) {
  if (isBlank(typed)) return undefined;
  const reading = readAmount(typed, locale, currency);
  if ('problem' in reading) return reading.problem;
  return reading.cents < leastDonation(currency) ? 'donationTooSmall' : undefined;
}

/** Parses a typed donation. Empty or 0 is no donation; less than the least is refused rather than dropped. */
export function readDonation(
  typed: string,
  locale?: string,
  currency = DOLLARS,
): AmountReading | { problem: 'amountTooSmall' } {
  const reading = readAmount(typed, locale, currency);
  const isTooSmall = 'cents' in reading && reading.cents > 0 && reading.cents < leastDonation(currency);
  return isTooSmall ? { problem: 'amountTooSmall' } : reading;
}

/** Parses the donation beside a product, in whole units from 0 (CART-16). */
export function readWholeDonation(
  typed: string,
  locale?: string,
  currency = DOLLARS,
): AmountReading | { problem: 'amountTooSmall' | 'amountNotWhole' } {
  const reading = readDonation(typed, locale, currency);
  return 'cents' in reading && reading.cents % unitOf(currency) > 0 ? { problem: 'amountNotWhole' } : reading;
}

/** Returns the donation to send; undefined below the minimum. */
export const donationPayload = (process: DonationProcess, cents: Cents): DonationPayload | undefined =>
  isCents(cents) && cents >= LEAST_DONATION
    ? { process: process === 'monthly' ? 'monthly-init' : 'onetime', dollars: cents }
    : undefined;

const OFFERED: Tier[] = DONATION_TIERS.map(({ name, onetime, monthly }) => ({
  name,
  onetime: onetime * 100,
  monthly: monthly * 100,
}));
