import type { Settings } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';

/** What became of a coupon code that was typed. */
export interface TypedCoupon {
  /** Whether a coupon is being checked, so that the price may change. */
  checksCoupon?: boolean;
  /** What was typed when a code was checked last: its reader knows what came of it. */
  askedCoupon?: string;
}

/** A purchase in which a coupon code can be typed. */
interface Couponed extends TypedCoupon {
  page: { settings: Pick<Settings, 'typed_coupons'> };
  form: {
    /** A code that is typed and not applied. */
    coupon: string;
  };
}

/** What a coupon field changes. */
export const couponEdits = {
  checksCoupon: ({ form }: Couponed, checksCoupon: boolean) => ({
    checksCoupon,
    ...(checksCoupon && { askedCoupon: form.coupon }),
  }),
};

/** That a code is typed and was never applied, so that nobody pays the full price without a word. */
export function unappliedCoupon({ page, form, askedCoupon }: Couponed, isOn: boolean): Problem[] {
  const isWaiting = form.coupon.trim() !== '' && form.coupon !== askedCoupon;
  return page.settings.typed_coupons && isWaiting && !isOn ? [{ field: 'coupon', code: 'coupon.unapplied' }] : [];
}
