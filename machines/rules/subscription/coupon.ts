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

/** A coupon as the server describes it; discounts are cents off one subscription, whatever its term (COUP-10). */
export interface Coupon {
  code: string;
  applied: 'gift' | 'renewal' | 'other';
  can_apply: boolean;
  errors?: string | null;
  discounts: Record<'print_us' | 'print_ca' | 'print_intl' | 'digital', Cents>;
}

/** Why a coupon cannot be used; `server` means that its `errors` say why. */
export type CouponRefusal = 'server' | 'renewalOnly' | 'notForRenewals' | 'uncovered' | 'noDiscount';

/**
 * The subscription a coupon is held against, for oneself unless it says otherwise; a level is given where the coupon
 * closes the high ones (SUBSCRIBE-17).
 */
export interface CouponUse {
  deliverable: Deliverable;
  renewal: boolean;
  level?: Level;
  purpose?: Purpose;
}

/** What the coupon takes off a deliverable, in cents; a figure that is no amount of money takes nothing off. */
export function discountFor({ discounts }: Coupon, deliverable: Deliverable): Cents {
  const discount = discounts[DISCOUNT_KEYS[deliverable]];
  return isCents(discount) && discount > 0 ? discount : 0;
}

/** The first reason against the coupon, in the order of COUP-12; none when it may be used. */
export function couponRefusal(
  coupon: Coupon,
  { deliverable, renewal, level, purpose = 'personal' }: CouponUse,
): CouponRefusal | undefined {
  if (serverWords(coupon.errors) !== undefined) return 'server';
  if (coupon.applied === 'renewal' && !renewal) return 'renewalOnly';
  if (coupon.applied !== 'renewal' && renewal) return 'notForRenewals';
  // A coupon for gifts takes nothing off one's own subscription; there is no sentence that says so (COUP-6).
  if (coupon.applied === 'gift' && purpose === 'personal') return 'noDiscount';
  if (!coversAny(coupon, DELIVERABLES)) return 'noDiscount';
  if (level === 'high' || !coversAny(coupon, [deliverable])) return 'uncovered';
  return coupon.can_apply ? undefined : 'noDiscount';
}

/** The reason against a coupon on goods, which only one for anything takes something off, in the order of COUP-12. */
export function goodsCouponRefusal(coupon: Coupon, deliverable: Deliverable): 'server' | 'noDiscount' | undefined {
  if (serverWords(coupon.errors) !== undefined) return 'server';
  const takesOff = coupon.applied === 'other' && coupon.can_apply && discountFor(coupon, deliverable) > 0;
  return takesOff ? undefined : 'noDiscount';
}

/** The levels of a medium that an applied coupon closes: always high, and low when nothing of it is discounted. */
export const disabledLevels = (coupon: Coupon, medium: Medium): Level[] =>
  coversAny(coupon, medium === 'digital' ? ['digital'] : PRINT_DELIVERABLES) ? ['high'] : ['low', 'high'];

/** The shipping categories that an applied coupon closes: those whose print discount is nothing. */
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
