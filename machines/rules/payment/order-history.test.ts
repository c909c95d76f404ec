import { expect, test } from 'vitest';
import type { ListedOrder, OrderHistory } from '#machines/api/contract.ts';
import { distinct, orderPath, withNewest, withOlder } from './order-history.ts';

const order = (token: string, status: ListedOrder['status'] = 'paid'): ListedOrder => ({
  kind: 'receipt',
  token,
  date: '2026-03-14',
  total: 100,
  status,
});
const page = (tokens: string, next: string | null): OrderHistory => ({
  orders: [...tokens].map((token) => order(token)),
  next,
});
const shown = ({ orders, next }: OrderHistory) => [orders.map(({ token }) => token).join(''), next];

test('appends an older page [BEYOND-52]', () => {
  expect(shown(withOlder(page('dc', 'c2'), page('ba', null), ['c2']))).toEqual(['dcba', null]);
});

test('lists an order that moved between two pages once, with its newer status [BEYOND-52]', () => {
  const older = { orders: [order('c', 'refunded'), order('b'), order('b')], next: null };
  const { orders } = withOlder(page('dc', 'c2'), older, ['c2']);
  expect(orders.map(({ token, status }) => `${token} ${status}`)).toEqual(['d paid', 'c refunded', 'b paid']);
});

test('treats a receipt and an invoice with the same token as two orders [BEYOND-51]', () => {
  expect(distinct([order('a'), { ...order('a'), kind: 'invoice' }, order('a')])).toHaveLength(2);
});

test('stops if the server ignores the cursor or repeats one [BEYOND-52]', () => {
  expect(shown(withOlder(page('ba', 'c2'), page('ba', 'c2'), ['c2']))).toEqual(['ba', null]);
  expect(shown(withOlder(page('cb', 'c1'), page('a', 'c2'), ['c2', 'c1']))).toEqual(['cba', null]);
  expect(shown(withOlder(page('cb', 'c1'), page('a', 'c0'), ['c2', 'c1']))).toEqual(['cba', 'c0']);
});

test('adds new orders on top and keeps the position in the history [BEYOND-51]', () => {
  expect(shown(withNewest(page('dcba', 'c1'), page('fedc', 'c3')))).toEqual(['fedcba', 'c1']);
});

test('replaces the known orders if the newest page does not overlap them [BEYOND-51]', () => {
  expect(shown(withNewest(page('ba', 'c1'), page('zyx', 'c9')))).toEqual(['zyx', 'c9']);
  expect(shown(withNewest(page('', null), page('a', null)))).toEqual(['a', null]);
});

test.each(['..', '', 'undefined', '__proto__', 'a/b', 'a'.repeat(129)])('has no path for the token %j', (token) => {
  expect(orderPath({ kind: 'receipt', token })).toBeUndefined();
  expect(orderPath({ kind: 'invoice', token })).toBeUndefined();
});

test('links to the receipt or invoice [BEYOND-51]', () => {
  expect(orderPath({ kind: 'receipt', token: 'rcp_1' })).toBe('/receipts?token=rcp_1');
  expect(orderPath({ kind: 'invoice', token: 'inv_1' })).toBe('/invoice/inv_1');
});
