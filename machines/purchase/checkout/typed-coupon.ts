import type { Settings } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { isBlank } from '#machines/rules/text/required.ts';

export interface TypedCoupon {
  /** Whether a coupon is being checked, which may change the price. */
  checksCoupon?: boolean;
  /** The field's text at the last check. The reader already knows its result. */
  askedCoupon?: string;
}

export interface CouponTexts {
  coupon: string;
  /** The code from the page or the link that the reader cleared from the field. */
  cleared_coupon: string;
}

export const NO_COUPON: CouponTexts = { coupon: '', cleared_coupon: '' };

interface Couponed extends TypedCoupon {
  page: { settings: Pick<Settings, 'typed_coupons' | 'view_only'> };
  form: CouponTexts;
}

/** The edit that starts or ends a coupon check. A start stores the field's text. */
export const couponEdits = {
  checksCoupon: ({ form }: Couponed, checksCoupon: boolean) => ({
    checksCoupon,
    ...(checksCoupon && { askedCoupon: form.coupon }),
  }),
};

/** Reports a code that is typed but was never applied, so that nobody unknowingly pays the full price. */
export function unappliedCoupon({ page, form, askedCoupon }: Couponed, isOn: boolean): Problem[] {
  const isWaiting = !isBlank(form.coupon) && form.coupon !== askedCoupon;
  const { typed_coupons, view_only } = page.settings;
  // A view-only page takes no orders and says so instead.
  return typed_coupons && !view_only && isWaiting && !isOn ? [{ field: 'coupon', code: 'coupon.unapplied' }] : [];
}
