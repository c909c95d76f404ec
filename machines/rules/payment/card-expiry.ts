import type { PaymentRecord } from '#machines/api/contract.ts';

export type SavedMethods = Pick<PaymentRecord, 'card' | 'ach'>;

type Expiry = Pick<NonNullable<SavedMethods['card']>, 'exp_month' | 'exp_year'>;

/** Returns the expiry month as printed on a card: `08/2029`. */
export const expiryOf = ({ exp_month, exp_year }: Expiry): string => `${twoDigits(exp_month)}/${exp_year}`;

/** Whether a card has expired on a day (ISO). It is valid through the end of its month. */
export const isExpired = ({ exp_month, exp_year }: Expiry, day: string): boolean =>
  `${exp_year}-${twoDigits(exp_month)}` < day.slice(0, 'yyyy-mm'.length);

/**
 * Returns the method charged on a day (ISO): the card until it expires, then the bank account; undefined if neither can
 * pay.
 */
export const chargedOn = ({ card, ach }: SavedMethods, day: string): 'card' | 'ach' | undefined =>
  card && !isExpired(card, day) ? 'card' : ach && 'ach';

/** Whether a method on file can be charged on a day (ISO). */
export const canPay = (onFile: SavedMethods, day: string): boolean => chargedOn(onFile, day) !== undefined;

/**
 * Returns what to show as on file on a day (ISO); undefined after an update that cannot have left it there. If only the
 * page's address reports the update, the page's data may still have the old method.
 */
export const shownOnFile = <Details extends { data: SavedMethods }>(
  details: Details | null,
  isUpdated: boolean,
  day: string,
): Details | null | undefined => (isUpdated && !(details && canPay(details.data, day)) ? undefined : details);

/**
 * Returns why the methods on file cannot pay a renewal (ISO days): the card has expired, or will have by then.
 * Undefined if a bank account pays instead.
 */
export function renewalRisk(onFile: SavedMethods, days: { today: string; renewal: string }): RenewalRisk | undefined {
  if (canPay(onFile, days.renewal)) return undefined;
  return canPay(onFile, days.today) ? 'expiring' : 'expired';
}

export type RenewalRisk = 'expired' | 'expiring';

const twoDigits = (month: number): string => String(month).padStart(2, '0');
