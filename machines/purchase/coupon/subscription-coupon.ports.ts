import { Coupon as CouponSchema } from '#machines/api/schemas/cart/Coupon.ts';
import { choice, object } from '#machines/api/shapes.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { isSameCode } from '#machines/rules/subscription/coupon-code.ts';
import { couponMachine } from './coupon.machine.ts';
import { askedOf, checked, readCheck } from './coupon.ports.ts';

// The schema of all replies would bundle those of carts and invoices too.
const Reply = object({ for: choice('subscription'), coupon: CouponSchema });

/** The coupon of a subscription being built. The server stores nothing. */
export const subscriptionCoupon = flow(couponMachine, ({ api }) => ({
  checkCoupon: answer(async ({ input, signal }) => {
    const { on, code } = askedOf('subscription', input);
    if (code === null) throw new Error('A coupon is taken off a subscription without a call.');
    const result = await readCheck(api.POST('/api/coupon', { body: { ...on, code }, signal }), Reply);
    return checked(result, (reply) =>
      reply.for === 'subscription' && isSameCode(reply.coupon.code, code)
        ? { reply, code: reply.coupon.code }
        : undefined,
    );
  }),
  readCoupon: answer(() => Promise.reject(new Error('There is nothing to be read.'))),
}));
