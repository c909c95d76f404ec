import { type Cents, isCents } from '#machines/rules/price/money.ts';
import { serverWords } from '#machines/rules/text/safe-text.ts';
import {
  DELIVERABLES,
  type Deliverable,
  deliverableOf,
  type Level,
  type Medium,
  type Purpose,
  SHIPCODES,
  type Shipcode,
} from './subscription.ts';

/** A coupon from the server. Discounts are in cents per subscription, whatever its term (COUP-10). */
export interface Coupon {
  code: string;
  applied: 'gift' | 'renewal' | 'other';
  can_apply: boolean;
  errors?: string | null;
  discounts: Record<'print_us' | 'print_ca' | 'print_intl' | 'digital', Cents>;
}

/** Why a coupon cannot be used. For `server`, the coupon's `errors` give the reason. */
export type CouponRefusal = 'server' | 'renewalOnly' | 'notForRenewals' | 'uncovered' | 'noDiscount';

/**
 * The subscription to check a coupon against; `purpose` defaults to personal. Pass a level only if the coupon closes
 * high levels (SUBSCRIBE-17).
 */
export interface CouponUse {
  deliverable: Deliverable;
  renewal: boolean;
  level?: Level;
  purpose?: Purpose;
}

/** Returns the coupon's discount on a deliverable, in cents; 0 for an invalid figure. */
export function discountFor({ discounts }: Coupon, deliverable: Deliverable): Cents {
  const discount = discounts[DISCOUNT_KEYS[deliverable]];
  return isCents(discount) && discount > 0 ? discount : 0;
}

/** Returns the first reason to refuse the coupon, in the order of COUP-12; undefined if it may be used. */
export function couponRefusal(
  coupon: Coupon,
  { deliverable, renewal, level, purpose = 'personal' }: CouponUse,
): CouponRefusal | undefined {
  if (serverWords(coupon.errors) !== undefined) return 'server';
  if (coupon.applied === 'renewal' && !renewal) return 'renewalOnly';
  if (coupon.applied !== 'renewal' && renewal) return 'notForRenewals';
  // There is no specified message for a gift coupon on a personal subscription (COUP-6).
  if (coupon.applied === 'gift' && purpose === 'personal') return 'noDiscount';
  if (!coversAny(coupon, DELIVERABLES)) return 'noDiscount';
  if (level === 'high' || !coversAny(coupon, [deliverable])) return 'uncovered';
  return coupon.can_apply ? undefined : 'noDiscount';
}

/**
 * Returns the first reason to refuse the coupon on goods, in the order of COUP-12. Only a coupon for anything (`other`)
 * discounts goods.
 */
export function goodsCouponRefusal(coupon: Coupon, deliverable: Deliverable): 'server' | 'noDiscount' | undefined {
  if (serverWords(coupon.errors) !== undefined) return 'server';
  const takesOff = coupon.applied === 'other' && coupon.can_apply && discountFor(coupon, deliverable) > 0;
  return takesOff ? undefined : 'noDiscount';
}

/** Returns the levels an applied coupon closes: always high, and low if the coupon does not discount the medium. */
export const disabledLevels = (coupon: Coupon, medium: Medium): Level[] =>
  coversAny(coupon, medium === 'digital' ? ['digital'] : PRINT_DELIVERABLES) ? ['high'] : ['low', 'high'];

/** Returns the shipping categories an applied coupon closes: those without a print discount. */
export const disabledShipcodes = (coupon: Coupon): Shipcode[] =>
  SHIPCODES.filter((shipcode) => !coversAny(coupon, [deliverableOf({ medium: 'print', shipcode })]));

const DISCOUNT_KEYS = {
  'print-a': 'print_us',
  'print-b': 'print_ca',
  'print-c': 'print_intl',
  digital: 'digital',
} as const;

const PRINT_DELIVERABLES: Deliverable[] = ['print-a', 'print-b', 'print-c'];

const coversAny = (coupon: Coupon, deliverables: readonly Deliverable[]): boolean =>
  deliverables.some((deliverable) => discountFor(coupon, deliverable) > 0);
