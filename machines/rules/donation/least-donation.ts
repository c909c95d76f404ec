import { DOLLARS, unitOf } from '#machines/rules/price/currency.ts';
import type { Cents } from '#machines/rules/price/money.ts';

/** The smallest donation that a server accepts in any currency, in minor units (DONATE-7). */
export const LEAST_DONATION: Cents = 100;

/** The smallest donation that is sent, in minor units: one whole unit, or 100 of a currency without decimals. */
export const leastDonation = (currency = DOLLARS): Cents => Math.max(LEAST_DONATION, unitOf(currency));
