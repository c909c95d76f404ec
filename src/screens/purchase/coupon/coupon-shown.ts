import type { CouponContext, CouponFor } from '#machines/purchase/coupon/coupon.machine.ts';
import type { Coupon, CouponRefusal } from '#machines/rules/subscription/coupon.ts';
import { couponCodeIn } from '#machines/rules/subscription/coupon-code.ts';

export interface CouponGiven {
  on: CouponFor;
  offer?: { coupon: Pick<Coupon, 'code'>; isApplied: boolean; refusal: CouponRefusal | undefined } | undefined;
  applied?: string | null | undefined;
}

export interface CouponShown {
  code: string;
  isApplied: boolean;
  /** The code is that of the page's own coupon, so applying it needs no call. */
  isOffered: boolean;
  /** The coupon does not fit the current order, so checking it again is pointless. */
  isRefused: boolean;
  /** The page's own refusal; undefined while the last call has a problem to show. */
  refusal: CouponRefusal | undefined;
  /** The code whose status is shown; undefined beside an error of an applied coupon. */
  standing: string | undefined;
}

export function couponShown(context: CouponContext, given: CouponGiven): CouponShown {
  const { problems, typed } = context;
  const code = appliedIn(given);
  if (code !== undefined) {
    const standing = problems.length > 0 ? undefined : code;
    return { code, isApplied: true, isOffered: true, isRefused: false, refusal: undefined, standing };
  }
  const offer = isFor(context, given.offer?.coupon.code) ? given.offer : undefined;
  const refusal = problems.length > 0 ? undefined : offer?.refusal;
  // A code that the server refused may be accepted next time.
  const isAsking = refusal === 'server' && context.answered !== undefined;
  const isTakenOff = context.asked?.code === null && typed !== '';
  return {
    code: typed,
    isApplied: false,
    isOffered: offer !== undefined && !isAsking,
    isRefused: refusal !== undefined && !isAsking,
    refusal,
    standing: offer?.coupon.code ?? (isDenied(context, given.on) || isTakenOff ? couponCodeIn(typed) : undefined),
  };
}

function appliedIn({ offer, applied }: CouponGiven): string | undefined {
  if (offer) return offer.isApplied ? offer.coupon.code : undefined;
  return applied ?? undefined;
}

const isFor = ({ typed, answered }: CouponContext, code: string | undefined): boolean =>
  code !== undefined &&
  (couponCodeIn(typed) === code || (answered?.code === code && answered.sent === couponCodeIn(typed)));

function isDenied({ problems, asked, typed }: CouponContext, on: CouponFor): boolean {
  const isOnSame = asked?.on.for !== 'cart' || on.for !== 'cart' || asked.on.version === on.version;
  const isSaid = problems.some(({ field, code }) => field === 'coupon' && ['server', 'coupon.unable'].includes(code));
  return isSaid && isOnSame && asked?.code === couponCodeIn(typed);
}
