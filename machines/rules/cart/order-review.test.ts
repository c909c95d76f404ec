import { expect, test } from 'vitest';
import { defaultChoice as choice } from '#machines/rules/subscription/subscription.ts';
import { hasSubscription, isFree, type LineKind, reviewSections, sectionsOf, showsShipping } from './order-review.ts';

const price = { base: 3000, discount: 0, shipping: 100, quantity: 1, total: 3100 };
const donation = { process: 'onetime', cents: 2500 } as const;
const mug = { kind: 'basic-product', ref: 'prd:mug', name: 'Mug', quantity: 1, price: 1205 } as const;
const archive = { kind: 'digital-issue', ref: 'iss:archive', name: 'Archive', quantity: 1 } as const;

test('groups an order by section [CHECK-18]', () => {
  const subscription = { purpose: 'personal', choice, price } as const;
  expect(reviewSections({ products: [archive, mug], donation, subscription })).toEqual([
    { section: 'personal-subscription', lines: [{ kind: 'personal-subscription', choice, price }] },
    { section: 'donation', lines: [{ kind: 'donation-item', process: 'onetime', cents: 2500 }] },
    { section: 'items-for-shipping', lines: [mug] },
    { section: 'digital-items', lines: [archive] },
  ]);
  const oneCent = { kind: 'donation-item', process: 'monthly', cents: 1 } as const;
  expect(reviewSections({ donation: { process: 'monthly', cents: 1 } })).toEqual([
    { section: 'donation', lines: [oneCent] },
  ]);
  expect(reviewSections({ subscription: { purpose: 'gift', choice, price } })).toEqual([
    { section: 'gift-subscriptions', lines: [{ kind: 'gift-subscription', choice, price }] },
  ]);
});

test('omits sections without lines [CHECK-21]', () => {
  expect(reviewSections({})).toEqual([]);
  expect(reviewSections({ donation: { ...donation, cents: 0 }, products: [{ ...mug, quantity: 0 }] })).toEqual([]);
});

test('puts every kind of line in its section, in review order [CART-8, CHECK-18]', () => {
  const kinds = [
    'basic-product',
    'sized-product',
    'digital-product',
    'print-issue',
    'digital-issue',
    'personal-subscription',
    'gift-subscription',
    'donation-item',
    'subscription-upgrade',
  ] as const;
  const sections = sectionsOf(kinds.map((kind) => ({ kind })));
  expect(sections.map(({ section, lines }) => [section, lines.map(({ kind }) => kind)])).toEqual([
    ['personal-subscription', ['personal-subscription', 'subscription-upgrade']],
    ['gift-subscriptions', ['gift-subscription']],
    ['donation', ['donation-item']],
    ['items-for-shipping', ['basic-product', 'sized-product', 'print-issue']],
    ['digital-items', ['digital-product', 'digital-issue']],
  ]);
});

test('shows shipping only above one cent [CHECK-20, CHECK-21]', () => {
  expect([0, 1, 2, 1205].filter(showsShipping)).toEqual([2, 1205]);
});

test('is free only at a total of 0 [CHECK-19]', () => {
  expect([0, 1, 2, 1205].filter(isFree)).toEqual([0]);
});

test('the terms of sale apply to every order with a subscription, and to no other [BEYOND-47]', () => {
  const holds = (kind: LineKind) => [[{ kind }], [{ kind: 'donation-item' as const }, { kind }]].map(hasSubscription);
  for (const kind of ['personal-subscription', 'gift-subscription', 'subscription-upgrade'] as const)
    expect(holds(kind)).toEqual([true, true]);
  for (const kind of ['donation-item', 'basic-product', 'sized-product', 'print-issue', 'digital-issue'] as const)
    expect(holds(kind)).toEqual([false, false]);
});
