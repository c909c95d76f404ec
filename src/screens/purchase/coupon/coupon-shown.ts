import type { CouponContext, CouponFor } from '#machines/purchase/coupon/coupon.machine.ts';
import type { Coupon, CouponRefusal } from '#machines/rules/subscription/coupon.ts';

/** What the field of a coupon is shown by. */
export interface CouponGiven {
  on: CouponFor;
  /** The coupon of a subscription that is being built, and why it cannot be used. */
  offer?: { coupon: Pick<Coupon, 'code'>; isApplied: boolean; refusal: CouponRefusal | undefined } | undefined;
  /** The code that is applied to a cart or an invoice. */
  applied?: string | null | undefined;
}

export interface CouponShown {
  /** What stands in the field. */
  code: string;
  isApplied: boolean;
  /** The field holds the coupon that is offered, so that it goes on without a call. */
  isOffered: boolean;
  /** The coupon in the field cannot be applied as things stand, so that asking again is of no use. */
  isRefused: boolean;
  /** Why the offered coupon cannot be used; a problem of the last call is said in its place. */
  refusal: CouponRefusal | undefined;
  /** The code of which it is said whether it is applied; never beside what went wrong where it is. */
  standing: string | undefined;
}

/** What the field of a coupon shows. */
export function couponShown(context: CouponContext, given: CouponGiven): CouponShown {
  const { problems, typed } = context;
  const code = appliedIn(given);
  if (code !== undefined) {
    const standing = problems.length > 0 ? undefined : code;
    return { code, isApplied: true, isOffered: true, isRefused: false, refusal: undefined, standing };
  }
  const offer = isFor(context, given.offer?.coupon.code) ? given.offer : undefined;
  const refusal = problems.length > 0 ? undefined : offer?.refusal;
  // What the server refused when it was asked, it may take when it is asked again.
  const isAsking = refusal === 'server' && context.answered !== undefined;
  const isTakenOff = context.asked?.code === null && typed !== '';
  return {
    code: typed,
    isApplied: false,
    isOffered: offer !== undefined && !isAsking,
    isRefused: refusal !== undefined && !isAsking,
    refusal,
    standing: offer?.coupon.code ?? (isDenied(context, given.on) || isTakenOff ? typed.trim() : undefined),
  };
}

function appliedIn({ offer, applied }: CouponGiven): string | undefined {
  if (offer) return offer.isApplied ? offer.coupon.code : undefined;
  return applied ?? undefined;
}

/** Whether what stands in the field is the coupon of this code, or what the reader typed for it. */
const isFor = ({ typed, answered }: CouponContext, code: string | undefined): boolean =>
  code !== undefined && (typed.trim() === code || (answered?.sent === typed.trim() && answered.code === code));

/** Whether the server refused this very code for what is bought as it stands now. */
function isDenied({ problems, asked, typed }: CouponContext, on: CouponFor): boolean {
  const isOnSame = asked?.on.for !== 'cart' || on.for !== 'cart' || asked.on.version === on.version;
  const isSaid = problems.some(({ field, code }) => field === 'coupon' && ['server', 'coupon.unable'].includes(code));
  return isSaid && isOnSame && asked?.code === typed.trim();
}
