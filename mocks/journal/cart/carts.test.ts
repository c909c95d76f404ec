import { describe, expect, test } from 'vitest';
import type { Product } from '#machines/api/contract.ts';
import { deliverableOf, type Level, type Medium, type Shipcode } from '#machines/rules/subscription/subscription.ts';
import { open } from '../../../tests/support/journal.ts';
import { type LineVector, linesOf, vectors } from '../../../tests/support/price-vectors.ts';
import { refOf } from '../../readers.ts';
import { requests } from '../../replies.ts';
import type { Desk } from '../desk.ts';
import { createJournal } from '../journal.ts';
import type { Item } from '../order/order.ts';
import { orderFrom } from '../order/order-from.ts';
import { couponProblem } from '../order/price-item.ts';
import { closeCart, emptyCartOf, keepCart } from './cart-state.ts';
import { billCart, cartOf, cartPurpose, ownCart } from './carts.ts';

const { basicProduct, donationOnce, digitalProduct } = requests.addToCart;
const inCanada = (journal: ReturnType<typeof open>['journal']) => journal.become('subscriber');

function holding(...actions: { body: object }[]) {
  const { journal } = open();
  for (const action of actions) journal.ask('addToCart', action);
  return { journal, cart: () => journal.state().carts.crt_1 };
}

function serving() {
  let ids = 0;
  return createJournal({ keepsCookies: true, newId: (prefix) => `${prefix}${++ids}` });
}

test('creates a cart with the first change', () => {
  const { journal } = open();
  expect(journal.work(cartOf)).toEqual({
    id: '',
    version: 0,
    lines: [],
    counted: 0,
    category: 'ship-a',
    orders: [],
  });
  expect(journal.state().carts).toEqual({});
  expect(journal.work(ownCart).id).toBe('crt_1');
  expect(journal.work(ownCart).id).toBe('crt_1');
  expect(journal.state()).toMatchObject({ carts: { crt_1: { version: 0 } }, cartOf: { page: 'crt_1' } });
  expect(cartPurpose(journal.work(cartOf))).toBe('cart crt_1');
});

test('starts a session with the cart when readers are told apart by cookies', () => {
  const journal = serving();
  const { headers } = journal.ask('addToCart', basicProduct);
  expect(headers).toMatchObject({ 'Set-Cookie': 'session=ses_1; Path=/; HttpOnly; Secure; SameSite=Lax' });
  expect(journal.state().cartOf).toEqual({ ses_1: 'crt_2' });
  expect(journal.ask('addToCart', { ...basicProduct, session: 'ses_1' }).headers).not.toHaveProperty('Set-Cookie');
  expect(journal.work(cartOf).lines).toEqual([]);
});

test.each([
  ['goods', [basicProduct, donationOnce], 3],
  ['nothing to ship', [donationOnce], 1],
  ['nothing', [], 0],
])("prices a cart with %s for the current reader's category (%#)", (_, actions, version) => {
  const { journal } = holding(...actions);
  inCanada(journal);
  expect(journal.work(cartOf)).toMatchObject({ category: 'ship-b', version });
  expect(journal.work(cartOf)).toMatchObject({ category: 'ship-b', version });
});

test('keeps the category that an order chose', () => {
  const { journal } = holding(basicProduct);
  journal.work((desk) => {
    cartOf(desk).chosen = 'ship-c';
  });
  inCanada(journal);
  expect(journal.work(cartOf)).toMatchObject({ category: 'ship-c', version: 2 });
});

test('hands a cart over to the next session only if there is one', () => {
  const state = { carts: {}, cartOf: { ses_1: 'crt_1', ses_9: 'crt_9' } };
  keepCart(state, 'ses_2', 'ses_3');
  expect(state.cartOf).toStrictEqual({ ses_1: 'crt_1', ses_9: 'crt_9' });
  keepCart(state, 'ses_1', 'ses_3');
  expect(state.cartOf).toEqual({ ses_3: 'crt_1', ses_9: 'crt_9' });
});

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

test('ignores a cart that does not exist', () => {
  const { journal, cart } = holding(basicProduct);
  const before = cart();
  journal.work(({ state }) => {
    emptyCartOf(state, 'crt_9', { ln_1: 1 }, 'rcp_1');
    closeCart(state, 'crt_9', { ln_1: 1 }, { id: 'crt_10', invoice: 'inv_1' });
  });
  expect(Object.values(journal.state().carts)).toEqual([before]);
});

test('replaces the cart of a debit for its own session and keeps what was added meanwhile', () => {
  const { journal, cart } = holding(basicProduct, basicProduct, digitalProduct);
  journal.work((desk) => {
    const { state } = desk;
    state.carts.crt_5 = { ...ownCart(desk), id: 'crt_5' };
    state.cartOf.another = 'crt_5';
    closeCart(state, 'crt_1', { ln_1: 2 }, { id: 'crt_9', invoice: 'inv_1' });
  });
  expect([cart(), journal.state().cartOf]).toEqual([undefined, { page: 'crt_9', another: 'crt_5' }]);
  expect(journal.state().carts.crt_9).toMatchObject({
    id: 'crt_9',
    version: 4,
    counted: 2,
    lines: [{ id: 'ln_2' }],
    orders: [{ version: 3, lines: [{ id: 'ln_1' }], settled: { status: 'processing', invoice: 'inv_1' } }],
  });
});

test('loses the cart of a page when its reader logs out', () => {
  const { journal } = holding(basicProduct);
  journal.become('subscriber');
  journal.ask('endSession');
  expect(journal.state()).toMatchObject({ reader: refOf('visitor'), cartOf: {} });
  expect(journal.work(cartOf).lines).toEqual([]);
});

describe('price vectors', () => {
  const journals = vectors.lines.filter(({ tariff }) => tariff === 'journal');

  test.each(journals.filter((vector) => !isRefused(vector)))('bills $id at $sum [PRICE-4, PRICE-9]', (vector) => {
    const { billing } = billCart(desk(), cartWith([vector]));
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

  function desk(): Desk {
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
