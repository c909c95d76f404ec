import { expect, test } from 'vitest';
import type { Product } from '#machines/api/contract.ts';
import { deliverableOf, type Level, type Medium, type Shipcode } from '#machines/rules/subscription/subscription.ts';
import { open } from '../../../tests/support/journal.ts';
import { type LineVector, linesOf, vectors } from '../../../tests/support/price-vectors.ts';
import { requests } from '../../replies.ts';
import type { Desk } from '../desk.ts';
import type { Item } from '../order/order.ts';
import { orderFrom } from '../order/order-from.ts';
import { couponProblem } from '../order/price-item.ts';
import { billCart } from './carts.ts';

const journals = vectors.lines.filter(({ tariff }) => tariff === 'journal');

test.each(journals.filter((vector) => !isRefused(vector)))('bills $id at $sum [PRICE-4, PRICE-9]', (vector) => {
  const { billing } = billCart(desk(), cartWith([vector]));
  const { shipping, discount } = vector.line;
  expect(Object.values(billing).flatMap(({ reported }) => reported)).toMatchObject([
    { quantity: 'quantity' in vector ? vector.quantity : 1, price: vector.total, shipping, discount },
  ]);
});

test.each(journals.filter(isRefused))('refuses the coupon of $id', (vector) => {
  expect(couponProblem(itemOf(vector), zoneOf([vector]))).toEqual(expect.any(String));
});

test.each(vectors.orders.filter(({ lines }) => linesOf(lines).every(isJournals)))(
  'orders "$id" at $sum',
  ({ lines, totals }) => {
    const all = linesOf(lines);
    const shipcode = zoneOf(all);
    const { name, email, session } = requests.subscribe.printOrder.body;
    const form = { name, email, session, origin: 'change', shipcode, gifted: false } as const;
    const order = orderFrom(desk(), { form, items: all.map(itemOf) });
    const of = (part: 'amount' | 'shipping' | 'discount') => order.lines.reduce((sum, line) => sum + line[part], 0);
    expect([of('amount'), of('shipping'), of('discount'), order.total]).toEqual([
      totals.subtotal,
      totals.shipping,
      totals.discount,
      totals.total,
    ]);
  },
);

/** A visitor's desk in a journal of 14 March 2026. */
function desk(): Desk {
  const { journal, clock } = open();
  return { state: journal.state(), now: clock.now, newId: (prefix) => `${prefix}1`, keepsCookies: false };
}

const cartWith = (all: readonly LineVector[]) => ({
  id: 'crt_1',
  version: 1,
  lines: all.map((vector, at) => ({ ...itemOf(vector), id: `ln_${at + 1}` })),
  counted: all.length,
  category: zoneOf(all),
});

function isRefused(vector: LineVector): boolean {
  return 'refused' in vector;
}

/** Whether the mock journal sells a line so: a refused coupon is taken out of an order before it is priced. */
function isJournals(vector: LineVector): boolean {
  return vector.tariff === 'journal' && !isRefused(vector);
}

function itemOf(vector: LineVector): Item {
  if (vector.kind === 'donation')
    return { type: 'donation-item', item: { process: 'onetime', dollars: vector.cents }, qty: 1 };
  const { quantity: qty, coupon: code } = vector;
  const coupon = code === null ? {} : { coupon: code };
  if (vector.kind === 'goods') return { type: vector.goods, item: { ref: REFS[vector.goods], ...coupon }, qty };
  const [medium, level] = vector.category.split('-') as [Medium, Level]; // a category is both
  const { term, to, use } = vector;
  const shipcode = to ?? 'ship-a';
  if (use === 'gift')
    return {
      type: 'gift-subscription',
      item: { deliverable: deliverableOf({ medium, shipcode }), level, term, ...coupon },
      qty,
    };
  return {
    type: 'personal-subscription',
    item: { renewal: use === 'renewal', medium, level, term, shipcode, ...coupon },
    qty,
  };
}

/** The category that the goods of an order go to. */
const zoneOf = (all: readonly LineVector[]): Shipcode =>
  all.flatMap((vector) => (vector.kind === 'goods' && vector.to ? [vector.to] : []))[0] ?? 'ship-a';

const REFS: Record<Product['kind'], string> = {
  'basic-product': 'prd:lights',
  'sized-product': 'sze:tote-one',
  'digital-product': 'prd:field-guide',
  'print-issue': 'iss:41',
  'digital-issue': 'iss:41',
};
