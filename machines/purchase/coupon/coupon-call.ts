import type { CouponReply } from '#machines/api/contract.ts';

/** What a coupon is for. The server stores it only on a cart or an invoice. */
export type CouponFor =
  | { for: 'subscription'; purpose: 'personal' | 'gift' | 'renewal' }
  | { for: 'cart'; version: number }
  | { for: 'invoice'; invoice: string };

/** A coupon code to check or apply; null removes the coupon. */
export interface AskedCoupon {
  on: CouponFor;
  code: string | null;
}

/** The server's reply about a coupon and the code now applied; null for none. */
export interface CheckedCoupon {
  reply: CouponReply;
  code: string | null;
}

export type CouponEvent =
  | { type: 'coupon.typed'; typed: string }
  | { type: 'coupon.submitted' }
  | { type: 'coupon.removed' };
