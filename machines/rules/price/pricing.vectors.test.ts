import { expect, test } from 'vitest';
import { bandOf } from '#machines/rules/address/shipping.ts';
import { type Coupon, couponRefusal, goodsCouponRefusal } from '#machines/rules/subscription/coupon.ts';
import { type Choice, deliverableOf, type Level, type Medium } from '#machines/rules/subscription/subscription.ts';
import { couponNamed, type LineVector, linesOf, vectors } from '../../../tests/support/price-vectors.ts';
import { linePrice, type Tariff } from './line-price.ts';
import { orderTotals, type PricedLine, subscriptionPrice } from './pricing.ts';

test.each(vectors.lines)('$id costs $sum [PRICE-2, PRICE-3, PRICE-4, PRICE-5, PRICE-7, PRICE-9]', (vector) => {
  const line = priced(vector);
  expect([line, orderTotals([line]).total]).toEqual([vector.line, vector.total]);
});

test.each(vectors.lines.filter((vector) => vector.kind === 'subscription'))(
  'one of $id costs its parts [PRICE-4]',
  (vector) => {
    const { quantity, total, each } = vector;
    const price = subscriptionPrice(tariffOf(vector), choiceOf(vector), { coupon: applied(vector), quantity });
    expect(price).toEqual({ ...each, quantity, total });
  },
);

test.each(vectors.orders)('the order "$id" costs $sum', ({ lines, totals }) => {
  expect(orderTotals(linesOf(lines).map(priced))).toEqual(totals);
});

test.each(vectors.coupon_outcomes)('$coupon, for $use: $outcomes [COUP-7, COUP-8]', ({ coupon, use, outcomes }) => {
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
});

test.each(Object.entries(vectors.bands))('%i are shipped as %s [PRICE-7]', (quantity, band) => {
  expect(bandOf(Number(quantity))).toBe(band);
});

function priced(vector: LineVector): PricedLine {
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

/** The coupon of a line, where the rule does not refuse it for the reason that the line names. */
function applied(vector: Exclude<LineVector, { kind: 'donation' }>): Coupon | undefined {
  if (vector.coupon === null) return undefined;
  const coupon = couponNamed(vector.coupon);
  const refusal =
    vector.kind === 'goods' ? goodsCouponRefusal(coupon, deliveredTo(vector)) : subscriptionRefusal(coupon, vector);
  expect(refusal).toBe(vector.refused);
  return refusal ? undefined : coupon;
}

type Subscribed = Extract<LineVector, { kind: 'subscription' }>;

/** The level counts where one subscribes for oneself: there a coupon closes the high ones (SUBSCRIBE-17). */
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
  const [medium, level] = category.split('-') as [Medium, Level]; // a category is both
  return { medium, level, term, shipcode: to ?? 'ship-a' };
}

function tariffOf({ tariff }: LineVector): Tariff {
  const known = vectors.tariffs[tariff];
  if (!known) throw new Error(`There is no tariff "${tariff}" among the vectors.`);
  return known;
}
