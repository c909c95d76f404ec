import { expect, test } from 'vitest';
import { hasSubscription, isFree, type LineKind, sectionsOf, showsShipping } from './order-review.ts';

test('omits sections without lines [CHECK-21]', () => {
  const gift = { kind: 'gift-subscription' } as const;
  expect(sectionsOf([gift])).toEqual([{ section: 'gift-subscriptions', lines: [gift] }]);
  expect(sectionsOf([])).toEqual([]);
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
