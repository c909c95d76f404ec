import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import type { CartAction, PricedLine } from '#machines/api/contract.ts';
import { replies, requests } from '#mocks/replies.ts';
import { countOf, footRows, hasArrows, isSameLine, lineFor, linesOf, shareLines, wasTaken } from './cart.ts';

const cents = fc.integer({ min: 0, max: 9_999_999 });
const _prices = fc
  .record({ amount: cents, shipping: cents, discount: cents })
  .map(({ amount, shipping, discount: wished }) => {
    const discount = Math.min(wished, amount);
    return { amount, shipping, discount, price: amount + shipping - discount };
  });

const documented = Object.values(replies.getCart).flatMap(({ body }) =>
  'billing' in body ? [copyOf(body) as unknown as Parameters<typeof linesOf>[0] & { count: number }] : [],
);

test('lists the lines of groups a, b and c, and counts their quantities [CART-2, CART-3]', () => {
  const { body } = replies.getCart.mixed;
  expect(linesOf(copyOf(body)).map(({ id }) => id)).toEqual(['ln_1', 'ln_5', 'ln_7', 'ln_8', 'ln_4', 'ln_6']);
  for (const cart of documented) expect(countOf(linesOf(cart))).toBe(cart.count);
  expect(documented.length).toBe(17);
});

test('shows Subtotal with Shipping, Discount with List Price, and always the Total [CART-12]', () => {
  fc.assert(
    fc.property(cents, cents, (shipping, discount) => {
      const rows = footRows({ shipping, discount });
      expect([rows.includes('subtotal'), rows.includes('shipping')]).toEqual([shipping > 0, shipping > 0]);
      expect([rows.includes('discount'), rows.includes('listPrice')]).toEqual([discount > 0, discount > 0]);
      expect(rows.at(-1)).toBe('total');
    }),
  );
  expect(footRows({ shipping: 1, discount: 1 })).toEqual(['subtotal', 'shipping', 'discount', 'listPrice', 'total']);
  expect(footRows({ shipping: 0, discount: 0 })).toEqual(['total']);
});

test('offers arrows for lines that allow it, but not in an invoiced cart [CART-14]', () => {
  const line = (change_quantity: boolean) => ({ change_quantity, cart: requests.addToCart.printIssue.body });
  expect(hasArrows({ invoiced: false }, line(true))).toBe(true);
  expect(hasArrows({ invoiced: false }, line(false))).toBe(false);
  expect(hasArrows({ invoiced: true }, line(true))).toBe(false);
});

test.each(['digitalProduct', 'digitalIssue'] as const)(
  'offers no arrows for items sold only once, whatever the server says: %s [BEYOND-17]',
  (name) => {
    const line = { change_quantity: true, cart: requests.addToCart[name].body };
    expect(hasArrows({ invoiced: false }, line)).toBe(false);
  },
);

test('identifies a line by kind and item, with one donation and one membership per cart [CART-8, CART-9, CART-18]', () => {
  const { basicProduct, sizedProduct, giftSubscriptions, donationOnce, donationMonthly } = requests.addToCart;
  const { personalSubscription, renewal, subscriptionUpgrade, printIssue, digitalIssue } = requests.addToCart;
  const same = (one: { body: unknown }, other: { body: unknown }) =>
    isSameLine(one.body as CartAction, other.body as CartAction);
  expect([same(basicProduct, basicProduct), same(basicProduct, sizedProduct)]).toEqual([true, false]);
  expect(same(printIssue, digitalIssue)).toBe(false);
  expect([same(donationOnce, donationMonthly), same(personalSubscription, renewal)]).toEqual([true, true]);
  expect([same(personalSubscription, subscriptionUpgrade), same(donationOnce, renewal)]).toEqual([true, false]);
  const [gift] = linesOf(copyOf(replies.getCart.giftSubscriptions.body));
  expect(lineFor(gift ? [gift] : [], giftSubscriptions.body)).toBe(gift);
  const digital: CartAction = {
    type: 'gift-subscription',
    item: { deliverable: 'digital', level: 'high', term: '1year' },
  };
  expect(lineFor(gift ? [gift] : [], digital)).toBeUndefined();
});

test('merges gifts only if all fields match, including message and date [CART-8, BEYOND-60]', () => {
  const { body } = requests.addToCart.giftSubscriptions;
  const gift: CartAction = {
    type: 'gift-subscription',
    item: { deliverable: 'print-a', level: 'high', term: '1year' },
  };
  const others: Partial<typeof gift.item>[] = [
    { deliverable: 'print-b' },
    { level: 'low' },
    { term: '2year' },
    { message: 'Enjoy it.' },
    { deliver_on: '2026-12-24' },
  ];
  for (const other of others) {
    const changed = { ...gift, item: { ...gift.item, ...other } };
    expect([isSameLine(gift, changed), isSameLine(changed, gift)]).toEqual([false, false]);
  }
  expect(isSameLine(gift, structuredClone(gift))).toBe(true);
  expect(isSameLine(gift, { ...gift, item: { ...gift.item, coupon: 'GIFT10' } })).toBe(true);
  expect(isSameLine(body, requests.addToCart.basicProduct.body)).toBe(false);
  expect(isSameLine(requests.addToCart.basicProduct.body, body)).toBe(false);
});

test('keeps goods of different kinds apart, even with the same ref [CART-8]', () => {
  const { body: product } = requests.addToCart.basicProduct;
  const { body: issue } = requests.addToCart.printIssue;
  expect(isSameLine(product, { ...issue, item: { ...issue.item, ref: product.item.ref } })).toBe(false);
  expect(isSameLine(product, { ...product, item: { ...product.item, ref: issue.item.ref } })).toBe(false);
});

test('counts an action without a quantity as one', () => {
  const { qty: _, ...product } = requests.addToCart.basicProduct.body as CartAction;
  const [line] = linesOf(copyOf(replies.getCart.basicProduct.body));
  const holding = (quantity: number) => (line ? [{ ...line, quantity }] : []);
  expect(wasTaken(product as CartAction, holding(1), holding(2))).toBe(true);
  expect(wasTaken(product as CartAction, holding(1), holding(1))).toBe(false);
  expect(wasTaken(product as CartAction, [], holding(1))).toBe(true);
});

test('recognizes an unanswered action that took effect by the quantity or, for a single line, the item', () => {
  const { body: product } = requests.addToCart.basicProduct;
  const after = linesOf(copyOf(replies.updateCart.changed.body));
  const before = linesOf(copyOf(replies.getCart.basicProduct.body));
  expect([wasTaken(product, before, after), wasTaken(product, after, after), wasTaken(product, [], [])]).toEqual([
    true,
    false,
    false,
  ]);
  const donation = linesOf(copyOf(replies.getCart.donationOnce.body));
  const { body: once } = requests.addToCart.donationOnce;
  const other: CartAction = { ...once, item: { ...once.item, dollars: 2_600 } };
  expect([wasTaken(once, [], donation), wasTaken(other, [], donation)]).toEqual([true, false]);
});

test('reuses the objects of unchanged lines only', () => {
  const before: readonly PricedLine[] = linesOf(copyOf(replies.getCart.mixed.body));
  const now = structuredClone(before).map((line) => (line.id === 'ln_4' ? { ...line, quantity: 2 } : line));
  const shared = shareLines(before, now);
  expect(shared).toEqual(now);
  expect(shared.map((line, at) => line === before[at])).toEqual([true, true, true, true, false, true]);
  const [first] = before;
  const shares = (line: object) => shareLines(first ? [first] : [], [line as PricedLine])[0] === first;
  expect(shares({ ...first })).toBe(true);
  expect([
    shares({ ...first, added: undefined }),
    shares({ ...first, cart: null }),
    shares({ ...first, cart: 'x' }),
  ]).toEqual([false, false, false]);
});
