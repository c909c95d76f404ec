import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandOf } from '#machines/rules/address/shipping.ts';
import { type Coupon, couponRefusal, discountFor } from '#machines/rules/subscription/coupon.ts';
import {
  type Choice,
  deliverableOf,
  LEVELS,
  MEDIA,
  SHIPCODES,
  TERMS,
} from '#machines/rules/subscription/subscription.ts';
import { type LineItem, linePrice, type Tariff } from './line-price.ts';
import { orderTotals } from './pricing.ts';

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

const totalOf = (tariff: Tariff, ...all: LineItem[]) => orderTotals(all.map((item) => linePrice(tariff, item))).total;
const withCoupon = (item: LineItem, coupon: Coupon | undefined): LineItem =>
  item.kind === 'donation' ? item : { ...item, coupon };

test('a subscription is its base less the discount, and shipping, as often as it is bought: in no other order [PRICE-4]', () => {
  fc.assert(
    fc.property(tariffs, choices, coupons, quantities, (tariff, choice, coupon, quantity) => {
      const one = linePrice(tariff, { kind: 'subscription', choice, quantity: 1, coupon });
      const many = linePrice(tariff, { kind: 'subscription', choice, quantity, coupon });
      expect(orderTotals([many]).total).toBe((one.amount - one.discount + one.shipping) * quantity);
      expect(one.discount).toBe(Math.min(discountFor(coupon, deliverableOf(choice)), one.amount));
    }),
  );
});

test('two and three years are two and three times the year, a lifetime is what is asked for it, and neither looks at the other [PRICE-3, PRICE-10]', () => {
  fc.assert(
    fc.property(tariffs, choices, (tariff, choice) => {
      const category = `${choice.medium}-${choice.level}` as const;
      const amountOf = (term: Choice['term']) =>
        linePrice(tariff, { kind: 'subscription', choice: { ...choice, term }, quantity: 1 }).amount;
      const year = amountOf('1year');
      expect(TERMS.map(amountOf)).toEqual([year, year + year, year + year + year, tariff.base[category].lifetime]);
    }),
  );
});

test('digital ships free, whatever the tariff says and wherever the order goes [PRICE-5]', () => {
  fc.assert(
    fc.property(tariffs, choices, quantities, (tariff, choice, quantity) => {
      const digital: Choice = { ...choice, medium: 'digital' };
      expect(linePrice(tariff, { kind: 'subscription', choice: digital, quantity }).shipping).toBe(0);
      expect(linePrice(tariff, { kind: 'goods', price: 900, quantity }).shipping).toBe(0);
    }),
  );
});

test('an order costs what its lines cost one by one, in whichever order, and nothing of it is negative [CART-13]', () => {
  const orders = fc.array(fc.tuple(items, fc.option(coupons, { nil: undefined })), { maxLength: 8 });
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

test('a coupon never makes anything dearer, leaves shipping as it is, and taken off again leaves the list price [PRICE-4, COUP-2]', () => {
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

test('within a band one more costs what it costs alone, and its shipping is paid already [PRICE-7, PRICE-9]', () => {
  fc.assert(
    fc.property(tariffs, cents, fc.constantFrom(...SHIPCODES), quantities, (tariff, price, shipcode, quantity) => {
      const line = (many: number) => linePrice(tariff, { kind: 'goods', price, shipcode, quantity: many });
      const [these, oneMore] = [line(quantity), line(quantity + 1)];
      expect(oneMore.amount - these.amount).toBe(price);
      expect(these.shipping).toBe(tariff.goods[shipcode][bandOf(quantity)]);
      if (bandOf(quantity) === bandOf(quantity + 1)) expect(oneMore.shipping).toBe(these.shipping);
    }),
  );
});

test('the server’s words on a coupon go before new and renewal, that before what it covers, and that before a discount of nothing [COUP-7, COUP-8, COUP-9]', () => {
  const uses = fc.record({
    deliverable: fc.constantFrom('digital' as const, 'print-a' as const, 'print-b' as const, 'print-c' as const),
    renewal: fc.boolean(),
    purpose: fc.constantFrom('personal' as const, 'gift' as const),
  });
  fc.assert(
    fc.property(coupons, uses, (coupon, use) => {
      const takesOff = (['print-a', 'print-b', 'print-c', 'digital'] as const).filter(
        (deliverable) => discountFor(coupon, deliverable) > 0,
      );
      const reasons = [
        ['server', coupon.errors?.trim()],
        ['renewalOnly', coupon.applied === 'renewal' && !use.renewal],
        ['notForRenewals', coupon.applied !== 'renewal' && use.renewal],
        ['noDiscount', coupon.applied === 'gift' && use.purpose === 'personal'],
        ['noDiscount', takesOff.length === 0],
        ['uncovered', !takesOff.includes(use.deliverable)],
        ['noDiscount', !coupon.can_apply],
      ] as const;
      expect(couponRefusal(coupon, use)).toBe(reasons.find(([, speaks]) => speaks)?.[0]);
    }),
  );
});
