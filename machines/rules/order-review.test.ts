import { expect, test } from 'vitest';
import { isFree, reviewSections, showsShipping } from './order-review.ts';
import { defaultChoice } from './subscription.ts';

const price = { base: 3000, discount: 0, shipping: 100, quantity: 1, total: 3100 };
const personal = { purpose: 'personal', choice: defaultChoice, price } as const;
const gift = { purpose: 'gift', choice: defaultChoice, price: { ...price, quantity: 2, total: 6200 } } as const;
const donation = { process: 'onetime', cents: 2500 } as const;
const mug = { ref: 'prd:mug', name: 'Mug', medium: 'print', quantity: 1, price: 1205 } as const;
const archive = { ref: 'prd:archive', name: 'Archive', medium: 'digital', quantity: 1 } as const;

test('has a section for each kind of thing ordered, in order [CHECK-18]', () => {
  expect(reviewSections({ swag: [archive, mug], donation, subscription: personal })).toEqual([
    { section: 'personal-subscription', lines: [personal] },
    { section: 'donation', lines: [donation] },
    { section: 'items-for-shipping', lines: [mug] },
    { section: 'digital-items', lines: [archive] },
  ]);
  expect(reviewSections({ donation, subscription: gift })).toEqual([
    { section: 'gift-subscriptions', lines: [gift] },
    { section: 'donation', lines: [donation] },
  ]);
});

test('leaves out sections without lines [CHECK-21]', () => {
  expect(reviewSections({})).toEqual([]);
  expect(reviewSections({ donation: { ...donation, cents: 0 }, swag: [{ ...mug, quantity: 0 }] })).toEqual([]);
});

test('shows shipping only above one cent [CHECK-20, CHECK-21]', () => {
  expect([0, 1, 2, 1205].filter(showsShipping)).toEqual([2, 1205]);
});

test('is free only at a total of 0 [CHECK-19]', () => {
  expect([0, 1, 2, 1205].filter(isFree)).toEqual([0]);
});
