import { describe, expect, test } from 'vitest';
import { attemptsInMemory, createAttemptStore, KEPT_FOR } from './attempt-store.ts';
import type { Attempt } from './world.ts';

const KEY = '3f0c8a52-6f0b-4d1e-9b0a-5a2f6f1d7c11';
const whole: Attempt = {
  id: KEY,
  step: 'settled',
  at: 1_000,
  key: KEY,
  intent: 'pi_3Pq81x',
  amount: 6_000,
  visit: '/receipts?token=rcp_Vd0w7c',
};

const attemptsIn = (stored: unknown, now = 1_000) =>
  createAttemptStore({ read: () => stored, write: () => undefined }, () => now, {
    takeTurn: async () => true,
    endTurn: () => undefined,
  }).read();

test('replaces the attempt with the same id and adds the time', () => {
  let now = 1_000;
  const store = attemptsInMemory(() => now);
  store.write({ id: 'one', step: 'placing', key: KEY });
  store.write({ id: 'two', step: 'paying', intent: 'pi_2' });
  now = 2_000;
  store.write({ id: 'one', step: 'paying', intent: 'pi_1', key: undefined });
  expect(store.read()).toEqual([
    { id: 'two', step: 'paying', at: 1_000, intent: 'pi_2' },
    { id: 'one', step: 'paying', at: 2_000, intent: 'pi_1' },
  ]);
  store.drop('two');
  expect(store.read().map(({ id }) => id)).toEqual(['one']);
});

test('keeps only the last settled attempt', () => {
  const store = attemptsInMemory(() => 1_000);
  for (const id of ['one', 'two']) store.write({ id, step: 'settled', visit: '' });
  store.write({ id: 'three', step: 'placing', key: KEY });
  expect(store.read().map(({ id }) => id)).toEqual(['two', 'three']);
});

test.each([
  ['for 24 hours', KEPT_FOR - 1, 1],
  ['and no longer', KEPT_FOR, 0],
  ['and not if the clock was set back a day', -KEPT_FOR, 0],
])('keeps attempts %s', (_, later, count) => {
  expect(attemptsIn([whole], whole.at + later)).toHaveLength(count);
});

describe('stored data', () => {
  test('is read as written', () => {
    expect(attemptsIn([whole])).toEqual([whole]);
  });

  test.each([null, undefined, 'placing', 42, {}, whole, [null], ['one'], [[]], [{}]])(
    'is not an attempt: %j',
    (stored) => {
      expect(attemptsIn(stored)).toEqual([]);
    },
  );

  test.each([
    { id: undefined },
    { id: '' },
    { id: '../account' },
    { step: 'returned' },
    { step: 'toString' },
    { at: '1000' },
    { at: -1 },
    { at: 1.5 },
  ])('is not an attempt with %j', (change) => {
    expect(attemptsIn([{ ...whole, ...change }])).toEqual([]);
  });

  test.each<[keyof Attempt, unknown]>([
    ['key', '../..'],
    ['key', 12],
    ['key', `/${KEY}`],
    ['key', `${KEY}/`],
    ['intent', 'pi_1/../../account'],
    ['amount', '6000'],
    ['amount', -1],
    ['visit', 'https://evil.example/'],
    ['visit', '//evil.example'],
    ['visit', '/receipts?token=a&url=//evil.example'],
    ['visit', '/invoice/../logout'],
    ['visit', 7],
  ])('drops an invalid %s: %j', (field, value) => {
    const { [field]: _, ...rest } = whole;
    expect(attemptsIn([{ ...whole, [field]: value }])).toEqual([rest]);
  });

  test.each(['', '/invoice/inv_5tG4hA', '/receipts?token=rcp_1'])('keeps the page %j', (visit) => {
    expect(attemptsIn([{ ...whole, visit }])).toEqual([{ ...whole, visit }]);
  });
});
