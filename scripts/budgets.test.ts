import { expect, test } from 'vitest';
import type { PageWeight } from './budgets/weigh.ts';
import { budgetOf, violations } from './budgets.ts';

const page: PageWeight = {
  name: 'cart',
  start: 110_000,
  total: 120_000,
  css: 4_096,
  own: 8_192,
  later: 1_000_000,
  requests: 7,
};

test('a page at its limits is within its budget', () => {
  expect(violations([page], 100_000)).toEqual([]);
});

test('every limit that is passed is named', () => {
  const heavy = { ...page, total: 120_100, css: 4_200, own: 9_216, requests: 8 };
  expect(violations([heavy], 100_000)).toEqual([
    'cart: 1.201 of the floor; at most 1.20',
    'cart: 4.1 KiB of CSS; at most 4.0',
    'cart: 9.0 KiB of code of its own; at most 8.0',
    'cart: 8 requests; at most 7',
  ]);
});

test('pages that ask for little are held to less', () => {
  const floors = { login: 1.1, cart: 1.2 };
  const strict = (name: string) => ({ ...budgetOf('cart'), floors: floors[name as keyof typeof floors] }); // the two of this test
  expect(violations([{ ...page, name: 'login' }], 100_000, strict)).toEqual([
    'login: 1.200 of the floor; at most 1.10',
  ]);
  expect(violations([{ ...page, name: 'cart' }], 100_000, strict)).toEqual([]);
});

test('a page over a limit is held to what was decided for it, and to every other limit', () => {
  const { own, requests } = budgetOf('cart');
  expect(budgetOf('receipt')).toEqual({ floors: 1.87, css: 8.3 * 1_024, own, requests: 9 });
  expect(budgetOf('login')).toEqual({ floors: 1.72, own: 15.3 * 1_024, css: 4.3 * 1_024, requests });
});
