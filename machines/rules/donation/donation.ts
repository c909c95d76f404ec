import { type AmountReading, readAmount } from '#machines/rules/price/amount.ts';
import { type Cents, isCents } from '#machines/rules/price/money.ts';
import { isBlank } from '#machines/rules/text/required.ts';

/** How often a donation is charged. Requests say `monthly-init` for `monthly` (DONATE-11). */
export type DonationProcess = 'onetime' | 'monthly';

/** The default tiers, in dollars (DONATE-8). */
export const DONATION_TIERS = [
  { name: 'friend', onetime: 50, monthly: 10 },
  { name: 'supporter', onetime: 100, monthly: 25 },
  { name: 'sponsor', onetime: 250, monthly: 75 },
  { name: 'patron', onetime: 1000, monthly: 200 },
] as const;

/** A donation tier. Its amounts are in cents, unlike those of `DONATION_TIERS`. */
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

/** The initial amount on the donate page: $25, in cents (DONATE-4). */
export const DEFAULT_DONATION: Cents = 2_500;

/** The smallest donation that is sent: $1, in cents (DONATE-7). */
export const LEAST_DONATION: Cents = 100;

/** A donation in a request. The field `dollars` holds cents (DONATE-13). */
export interface DonationPayload {
  process: 'onetime' | 'monthly-init';
  dollars: Cents;
}

/** Returns the problem with a typed donation; undefined if it is valid or empty. */
export function amountProblem(typed: string, locale?: string) {
  if (isBlank(typed)) return undefined;
  const reading = readAmount(typed, locale);
  if ('problem' in reading) return reading.problem;
  return reading.cents < LEAST_DONATION ? 'donationTooSmall' : undefined;
}

/** Parses a typed donation. Empty or 0 is no donation; less than one dollar is refused rather than dropped. */
export function readDonation(typed: string, locale?: string): AmountReading | { problem: 'amountTooSmall' } {
  const reading = readAmount(typed, locale);
  const isTooSmall = 'cents' in reading && reading.cents > 0 && reading.cents < LEAST_DONATION;
  return isTooSmall ? { problem: 'amountTooSmall' } : reading;
}

/** Parses the donation beside a product, in whole dollars from 0 (CART-16). */
export function readWholeDonation(
  typed: string,
  locale?: string,
): AmountReading | { problem: 'amountTooSmall' | 'amountNotWhole' } {
  const reading = readDonation(typed, locale);
  return 'cents' in reading && reading.cents % DOLLAR > 0 ? { problem: 'amountNotWhole' } : reading;
}

/** Returns the donation to send; undefined below the minimum. */
export const donationPayload = (process: DonationProcess, cents: Cents): DonationPayload | undefined =>
  isCents(cents) && cents >= LEAST_DONATION
    ? { process: process === 'monthly' ? 'monthly-init' : 'onetime', dollars: cents }
    : undefined;

const DOLLAR: Cents = 100;

const OFFERED: Tier[] = DONATION_TIERS.map(({ name, onetime, monthly }) => ({
  name,
  onetime: onetime * 100,
  monthly: monthly * 100,
}));
