import type { Result } from '#machines/api/reply.ts';
import type { AskedCoupon, CheckedCoupon, CouponFor } from './coupon.machine.ts';

/** What is asked of one place where coupons are typed. */
export type AskedOf<Place extends CouponFor['for']> = AskedCoupon & { on: Extract<CouponFor, { for: Place }> };

/** What a flow is asked, which must be about its own place. */
export function askedOf<Place extends CouponFor['for']>(place: Place, asked: AskedCoupon | undefined): AskedOf<Place> {
  if (asked?.on.for !== place) throw new Error(`Nothing is asked of a ${place}.`);
  return asked as AskedOf<Place>; // by its place, which was looked at
}

/** What a reply comes to; one about something else is not the documented one. */
export function checked<Reply>(
  result: Result<Reply>,
  take: (reply: Reply) => CheckedCoupon | undefined,
): Result<CheckedCoupon> {
  if (result.kind !== 'ok') return result;
  const output = take(result.output);
  return output ? { kind: 'ok', output } : { kind: 'unreadable' };
}
