import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { couponNamed, type LineVector, linesOf, vectors } from '#fixtures/data/price-vectors.ts';
import { bandOf } from '#machines/rules/address/shipping.ts';
import { type Coupon, couponRefusal, goodsCouponRefusal } from '#machines/rules/subscription/coupon.ts';
import {
  type Choice,
  defaultChoice,
  deliverableOf,
  LEVELS,
  type Level,
  MEDIA,
  type Medium,
  SHIPCODES,
  TERMS,
} from '#machines/rules/subscription/subscription.ts';
import { type LineItem, linePrice, type Tariff } from './line-price.ts';
import { type LinePrice, orderTotals, type PriceList, subscriptionPrice } from './pricing.ts';

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
const choose = (choice: Partial<Choice>): Choice => ({ ...defaultChoice, ...choice });

test('ignores listed prices for two and three years, but uses their shipping [PRICE-10]', () => {
  const prices = { '1year': 3000, '2year': 1, '3year': 2, lifetime: 40_000 };
  const longer = { ...list, base: { ...list.base, 'print-low': prices } };
  expect(subscriptionPrice(longer, choose({ term: '2year' }))).toMatchObject({ base: 6000, shipping: 210 });
  expect(subscriptionPrice(longer, choose({ term: '3year' }))).toMatchObject({ base: 9000, shipping: 330 });
});

describe('the price vectors', () => {
  test.each(vectors.lines)('$id costs $sum [PRICE-2, PRICE-3, PRICE-4, PRICE-5, PRICE-7, PRICE-9]', (vector) => {
    const line = priced(vector);
    expect([line, orderTotals([line]).total]).toEqual([vector.line, vector.total]);
  });

  test.each(vectors.orders)('the order "$id" costs $sum', ({ lines, totals }) => {
    expect(orderTotals(linesOf(lines).map(priced))).toEqual(totals);
  });

  test.each(vectors.coupon_outcomes)(
    '$coupon, for $use: $outcomes [COUP-6, COUP-7, COUP-8, COUP-9]',
    ({ coupon, use, outcomes }) => {
      const deliverables = ['print-a', 'print-b', 'print-c', 'digital'] as const;
      const outcomeOn = (deliverable: (typeof deliverables)[number]) =>
        use === 'goods'
          ? goodsCouponRefusal(couponNamed(coupon), deliverable)
          : couponRefusal(couponNamed(coupon), {
              deliverable,
              renewal: use === 'renewal',
              purpose: use === 'gift' ? 'gift' : 'personal',
            });
      expect(deliverables.map((deliverable) => outcomeOn(deliverable) ?? 'applied')).toEqual(
        deliverables.map((deliverable) => outcomes[deliverable]),
      );
    },
  );

  test.each(Object.entries(vectors.bands))('%i are shipped as %s [PRICE-7]', (quantity, band) => {
    expect(bandOf(Number(quantity))).toBe(band);
  });

  function priced(vector: LineVector): LinePrice {
    switch (vector.kind) {
      case 'subscription': {
        const { kind, quantity } = vector;
        return linePrice(tariffOf(vector), { kind, choice: choiceOf(vector), quantity, coupon: applied(vector) });
      }
      case 'goods': {
        const { kind, quantity, to, each } = vector;
        const shipcode = to ?? undefined;
        return linePrice(tariffOf(vector), { kind, price: each.price, shipcode, quantity, coupon: applied(vector) });
      }
      case 'donation':
        return linePrice(tariffOf(vector), { kind: 'donation', cents: vector.cents });
    }
  }

  function applied(vector: Exclude<LineVector, { kind: 'donation' }>): Coupon | undefined {
    if (vector.coupon === null) return undefined;
    const coupon = couponNamed(vector.coupon);
    const refusal =
      vector.kind === 'goods' ? goodsCouponRefusal(coupon, deliveredTo(vector)) : subscriptionRefusal(coupon, vector);
    expect(refusal).toBe(vector.refused);
    return refusal ? undefined : coupon;
  }

  type Subscribed = Extract<LineVector, { kind: 'subscription' }>;

  function subscriptionRefusal(coupon: Coupon, vector: Subscribed) {
    const choice = choiceOf(vector);
    return couponRefusal(coupon, {
      deliverable: deliverableOf(choice),
      renewal: vector.use === 'renewal',
      purpose: vector.use === 'gift' ? 'gift' : 'personal',
      ...(vector.use === 'personal' && { level: choice.level }),
    });
  }

  const deliveredTo = ({ to }: Extract<LineVector, { kind: 'goods' }>) =>
    to ? deliverableOf({ medium: 'print', shipcode: to }) : 'digital';

  function choiceOf({ category, term, to }: Subscribed): Choice {
    const [medium, level] = category.split('-') as [Medium, Level];
    return { medium, level, term, shipcode: to ?? 'ship-a' };
  }

  function tariffOf({ tariff }: LineVector): Tariff {
    const known = vectors.tariffs[tariff];
    if (!known) throw new Error(`There is no tariff "${tariff}" among the vectors.`);
    return known;
  }
});

describe('any order', () => {
  const cents = fc.integer({ min: 0, max: 100_000 });
  const prices = fc.record({ '1year': cents, lifetime: cents });
  const terms = fc.record({ '1year': cents, '2year': cents, '3year': cents, lifetime: cents });
  const bands = fc.record({ single: cents, few: cents, many: cents });
  const tariffs: fc.Arbitrary<Tariff> = fc.record({
    base: fc.record({ 'print-low': prices, 'print-high': prices, 'digital-low': prices, 'digital-high': prices }),
    shipping: fc.record({ 'ship-a': terms, 'ship-b': terms, 'ship-c': terms }),
    goods: fc.record({ 'ship-a': bands, 'ship-b': bands, 'ship-c': bands }),
  });
  const choices: fc.Arbitrary<Choice> = fc.record({
    level: fc.constantFrom(...LEVELS),
    medium: fc.constantFrom(...MEDIA),
    term: fc.constantFrom(...TERMS),
    shipcode: fc.constantFrom(...SHIPCODES),
  });
  const figures = fc.oneof(cents, fc.integer({ min: -500, max: 0 }), fc.double());
  const coupons: fc.Arbitrary<Coupon> = fc.record({
    code: fc.constant('SPRING'),
    applied: fc.constantFrom('gift', 'renewal', 'other'),
    can_apply: fc.boolean(),
    errors: fc.constantFrom(null, undefined, '', '  ', 'This coupon has expired.'),
    discounts: fc.record({ print_us: figures, print_ca: figures, print_intl: figures, digital: figures }),
  });
  const someCoupons = fc.option(coupons, { nil: undefined });
  const quantities = fc.integer({ min: 1, max: 50 });
  const items: fc.Arbitrary<LineItem> = fc.oneof(
    fc.record({ kind: fc.constant('subscription' as const), choice: choices, quantity: quantities }),
    fc.record({
      kind: fc.constant('goods' as const),
      price: cents,
      shipcode: fc.option(fc.constantFrom(...SHIPCODES), { nil: undefined }),
      quantity: quantities,
    }),
    fc.record({ kind: fc.constant('donation' as const), cents }),
  );

  test('prices every choice as adding up the years would [PRICE-2, PRICE-3, PRICE-4, PRICE-5, COUP-10]', () => {
    fc.assert(
      fc.property(tariffs, choices, someCoupons, quantities, (from, choice, off, quantity) => {
        const price = subscriptionPrice(from, choice, { coupon: off, quantity });
        expect(price).toEqual(oracle(from, choice, off, quantity));
        expect(Object.values(price).every((figure) => Number.isSafeInteger(figure) && figure >= 0)).toBe(true);
      }),
    );
  });

  test('never totals less than the shipping [CART-13]', () => {
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

  const totalOf = (tariff: Tariff, ...all: LineItem[]) => orderTotals(all.map((item) => linePrice(tariff, item))).total;
  const withCoupon = (item: LineItem, coupon: Coupon | undefined): LineItem =>
    item.kind === 'donation' ? item : { ...item, coupon };

  test('costs the sum of its lines in any order, and nothing in it is negative [CART-13]', () => {
    const orders = fc.array(fc.tuple(items, someCoupons), { maxLength: 8 });
    fc.assert(
      fc.property(tariffs, orders, (tariff, order) => {
        const lines = order.map(([item, coupon]) => withCoupon(item, coupon));
        const totals = orderTotals(lines.map((line) => linePrice(tariff, line)));
        expect(totals.total).toBe(lines.reduce((sum, line) => sum + totalOf(tariff, line), 0));
        expect(orderTotals(lines.toReversed().map((line) => linePrice(tariff, line)))).toEqual(totals);
        expect(totals.listPrice).toBe(totals.subtotal + totals.shipping);
        expect(Object.values(totals).every((figure) => Number.isSafeInteger(figure) && figure >= 0)).toBe(true);
      }),
    );
  });

  test('never costs more or ships differently with a coupon; removing the coupon restores the list price [PRICE-4, COUP-2]', () => {
    fc.assert(
      fc.property(tariffs, items, coupons, (tariff, item, coupon) => {
        const listed = linePrice(tariff, item);
        const reduced = linePrice(tariff, withCoupon(item, coupon));
        expect([reduced.amount, reduced.shipping]).toEqual([listed.amount, listed.shipping]);
        expect(orderTotals([reduced]).total).toBeLessThanOrEqual(orderTotals([listed]).total);
        expect(orderTotals([reduced]).listPrice).toBe(orderTotals([listed]).total);
        expect(linePrice(tariff, withCoupon(withCoupon(item, coupon), undefined))).toEqual(listed);
      }),
    );
  });
});

/** An independent implementation that adds up the price year by year. */
function oracle(from: PriceList, { level, medium, term, shipcode }: Choice, off: Coupon | undefined, many: number) {
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
}
