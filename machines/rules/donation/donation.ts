import { type AmountReading, readAmount } from '#machines/rules/price/amount.ts';
import { type Cents, isCents } from '#machines/rules/price/money.ts';

/** A donation is made once, or charged again every month (DONATE-2). */
export type DonationProcess = 'onetime' | 'monthly';

/** The tiers offered, in dollars (DONATE-8). */
export const DONATION_TIERS = [
  { name: 'friend', onetime: 50, monthly: 10 },
  { name: 'supporter', onetime: 100, monthly: 25 },
  { name: 'sponsor', onetime: 250, monthly: 75 },
  { name: 'patron', onetime: 1000, monthly: 200 },
] as const;

/** A tier with its amounts in cents. */
export interface Tier {
  /** One of our own tiers' names, or the host's word for its own. */
  name: string;
  onetime: Cents;
  monthly: Cents;
}

/** The tiers that a page offers: the host's own, or those of the documents (DONATE-8). */
export const tiersOf = (own: readonly Tier[] | undefined): readonly Tier[] => own ?? OFFERED;

/** The tier that an amount (cents) is, for donations made so often (DONATE-9). */
export const tierOf = (tiers: readonly Tier[], process: DonationProcess, amount: Cents): Tier | undefined =>
  tiers.find((tier) => tier[process] === amount);

/** The initial donation of either frequency: 25 dollars, in cents (DONATE-4). */
export const DEFAULT_DONATION: Cents = 2_500;

/** The least donation that is sent: one dollar, in cents (DONATE-7). */
export const LEAST_DONATION: Cents = 100;

/** A donation as requests carry it: the field is called `dollars` and holds cents (DONATE-13). */
export interface DonationPayload {
  process: 'onetime' | 'monthly-init';
  dollars: Cents;
}

/** The problem with a donation's amount, if any. An empty amount is not a problem yet. */
export function amountProblem(typed: string, locale?: string) {
  if (typed.trim() === '') return undefined;
  const reading = readAmount(typed, locale);
  if ('problem' in reading) return reading.problem;
  return reading.cents < LEAST_DONATION ? 'donationTooSmall' : undefined;
}

/** Reads a typed donation: nothing or 0 is no donation, and below one dollar is refused instead of dropped. */
export function readDonation(typed: string, locale?: string): AmountReading | { problem: 'amountTooSmall' } {
  const reading = readAmount(typed, locale);
  const isTooSmall = 'cents' in reading && reading.cents > 0 && reading.cents < LEAST_DONATION;
  return isTooSmall ? { problem: 'amountTooSmall' } : reading;
}

/** Reads the donation beside a product, which goes up in whole dollars from 0 (CART-16). */
export function readWholeDonation(
  typed: string,
  locale?: string,
): AmountReading | { problem: 'amountTooSmall' | 'amountNotWhole' } {
  const reading = readDonation(typed, locale);
  return 'cents' in reading && reading.cents % DOLLAR > 0 ? { problem: 'amountNotWhole' } : reading;
}

/** The donation to send; none below the least. */
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
