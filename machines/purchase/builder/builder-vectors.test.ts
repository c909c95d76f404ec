import { expect, test } from 'vitest';
import type { Level, Medium } from '#machines/rules/subscription/subscription.ts';
import { couponNamed, type SubscriptionVector, vectors } from '../../../tests/support/price-vectors.ts';
import { type Built, isCouponUsable, quote } from './builder.ts';

const subscriptions = vectors.lines.filter((line) => line.kind === 'subscription');

test.each(subscriptions)(
  'the builder asks $sum for $id, with the coupon on where it may be [PRICE-4, GIFT-2]',
  (vector) => {
    const offered = built(vector);
    expect(isCouponUsable(offered)).toBe(vector.coupon !== null && vector.refused === undefined);
    const { subscription, totals } = quote({ ...offered, hasCoupon: isCouponUsable(offered) });
    expect(subscription).toEqual({ ...vector.each, quantity: vector.quantity, total: vector.total });
    expect(totals).toEqual({
      subtotal: vector.line.amount,
      shipping: vector.line.shipping,
      discount: vector.line.discount,
      listPrice: vector.line.amount + vector.line.shipping,
      total: vector.total,
    });
  },
);

function built({ tariff, category, term, to, use, quantity, coupon }: SubscriptionVector): Built {
  const prices = vectors.tariffs[tariff];
  if (!prices) throw new Error(`There is no tariff "${tariff}" among the vectors.`);
  const { base, shipping, goods } = prices;
  const [medium, level] = category.split('-') as [Medium, Level]; // a category is both
  return {
    offer: { prices: base, shipping, goods_shipping: goods, coupon: coupon === null ? null : couponNamed(coupon) },
    choice: { medium, level, term, shipcode: to ?? 'ship-a' },
    purpose: use === 'gift' ? 'gift' : 'personal',
    renewal: use === 'renewal',
    quantity,
    hasCoupon: false,
    swag: [],
    donation: '',
  };
}
