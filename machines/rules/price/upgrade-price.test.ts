import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Deliverable, LEVELS, TERMS } from '#machines/rules/subscription/subscription.ts';
import type { PriceList } from './pricing.ts';
import { type Delivered, upgradePrice, upgradePrices } from './upgrade-price.ts';

const list: PriceList = {
  base: {
    'print-low': { '1year': 3600, lifetime: 60_000 },
    'print-high': { '1year': 6000, lifetime: 96_000 },
    'digital-low': { '1year': 2400, lifetime: 42_000 },
    'digital-high': { '1year': 4800, lifetime: 80_000 },
  },
  shipping: {
    'ship-a': { '1year': 0, '2year': 0, '3year': 0, lifetime: 0 },
    'ship-b': { '1year': 1200, '2year': 2400, '3year': 3600, lifetime: 12_000 },
    'ship-c': { '1year': 2205, '2year': 4410, '3year': 6615, lifetime: 22_000 },
  },
};
const gift: Delivered = { term: '1year', level: 'low', deliverable: 'print-a' };

test.each<[Delivered, Record<Deliverable, number>]>([
  [gift, { digital: 0, 'print-a': 0, 'print-b': 1200, 'print-c': 2205 }],
  [
    { ...gift, deliverable: 'digital' },
    { digital: 0, 'print-a': 1200, 'print-b': 2400, 'print-c': 3405 },
  ],
  [
    { term: '2year', level: 'high', deliverable: 'digital' },
    { digital: 0, 'print-a': 2400, 'print-b': 4800, 'print-c': 6810 },
  ],
])('prices another delivery by the difference: %o', (from, prices) => {
  expect(upgradePrices(list, from)).toEqual(prices);
});

test('separates goods from shipping', () => {
  const from = { term: '2year', level: 'high', deliverable: 'digital' } as const;
  expect(upgradePrice(list, from, { level: 'high', deliverable: 'print-b' }, { left: 8, of: 8 })).toEqual({
    amount: 2400,
    shipping: 2400,
    discount: 0,
  });
});

test('charges for the issues left, and nothing if none are', () => {
  const to = { level: 'high', deliverable: 'print-c' } as const;
  const from = { ...gift, deliverable: 'print-c' } as const;
  expect([4, 3, 0].map((left) => upgradePrice(list, from, to, { left, of: 4 }).amount)).toEqual([2400, 1800, 0]);
  expect(upgradePrice(list, from, to, { left: 0, of: 0 }).amount).toBe(0);
});

test('makes every move from the high level to the low one free [SUBS-9, SUBS-10]', () => {
  const from = { term: '1year', level: 'high', deliverable: 'digital' } as const;
  expect(upgradePrices(list, from, { level: 'low' })).toEqual({
    digital: 0,
    'print-a': 0,
    'print-b': 0,
    'print-c': 0,
  });
});

test('stays between 0 and the full difference, and costs nothing to change nothing', () => {
  const deliverables = fc.constantFrom<Deliverable>('digital', 'print-a', 'print-b', 'print-c');
  const levels = fc.constantFrom(...LEVELS);
  const delivered = fc.record({ term: fc.constantFrom(...TERMS), level: levels, deliverable: deliverables });
  const shares = fc
    .tuple(fc.nat(12), fc.nat(12))
    .map(([one, other]) => ({ left: Math.min(one, other), of: Math.max(one, other) }));
  fc.assert(
    fc.property(delivered, levels, deliverables, shares, (from, level, deliverable, share) => {
      const price = upgradePrice(list, from, { level, deliverable }, share);
      const whole = upgradePrice(list, from, { level, deliverable }, { left: 1, of: 1 });
      for (const figure of Object.values(price)) expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true);
      expect(price.amount + price.shipping).toBeLessThanOrEqual(whole.amount + whole.shipping);
      expect(upgradePrice(list, from, from, share)).toEqual({ amount: 0, shipping: 0, discount: 0 });
    }),
  );
});
