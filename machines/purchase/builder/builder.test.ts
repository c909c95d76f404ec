import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { copyOf, pageOf } from '#fixtures/data/orders.ts';
import { couponNamed, type SubscriptionVector, vectors } from '#fixtures/data/price-vectors.ts';
import { builtOf, subscribeMachine } from '#machines/purchase/subscribe/subscribe.machine.ts';
import { addProduct } from '#machines/rules/cart/product-lines.ts';
import type { Level, Medium } from '#machines/rules/subscription/subscription.ts';
import { replies } from '#mocks/replies.ts';
import { actionsOf, type Built, cartOf, couponOn, quote } from './builder.ts';

const [, shirt] = copyOf(replies.getProducts.everyKind.body).list;
const link = {
  choice: { level: 'low', medium: 'print', term: '1year', shipcode: 'ship-a' },
  purpose: 'personal',
} as const;
const built = (page: Parameters<typeof pageOf>[0], change: Partial<Built> = {}): Built => ({
  ...builtOf(createActor(subscribeMachine, { input: { page: pageOf(page), link } }).getSnapshot().context.draft),
  ...change,
});
const renewal = { renewal: true } as const;

test('prices each gift with its shipping and the coupon, and the goods once [PRICE-4, GIFT-2]', () => {
  const choice = { ...link.choice, shipcode: 'ship-b' } as const;
  const products = shirt ? addProduct([], shirt, 'sze:shirt-l', 1) : [];
  const gifts = built('giftCoupon', {
    purpose: 'gift',
    quantity: 3,
    choice,
    products,
    donation: '10',
  });
  expect(quote(gifts).totals).toEqual({
    subtotal: 3 * 3600 + 2650 + 1000,
    shipping: 3 * 1200 + 1250,
    discount: 3 * 1000,
    listPrice: 3 * 4800 + 2650 + 1250 + 1000,
    total: 3 * 3800 + 2650 + 1250 + 1000,
  });
});

test('orders a renewal as a renewal and adds it to the cart as one [CART-7]', () => {
  const subscription = { renewal: true, medium: 'print', level: 'low', term: '1year', coupon: 'RENEW10' };
  const each = built('renewalCoupon', renewal);
  expect(cartOf(each)).toEqual({ items: [], giftsubs: [], subscription });
  expect(actionsOf(each)).toEqual([{ type: 'personal-subscription', item: { ...subscription, shipcode: 'ship-a' } }]);
});

test.each([
  ['1', 100],
  ['12.50', 1250],
])('sends a donation of %s as %i cents [DONATE-7]', (donation, dollars) => {
  expect(cartOf(built('visitor', { donation })).donation).toEqual({ process: 'onetime', dollars });
});

describe('the price vectors', () => {
  const subscriptions = vectors.lines.filter((line) => line.kind === 'subscription');

  test.each(subscriptions)('charges $sum for $id, with the coupon if it is usable [PRICE-4, GIFT-2]', (vector) => {
    const offered = offeredAs(vector);
    expect(couponOn(offered) !== undefined).toBe(vector.coupon !== null && vector.refused === undefined);
    const { subscription, totals } = quote(offered);
    expect(subscription).toEqual({ ...vector.each, quantity: vector.quantity, total: vector.total });
    expect(totals).toEqual({
      subtotal: vector.line.amount,
      shipping: vector.line.shipping,
      discount: vector.line.discount,
      listPrice: vector.line.amount + vector.line.shipping,
      total: vector.total,
    });
  });

  function offeredAs({ tariff, category, term, to, use, quantity, coupon }: SubscriptionVector): Built {
    const prices = vectors.tariffs[tariff];
    if (!prices) throw new Error(`There is no tariff "${tariff}" among the vectors.`);
    const { base, shipping, goods } = prices;
    const [medium, level] = category.split('-') as [Medium, Level];
    return {
      offer: { prices: base, shipping, goods_shipping: goods },
      coupon: coupon === null ? undefined : couponNamed(coupon),
      choice: { medium, level, term, shipcode: to ?? 'ship-a' },
      purpose: use === 'gift' ? 'gift' : 'personal',
      renewal: use === 'renewal',
      quantity,
      products: [],
      donation: '',
    };
  }
});
