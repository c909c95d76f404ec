import type { PaymentRecord } from '#machines/api/contract.ts';

/** What is on file to pay with. */
export type OnFile = Pick<PaymentRecord, 'card' | 'ach'>;

type Expiry = Pick<NonNullable<OnFile['card']>, 'exp_month' | 'exp_year'>;

/** The month a card expires with, as the card says it: `08/2029`. */
export const expiryOf = ({ exp_month, exp_year }: Expiry): string => `${twoDigits(exp_month)}/${exp_year}`;

/** Whether a card has expired by a day (ISO): it is good until the end of its month. */
export const isExpired = ({ exp_month, exp_year }: Expiry, day: string): boolean =>
  `${exp_year}-${twoDigits(exp_month)}` < day.slice(0, 'yyyy-mm'.length);

/** The method that is charged on a day (ISO): the card until it expires, then the bank account; undefined where neither can pay. */
export const chargedOn = ({ card, ach }: OnFile, day: string): 'card' | 'ach' | undefined =>
  card && !isExpired(card, day) ? 'card' : ach && 'ach';

/** Whether what is on file can pay on a day. */
export const canPay = (onFile: OnFile, day: string): boolean => chargedOn(onFile, day) !== undefined;

/**
 * What stops a renewal on a later day from being paid with what is on file: its card has expired, or expires before.
 * A bank account beside the card pays instead.
 */
export function renewalRisk(onFile: OnFile, days: { today: string; renewal: string }): RenewalRisk | undefined {
  if (canPay(onFile, days.renewal)) return undefined;
  return canPay(onFile, days.today) ? 'expiring' : 'expired';
}

export type RenewalRisk = 'expired' | 'expiring';

/** The same day so many years on; only its month is looked at. */
export const inYears = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

const twoDigits = (month: number): string => String(month).padStart(2, '0');
