import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Coupon } from '#machines/rules/subscription/coupon.ts';
import {
  type Choice,
  defaultChoice,
  LEVELS,
  MEDIA,
  SHIPCODES,
  TERMS,
} from '#machines/rules/subscription/subscription.ts';
import { type LineItem, linePrice, type Tariff } from './line-price.ts';
import { subscriptionPrice } from './pricing.ts';

const tariff: Tariff = {
  base: {
    'print-low': { '1year': 3000, lifetime: 40_000 },
    'print-high': { '1year': 5000, lifetime: 60_000 },
    'digital-low': { '1year': 2000, lifetime: 25_000 },
    'digital-high': { '1year': 3500, lifetime: 45_000 },
  },
  shipping: {
    'ship-a': { '1year': 100, '2year': 210, '3year': 330, lifetime: 1000 },
    'ship-b': { '1year': 1200, '2year': 2300, '3year': 3400, lifetime: 9000 },
    'ship-c': { '1year': 2400, '2year': 4700, '3year': 7000, lifetime: 19_000 },
  },
  goods: {
    'ship-a': { single: 450, few: 800, many: 1400 },
    'ship-b': { single: 1250, few: 2100, many: 3600 },
    'ship-c': { single: 1800, few: 3100, many: 5200 },
  },
};
const coupon: Coupon = {
  code: 'SPRING',
  applied: 'other',
  can_apply: true,
  discounts: { print_us: 500, print_ca: 400, print_intl: 300, digital: 200 },
};

test('prices a line of subscriptions as one times the quantity [PRICE-4]', () => {
  expect(linePrice(tariff, { kind: 'subscription', choice: defaultChoice, quantity: 3, coupon })).toEqual({
    amount: 9000,
    shipping: 300,
    discount: 1500,
  });
});

test.each([
  [1, 450],
  [2, 800],
  [4, 800],
  [5, 1400],
])('ships %i of one kind for %i cents, by the band of the line [PRICE-7, PRICE-9]', (quantity, shipping) => {
  expect(linePrice(tariff, { kind: 'goods', price: 1000, shipcode: 'ship-a', quantity })).toEqual({
    amount: 1000 * quantity,
    shipping,
    discount: 0,
  });
});

test('ships digital goods for free and applies the coupon’s digital discount', () => {
  expect(linePrice(tariff, { kind: 'goods', price: 900, quantity: 2, coupon })).toEqual({
    amount: 1800,
    shipping: 0,
    discount: 200,
  });
});

test('takes a coupon off a line of goods once, up to the price of the goods', () => {
  const goods = { kind: 'goods', price: 120, shipcode: 'ship-b', coupon } as const;
  expect([1, 3, 4, 50].map((quantity) => linePrice(tariff, { ...goods, quantity }).discount)).toEqual([
    120, 360, 400, 400,
  ]);
});

test('prices a donation at its amount', () => {
  expect(linePrice(tariff, { kind: 'donation', cents: 2500 })).toEqual({ amount: 2500, shipping: 0, discount: 0 });
});

const quantities = fc.integer({ min: 1, max: 50 });
const shipcodes = fc.option(fc.constantFrom(...SHIPCODES), { nil: undefined });
const coupons = fc.option(fc.constant(coupon), { nil: undefined });
const choices: fc.Arbitrary<Choice> = fc.record({
  level: fc.constantFrom(...LEVELS),
  medium: fc.constantFrom(...MEDIA),
  term: fc.constantFrom(...TERMS),
  shipcode: fc.constantFrom(...SHIPCODES),
});
const items: fc.Arbitrary<LineItem> = fc.oneof(
  fc.record({ kind: fc.constant('subscription' as const), choice: choices, quantity: quantities, coupon: coupons }),
  fc.record({
    kind: fc.constant('goods' as const),
    price: fc.integer({ min: 0, max: 100_000 }),
    shipcode: shipcodes,
    quantity: quantities,
    coupon: coupons,
  }),
  fc.record({ kind: fc.constant('donation' as const), cents: fc.integer({ min: 100, max: 100_000 }) }),
);

test('prices every line in whole cents, with no discount above the goods [PRICE-1, CART-13]', () => {
  fc.assert(
    fc.property(items, (item) => {
      const { amount, shipping, discount } = linePrice(tariff, item);
      for (const figure of [amount, shipping, discount, amount - discount])
        expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true);
    }),
  );
});

test('prices a line of subscriptions as the builder shows it [PRICE-2, PRICE-3, PRICE-4, PRICE-5]', () => {
  fc.assert(
    fc.property(choices, quantities, coupons, (choice, quantity, off) => {
      const { amount, shipping, discount } = linePrice(tariff, { kind: 'subscription', choice, quantity, coupon: off });
      expect(amount + shipping - discount).toBe(subscriptionPrice(tariff, choice, { coupon: off, quantity }).total);
    }),
  );
});
