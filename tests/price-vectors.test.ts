import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import {
  couponNamed,
  type GoodsVector,
  type LineVector,
  linesOf,
  type SubscriptionVector,
  vectors,
  vectorsSchema,
} from '#fixtures/data/price-vectors.ts';
import { couponOf } from '#mocks/journal/catalogue/coupons.ts';
import { CATALOGUE } from '#mocks/journal/catalogue/goods.ts';
import { pages } from '#mocks/replies.ts';

// Recomputes the published figures from the tables beside them, without the rule under test.

const { tariffs, bands, goods, coupons, coupon_outcomes, lines, orders } = vectors;

test('the vectors match their schema, without duplicates', () => {
  const validate = new Ajv2020({ strict: false, allErrors: true }).compile(vectorsSchema);
  expect([validate(vectors), validate.errors]).toEqual([true, null]);
  for (const all of [lines, orders]) expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('two and three years cost two and three times one year [PRICE-3]', () => {
  for (const { base } of Object.values(tariffs))
    for (const row of Object.values(base))
      expect([row['2year'], row['3year']]).toEqual([row['1year'] + row['1year'], 3 * row['1year']]);
});

test('the tariff, goods and coupons are the same in the journal and the contract', () => {
  const { prices, shipping, goods_shipping } = pages.showSubscribe.visitor.body.subscribe;
  expect(tariffs.journal).toMatchObject({ base: prices, shipping, goods: goods_shipping });
  expect(Object.keys(coupons).map(couponOf)).toEqual(Object.keys(coupons).map(couponNamed));
  for (const [kind, { price, shipped }] of Object.entries(goods)) {
    expect(CATALOGUE.filter((product) => product.kind === kind).map((product) => product.price)).toContain(price);
    expect(shipped).toBe(!kind.startsWith('digital'));
  }
});

test.each(lines)('$id: $sum follows from the tables', (line) => {
  const { amount, shipping, discount } = line.line;
  expect(line.total).toBe(amount - discount + shipping);
  switch (line.kind) {
    case 'subscription':
      return expect(line).toMatchObject(workedSubscription(line));
    case 'goods':
      return expect(line).toMatchObject(workedGoods(line));
    case 'donation':
      return expect([line.sum, line.line]).toEqual([
        `${dollars(line.cents)} = ${dollars(line.cents)}`,
        { amount: line.cents, shipping: 0, discount: 0 },
      ]);
  }
});

test.each(orders)('order "$id": $sum is the sum of its lines', ({ lines: ids, sum, totals }) => {
  const all = linesOf(ids);
  const of = (part: (line: LineVector) => number) => all.reduce((total, line) => total + part(line), 0);
  const total = of((line) => line.total);
  expect(sum).toBe(`${all.map((line) => dollars(line.total)).join(' + ') || '0.00'} = ${dollars(total)}`);
  expect(totals).toEqual({
    subtotal: of(({ line }) => line.amount),
    shipping: of(({ line }) => line.shipping),
    discount: of(({ line }) => line.discount),
    listPrice: of(({ line }) => line.amount + line.shipping),
    total,
  });
});

function workedSubscription({ tariff, category, term, to, quantity: n, ...line }: SubscriptionVector) {
  const isDigital = category.startsWith('digital');
  const base = tariffs[tariff]?.base[category][term] ?? Number.NaN;
  const shipping = isDigital || to === null ? 0 : (tariffs[tariff]?.shipping[to][term] ?? Number.NaN);
  const discount = Math.min(offOf({ ...line, to: isDigital ? null : to }, category), base);
  const total = (base - discount + shipping) * n;
  return {
    each: { base, discount, shipping },
    sum: `((${dollars(base)} - ${dollars(discount)}) + ${dollars(shipping)}) x ${n} = ${dollars(total)}`,
    line: { amount: base * n, shipping: shipping * n, discount: discount * n },
    total,
  };
}

function workedGoods({ tariff, goods: kind, to, quantity, ...line }: GoodsVector) {
  const { price } = goods[kind];
  const band = bands[quantity] ?? 'single';
  const shipping = to === null ? 0 : (tariffs[tariff]?.goods[to][band] ?? Number.NaN);
  const discount = Math.min(offOf({ ...line, to }, 'goods'), price * quantity);
  const total = price * quantity - discount + shipping;
  return {
    each: { price },
    sum: `(${dollars(price)} x ${quantity} - ${dollars(discount)}) + ${dollars(shipping)} = ${dollars(total)}`,
    line: { amount: price * quantity, shipping, discount },
    total,
  };
}

/** The discount of a line's coupon according to its table; undefined if the outcomes say that it is refused. */
function offOf(
  { coupon, to, refused, ...line }: Pick<GoodsVector, 'coupon' | 'to' | 'refused'> & { use?: string },
  category: string,
): number {
  if (coupon === null) return 0;
  const use = line.use ?? 'goods';
  const [deliverable, key] = to === null ? (['digital', 'digital'] as const) : DELIVERED[to];
  const outcome = coupon_outcomes.find((row) => row.coupon === coupon && row.use === use)?.outcomes[deliverable];
  const isClosed = use === 'personal' && category.endsWith('high') && outcome === 'applied';
  expect(refused ?? 'applied').toBe(isClosed ? 'uncovered' : outcome);
  return refused ? 0 : (coupons[coupon]?.discounts[key] ?? Number.NaN);
}

/** Whole cents as dollars, formatted from their digits. */
const dollars = (cents: number): string => String(cents).padStart(3, '0').replace(/\d\d$/, '.$&');
const DELIVERED = {
  'ship-a': ['print-a', 'print_us'],
  'ship-b': ['print-b', 'print_ca'],
  'ship-c': ['print-c', 'print_intl'],
} as const;
