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
import { orderTotals, type PriceList, subscriptionLine, subscriptionPrice } from './pricing.ts';

const list: PriceList = {
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
};
const coupon: Coupon = {
  code: 'SPRING',
  applied: 'other',
  can_apply: true,
  discounts: { print_us: 500, print_ca: 400, print_intl: 300, digital: 200 },
};
const choose = (choice: Partial<Choice>): Choice => ({ ...defaultChoice, ...choice });

test('prices by category and term, and ships by category and term [PRICE-2]', () => {
  expect(subscriptionPrice(list, choose({ level: 'high', shipcode: 'ship-c' }))).toEqual({
    base: 5000,
    discount: 0,
    shipping: 2400,
    quantity: 1,
    total: 7400,
  });
});

test('charges two and three times the year, a lifetime by its own price [PRICE-3]', () => {
  expect(TERMS.map((term) => subscriptionPrice(list, choose({ term })).base)).toEqual([3000, 6000, 9000, 40_000]);
});

test('ignores listed prices of two and three years, but takes their shipping [PRICE-10]', () => {
  const prices = { '1year': 3000, '2year': 1, '3year': 2, lifetime: 40_000 };
  const longer = { ...list, base: { ...list.base, 'print-low': prices } };
  expect(subscriptionPrice(longer, choose({ term: '2year' }))).toMatchObject({ base: 6000, shipping: 210 });
  expect(subscriptionPrice(longer, choose({ term: '3year' }))).toMatchObject({ base: 9000, shipping: 330 });
});

test('ships digital for nothing, wherever to [PRICE-5]', () => {
  for (const shipcode of SHIPCODES) {
    expect(subscriptionPrice(list, choose({ medium: 'digital', shipcode }))).toEqual({
      base: 2000,
      discount: 0,
      shipping: 0,
      quantity: 1,
      total: 2000,
    });
  }
});

test('takes the coupon off the base, adds shipping, and multiplies [PRICE-4]', () => {
  expect(subscriptionPrice(list, choose({ shipcode: 'ship-b' }), { coupon, quantity: 3 })).toEqual({
    base: 3000,
    discount: 400,
    shipping: 1200,
    quantity: 3,
    total: 11_400,
  });
});

test('takes the discount off once, whatever the term [COUP-10]', () => {
  expect(TERMS.map((term) => subscriptionPrice(list, choose({ term }), { coupon }).discount)).toEqual(
    Array(4).fill(500),
  );
});

test('never takes more off than the base, so that shipping is still paid', () => {
  const generous = { ...coupon, discounts: { ...coupon.discounts, print_us: 999_999 } };
  expect(subscriptionPrice(list, defaultChoice, { coupon: generous })).toEqual({
    base: 3000,
    discount: 3000,
    shipping: 100,
    quantity: 1,
    total: 100,
  });
});

test('adds up goods, shipping and discount into list price and total [CART-13]', () => {
  const lines = [
    { amount: 3000, shipping: 100, discount: 500 },
    { amount: 2500, shipping: 0, discount: 0 },
  ];
  expect(orderTotals(lines)).toEqual({ subtotal: 5500, shipping: 100, discount: 500, listPrice: 5600, total: 5100 });
  expect(orderTotals([])).toEqual({ subtotal: 0, shipping: 0, discount: 0, listPrice: 0, total: 0 });
});

test('ends the discount of a line at its goods', () => {
  const lines = [
    { amount: 300, shipping: 100, discount: 900 },
    { amount: 2500, shipping: 0, discount: 0 },
  ];
  expect(orderTotals(lines)).toEqual({ subtotal: 2800, shipping: 100, discount: 300, listPrice: 2900, total: 2600 });
});

const cents = fc.integer({ min: 0, max: 100_000 });
const choices = fc.record({
  level: fc.constantFrom(...LEVELS),
  medium: fc.constantFrom(...MEDIA),
  term: fc.constantFrom(...TERMS),
  shipcode: fc.constantFrom(...SHIPCODES),
});
const terms = fc.record({ '1year': cents, '2year': cents, '3year': cents, lifetime: cents });
const prices = fc.record({ '1year': cents, lifetime: cents });
const lists: fc.Arbitrary<PriceList> = fc.record({
  base: fc.record({ 'print-low': prices, 'print-high': prices, 'digital-low': prices, 'digital-high': prices }),
  shipping: fc.record({ 'ship-a': terms, 'ship-b': terms, 'ship-c': terms }),
});
const figures = fc.oneof(cents, fc.integer({ min: -500, max: 0 }), fc.double());
const coupons: fc.Arbitrary<Coupon | undefined> = fc.option(
  fc
    .record({ print_us: figures, print_ca: figures, print_intl: figures, digital: figures })
    .map((discounts) => ({ ...coupon, discounts })),
  { nil: undefined },
);
const quantities = fc.integer({ min: 1, max: 20 });

test('prices every choice as adding year by year would [PRICE-2, PRICE-3, PRICE-4, PRICE-5, COUP-10]', () => {
  const oracle = (
    from: PriceList,
    { level, medium, term, shipcode }: Choice,
    off: Coupon | undefined,
    many: number,
  ) => {
    const yearly = from.base[`${medium}-${level}`];
    let base = 0;
    if (term === 'lifetime') base = yearly.lifetime;
    else for (let year = 1; year <= Number(term[0]); year += 1) base += yearly['1year'];
    const key =
      medium === 'digital'
        ? 'digital'
        : ({ 'ship-a': 'print_us', 'ship-b': 'print_ca', 'ship-c': 'print_intl' } as const)[shipcode];
    const figure = off?.discounts[key] ?? 0;
    let discount = figure > 0 && Number.isSafeInteger(figure) ? figure : 0;
    if (discount > base) discount = base;
    const shipping = medium === 'print' ? from.shipping[shipcode][term] : 0;
    let total = 0;
    for (let one = 1; one <= many; one += 1) total += base - discount + shipping;
    return { base, discount, shipping, quantity: many, total };
  };
  fc.assert(
    fc.property(lists, choices, coupons, quantities, (from, choice, off, quantity) => {
      const price = subscriptionPrice(from, choice, { coupon: off, quantity });
      expect(price).toEqual(oracle(from, choice, off, quantity));
      expect(Object.values(price).every((figure) => Number.isSafeInteger(figure) && figure >= 0)).toBe(true);
    }),
  );
});

test('totals a subscription in an order as it was priced [CART-13, PRICE-4]', () => {
  fc.assert(
    fc.property(lists, choices, coupons, quantities, (from, choice, off, quantity) => {
      const price = subscriptionPrice(from, choice, { coupon: off, quantity });
      expect(orderTotals([subscriptionLine(price)])).toEqual({
        subtotal: price.base * quantity,
        shipping: price.shipping * quantity,
        discount: price.discount * quantity,
        listPrice: (price.base + price.shipping) * quantity,
        total: price.total,
      });
    }),
  );
});

test('totals any order line by line, never below its shipping [CART-13]', () => {
  const lines = fc.array(fc.record({ amount: cents, shipping: cents, discount: cents }), { maxLength: 12 });
  fc.assert(
    fc.property(lines, (all) => {
      const expected = { subtotal: 0, shipping: 0, discount: 0, listPrice: 0, total: 0 };
      for (const { amount, shipping, discount } of all) {
        const paid = discount > amount ? 0 : amount - discount;
        expected.subtotal += amount;
        expected.shipping += shipping;
        expected.discount += amount - paid;
        expected.listPrice += amount + shipping;
        expected.total += paid + shipping;
      }
      const totals = orderTotals(all);
      expect(totals).toEqual(expected);
      expect(totals.total).toBe(totals.listPrice - totals.discount);
      expect(totals.total).toBeGreaterThanOrEqual(totals.shipping);
    }),
  );
});
