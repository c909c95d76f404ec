import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '#fixtures/world/storage.ts';
import { mounts } from '#src/mounts.ts';
import { attemptsAtPlace, attemptsOf } from './attempts.ts';
import { forgetOrders } from './forget-orders.ts';

const NOW = 1_800_000_000_000;
const KEY = '3f0c8a52-6f0b-4d1e-9b0a-5a2f6f1d7c11';
const nothing = new URLSearchParams();
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    localStorage: storageOf(kept),
    sessionStorage: storageOf(new Map()),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('shares attempts between pages that sell the same thing, with no place or token in storage', () => {
  const at = (widget: string, place: string) =>
    (widget === 'invoice' ? attemptsAtPlace : attemptsOf)(widget, nothing, place);
  const attempt = { id: KEY, step: 'placing', key: KEY, amount: 6_000 } as const;
  at('renew', '/subscribe/renew ').write(attempt);
  at('invoice', '/invoice/inv_5tG4hA ').write(attempt);
  const known = [{ ...attempt, at: NOW }];
  expect([
    at('renew', '/renouveler ').read(),
    at('subscribe', '/subscribe/renew ').read(),
    at('invoice', '/invoice/inv_5tG4hA ').read(),
    at('invoice', '/invoice/inv_other ').read(),
  ]).toEqual([known, [], known, []]);
  expect([...kept.keys()]).toEqual([
    'journal.attempts.renew',
    expect.stringMatching(/^journal\.attempts\.invoice\.[a-z0-9]{1,7}$/),
  ]);
});

test.each([
  ['subscribe', attemptsOf],
  ['renew', attemptsOf],
  ['donate', attemptsOf],
  ['checkout', attemptsOf],
  ['redeem', attemptsAtPlace],
  ['invoice', attemptsAtPlace],
  ['subscription-change', attemptsAtPlace],
  ['receipt', undefined],
] as const)('keeps attempts of %s apart by place only if the place identifies the order', async (name, attempts) => {
  expect((await mounts[name].load()).screen.attempts).toBe(attempts);
});

test('drops settled attempts at logout and keeps all others', () => {
  const [donations, renewals] = ['post', 'share'].map((widget) => attemptsOf(widget, nothing, '/'));
  donations?.write({ id: 'one', step: 'settled', visit: '' });
  renewals?.write({ id: 'two', step: 'placing', key: KEY });
  kept.set('of the host', 'theirs');
  forgetOrders();
  expect([donations?.read(), renewals?.read().map(({ id }) => id), kept.get('of the host')]).toEqual([
    [],
    ['two'],
    'theirs',
  ]);
});

test('keeps what a return address claims in its tab, for a reload too, unless it is known or another attempt is unfinished', () => {
  const query = new URLSearchParams('payment_intent=pi_other&redirect_status=succeeded');
  const open = (given = query) => attemptsOf('subscribe', given, '/subscribe');
  const claim = { id: 'pi_other', step: 'returned', at: NOW, intent: 'pi_other' };
  expect(open().read()).toEqual([claim]);
  expect(open(nothing).read()).toEqual([claim]);
  expect([...kept.values()].join()).not.toContain('pi_other');
  open().drop('pi_other');
  open(nothing).write({ id: 'two', step: 'completing', intent: 'pi_3Pq81x' });
  expect(
    open()
      .read()
      .map(({ id }) => id),
  ).toEqual(['two']);
  open().write({ id: 'two', step: 'settled', intent: 'pi_other', visit: '' });
  expect(
    open()
      .read()
      .map(({ id }) => id),
  ).toEqual(['two']);
});

test('keeps a claim without an intent, and none of a setup', () => {
  const read = (address: string) => attemptsOf('store', new URLSearchParams(address), '/').read();
  expect(read('setup_intent=seti_1&redirect_status=succeeded')).toEqual([]);
  expect(read('redirect_status=pending')).toEqual([{ id: 'returned', step: 'returned', at: NOW }]);
});

test('ignores a crafted intent in the address', () => {
  const query = new URLSearchParams('payment_intent=..%2F..%2Faccount');
  expect(attemptsOf('donate', query, '/donate').read()).toEqual([]);
});

test('other tabs and later pages learn of a settled order, but of nothing that opens its receipt', () => {
  const visit = '/receipts?token=rcp_1';
  const earlier = { id: KEY, step: 'settled', at: NOW, intent: 'pi_1', amount: 2_500, visit };
  const over = { ...earlier, at: NOW - 90_000_000 };
  kept.set('journal.attempts.donate', JSON.stringify([earlier]));
  kept.set('journal.attempts.renew', JSON.stringify([over, { ...over, step: 'paying' }]));
  const attempts = attemptsOf('subscribe', nothing, '/subscribe');
  attempts.write({ id: KEY, step: 'settled', intent: 'pi_2', kind: 'subscription', amount: 6_000, visit });
  expect(attempts.read()).toMatchObject([{ id: KEY, visit }]);
  const left = {
    step: 'settled',
    at: NOW,
    id: expect.stringMatching(/^\w{1,7}$/),
    order: expect.stringMatching(/^\w{1,7}$/),
  };
  expect([...kept].map(([name, text]) => [name, JSON.parse(text)])).toEqual([
    ['journal.attempts.donate', [{ ...left, amount: 2_500 }]],
    ['journal.attempts.renew', []],
    ['journal.attempts.subscribe', [{ ...left, kind: 'subscription', amount: 6_000 }]],
  ]);
  const returned = new URLSearchParams('payment_intent=pi_1');
  expect(attemptsOf('donate', returned, '/donate').read()).toMatchObject([{ step: 'settled', amount: 2_500 }]);
});
