import { generally } from '#machines/lib/problem.ts';
import type { CouponContext } from '#machines/purchase/coupon/coupon.machine.ts';
import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const personal = { for: 'subscription', purpose: 'personal' };
const cart = { for: 'cart', version: 6 };
const refused = { kind: 'refused', refusal: { status: 400, problems: generally('callFailed') } };
const outdated = { kind: 'refused', refusal: { status: 409, problems: generally('callFailed') } };

export const couponFixture: Fixture = {
  inputs: [{ typed: '' }, { typed: '', isLinkUnreadable: true }],
  events: {
    'code.typed': [{ typed: 'FIVE' }, { typed: 'two words' }],
    'coupon.submitted': [{ on: personal }, { on: cart }],
    'coupon.removed': [{ on: cart }],
  },
  outputs: {
    checkCoupon: [
      { kind: 'ok', output: { reply: replies.checkCoupon.cartDiscounted.body, code: 'FIVE' } },
      refused,
      outdated,
    ],
    readCoupon: [
      { kind: 'ok', output: { reply: { for: 'cart', cart: replies.getCart.discounted.body }, code: 'HARBOUR10' } },
      { kind: 'unanswered' },
    ],
  },
  identity: ({ typed, problems, asked }: CouponContext) => [typed, problems.length > 0, asked?.on.for],
};
