import { type Coupon, type CouponUse, couponRefusal, goodsCouponRefusal } from '#machines/rules/subscription/coupon.ts';
import { couponCodeIn } from '#machines/rules/subscription/coupon-code.ts';
import { deliverableOf, type Shipcode } from '#machines/rules/subscription/subscription.ts';
import { pages, replies } from '../../replies.ts';
import { lookUp } from '../read-fields.ts';

export type CouponUseOf =
  | (CouponUse & { purpose: 'personal' | 'gift' })
  | { purpose: 'goods'; shipcode: Shipcode | undefined };

export const couponOf = (code: string): Coupon | undefined => lookUp(COUPONS, code.toUpperCase());

/** Describes the code in a page's address. Returns null for a malformed code. */
export function couponIn(asked: string | null | undefined): Coupon | null {
  const code = couponCodeIn(asked ?? '');
  if (code === undefined) return null;
  return couponOf(code) ?? { code, applied: 'other', can_apply: false, errors: UNKNOWN, discounts: flat(0) };
}

/** Returns why a coupon does not apply, in the documented words; undefined if it does. */
export function couponWords(code: string, use: CouponUseOf): string | undefined {
  const coupon = couponOf(code);
  if (!coupon) return UNKNOWN;
  const refusal =
    use.purpose === 'goods'
      ? goodsCouponRefusal(
          coupon,
          use.shipcode ? deliverableOf({ medium: 'print', shipcode: use.shipcode }) : 'digital',
        )
      : couponRefusal(coupon, use);
  switch (refusal) {
    case 'server':
      return coupon.errors ?? undefined;
    case 'renewalOnly':
      return replies.subscribe.notForNew.body.errors.coupon;
    case 'notForRenewals':
      return replies.renewSubscription.notForRenewals.body.errors.coupon;
    case 'uncovered':
      return replies.subscribe.notCovered.body.errors.coupon;
    case 'noDiscount':
      return unableToApply(coupon.code);
    default:
      return undefined;
  }
}

/** Uses the coupon's own spelling if it exists (COUP-6). */
export const unableToApply = (code: string): string => `Unable to apply coupon ${couponOf(code)?.code ?? code}`;

const UNKNOWN = replies.checkCoupon.unknownCoupon.body.errors.coupon;

const flat = (cents: number): Coupon['discounts'] => ({
  print_us: cents,
  print_ca: cents,
  print_intl: cents,
  digital: cents,
});

const ownCoupon = (code: string, cents: number): Coupon => ({
  code,
  applied: 'other',
  can_apply: true,
  errors: null,
  discounts: flat(cents),
});

export const COUPONS: Record<string, Coupon> = Object.fromEntries(
  [
    ownCoupon('FIVE', 500),
    ...[...Object.values(pages.showRenew), ...Object.values(pages.showSubscribe)].flatMap(({ body }) => {
      const options = 'subscribe' in body ? body.subscribe : body.renew;
      return options?.coupon ? [options.coupon] : [];
    }),
  ].map((coupon) => [coupon.code, coupon]),
);
