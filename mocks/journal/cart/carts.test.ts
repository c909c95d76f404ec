import { describe, expect, test } from 'vitest';
import { type LineVector, linesOf, vectors } from '#fixtures/data/price-vectors.ts';
import { open } from '#fixtures/world/journal.ts';
import type { Product } from '#machines/api/contract.ts';
import { deliverableOf, type Level, type Medium, type Shipcode } from '#machines/rules/subscription/subscription.ts';
import { requests } from '../../replies.ts';
import type { Item } from '../order/order.ts';
import { orderFrom } from '../order/order-from.ts';
import { couponProblem } from '../order/price-item.ts';
import type { Context } from '../request-context.ts';
import { emptyCartOf } from './cart-state.ts';
import { billCart } from './carts.ts';

const { basicProduct, donationOnce, digitalProduct } = requests.addToCart;

function holding(...actions: { body: object }[]) {
  const { journal } = open();
  for (const action of actions) journal.ask('addToCart', action);
  return { journal, cart: () => journal.state().carts.crt_1 };
}

test('removes what was ordered and keeps what was added meanwhile', () => {
  const { journal, cart } = holding(basicProduct, basicProduct, digitalProduct, donationOnce);
  journal.work(({ state }) => {
    Object.assign(state.carts.crt_1 ?? {}, { chosen: 'ship-c' });
    emptyCartOf(state, 'crt_1', { ln_1: 1, ln_2: 1 }, 'rcp_1');
  });
  expect(cart()).toMatchObject({
    version: 5,
    lines: [
      { id: 'ln_1', qty: 1 },
      { id: 'ln_3', qty: 1 },
    ],
    orders: [
      {
        version: 4,
        lines: [
          { id: 'ln_1', qty: 2 },
          { id: 'ln_2', qty: 1 },
        ],
        settled: { status: 'completed', receipt: 'rcp_1' },
      },
    ],
  });
  expect(cart()).not.toHaveProperty('chosen');
  expect(cart()?.lines[0]).toEqual({ ...basicProduct.body, id: 'ln_1', qty: 1 });
});

describe('price vectors', () => {
  const journals = vectors.lines.filter(({ tariff }) => tariff === 'journal');

  test.each(journals.filter((vector) => !isRefused(vector)))('bills $id at $sum [PRICE-4, PRICE-9]', (vector) => {
    const { billing } = billCart(context(), cartWith([vector]));
    const { shipping, discount } = vector.line;
    expect(Object.values(billing).flatMap(({ reported }) => reported)).toMatchObject([
      { quantity: 'quantity' in vector ? vector.quantity : 1, price: vector.total, shipping, discount },
    ]);
  });

  test.each(journals.filter(isRefused))('rejects the coupon of $id', (vector) => {
    expect(couponProblem(itemOf(vector), zoneOf([vector]))).toEqual(expect.any(String));
  });

  test.each(vectors.orders.filter(({ lines }) => linesOf(lines).every(isJournals)))(
    'orders "$id" at $sum',
    ({ lines, totals }) => {
      const all = linesOf(lines);
      const shipcode = zoneOf(all);
      const { name, email, session } = requests.subscribe.printOrder.body;
      const form = { name, email, session, origin: 'change', shipcode, gifted: false } as const;
      const order = orderFrom(context(), { form, items: all.map(itemOf) });
      const of = (part: 'amount' | 'shipping' | 'discount') => order.lines.reduce((sum, line) => sum + line[part], 0);
      expect([of('amount'), of('shipping'), of('discount'), order.total]).toEqual([
        totals.subtotal,
        totals.shipping,
        totals.discount,
        totals.total,
      ]);
    },
  );

  function context(): Context {
    const { journal, clock } = open();
    return { state: journal.state(), now: clock.now, newId: (prefix) => `${prefix}1`, keepsCookies: false };
  }

  const cartWith = (all: readonly LineVector[]) => ({
    id: 'crt_1',
    version: 1,
    lines: all.map((vector, at) => ({ ...itemOf(vector), id: `ln_${at + 1}` })),
    counted: all.length,
    orders: [],
    category: zoneOf(all),
  });

  function isRefused(vector: LineVector): boolean {
    return 'refused' in vector;
  }

  /** Whether the mock journal prices a line this way: it removes a refused coupon before pricing an order. */
  function isJournals(vector: LineVector): boolean {
    return vector.tariff === 'journal' && !isRefused(vector);
  }

  function itemOf(vector: LineVector): Item {
    if (vector.kind === 'donation')
      return { type: 'donation-item', item: { process: 'onetime', dollars: vector.cents }, qty: 1 };
    const { quantity: qty, coupon: code } = vector;
    const coupon = code === null ? {} : { coupon: code };
    if (vector.kind === 'goods') return { type: vector.goods, item: { ref: REFS[vector.goods], ...coupon }, qty };
    const [medium, level] = vector.category.split('-') as [Medium, Level]; // A category is a medium and a level, joined by a hyphen.
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

  const zoneOf = (all: readonly LineVector[]): Shipcode =>
    all.flatMap((vector) => (vector.kind === 'goods' && vector.to ? [vector.to] : []))[0] ?? 'ship-a';

  const REFS: Record<Product['kind'], string> = {
    'basic-product': 'prd:lights',
    'sized-product': 'sze:tote-one',
    'digital-product': 'prd:field-guide',
    'print-issue': 'iss:41',
    'digital-issue': 'iss:41',
  };
});
