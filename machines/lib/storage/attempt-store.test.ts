import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effort } from '#fixtures/world/effort.ts';
import { openers } from '#fixtures/world/openers.ts';
import type { Attempt, AttemptStep, AttemptStore } from '#machines/lib/world.ts';
import { digest } from '#machines/rules/text/digest.ts';
import { playStorage } from '../../../tests/schedules/browser-storage.ts';
import { attemptsInMemory, createAttemptStore, KEPT_FOR } from './attempt-store.ts';

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

const turn = { takeTurn: async () => true, endTurn: () => undefined };
const shelfOf = (stored: unknown) => ({ read: () => stored, write: () => true });

test('finds a settled order after a reload that only the tab could store, until another tab settles a later one', () => {
  let now = 1_000;
  let isFull = true;
  const storage = playStorage(() => isFull);
  const working = playStorage(() => false);
  const tab = working.ofTab();
  const open = (own = working.ofTab()) => createAttemptStore(storage.shared(), own.shelf(), () => now++, turn);
  const { at: _, ...settled } = whole;
  expect(open(tab).write(settled)).toBe(false);
  expect([open(tab).read(), open().read()]).toEqual([[{ ...settled, at: 1_000 }], []]);
  isFull = false;
  expect(open().write({ ...settled, id: 'later', visit: '/receipts?token=rcp_later' })).toBe(true);
  expect(open(tab).read().at(-1)?.id).toBe(digest('later'));
  open(tab).write({ id: 'next', step: 'placing', key: KEY });
  expect(
    open(tab)
      .read()
      .flatMap(({ visit }) => visit ?? []),
  ).toEqual([]);
});

/** The attempts of a tab whose own shelf has them too. */
const attemptsIn = (stored: unknown, now = 1_000) =>
  createAttemptStore(shelfOf(stored), shelfOf(stored), () => now, turn).read();

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
  let now = 1_000;
  const store = attemptsInMemory(() => now++);
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

const STEPS: readonly AttemptStep[] = ['placing', 'paying', 'confirming', 'completing', 'settled'];

const act = fc.record({
  tab: fc.nat({ max: 1 }),
  order: fc.nat({ max: 2 }),
  does: fc.constantFrom('advance', 'advance', 'advance', 'drop', 'reload'),
  fails: fc.boolean(),
  failsInTab: fc.boolean(),
});

test('believes memory over what could not be stored, and stores nothing that opens a receipt, whichever write fails', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 24 }), (acts) => {
      const browser = openBrowser();
      for (const { tab, order, does, fails, failsInTab } of acts) {
        browser.failing.splice(0, 2, fails, failsInTab);
        browser[does](tab, keyOf(tab, order));
        expect(openers([browser.storage.text()])).toEqual([]);
      }
    }),
    { numRuns: effort(300, 3_000, 30_000) },
  );
});

function openBrowser() {
  const failing: boolean[] = [];
  const storage = playStorage(() => failing.shift() ?? false);
  const shelves = [storage.ofTab(), storage.ofTab()];
  const open = (tab: number) =>
    createAttemptStore(storage.shared(), (shelves[tab] as (typeof shelves)[number]).shelf(), () => 1_000, turn);
  const stores = [open(0), open(1)];
  const storeOf = (tab: number) => stores[tab] as AttemptStore;
  const visitsIn = (tab: number) =>
    storeOf(tab)
      .read()
      .flatMap(({ visit }) => visit ?? []);
  /** The step of each order as its tab wrote it last. */
  const written = new Map<string, AttemptStep>();
  return {
    storage,
    failing,
    advance: (tab: number, id: string) => {
      const known = written.get(id);
      const step = STEPS[known === undefined ? 0 : STEPS.indexOf(known) + 1];
      if (step === undefined) return;
      const visit = step === 'settled' ? `/receipts?token=rcp_${id}` : undefined;
      storeOf(tab).write({ id, step, visit, ...(step === 'placing' ? { key: id } : { intent: `pi_${id}` }) });
      written.set(id, step);
      const found = storeOf(tab)
        .read()
        .filter((one) => one.id === id);
      expect(found).toEqual([expect.objectContaining({ step, ...(visit && { visit }) })]);
      expect([visitsIn(tab), visitsIn(1 - tab).includes(visit ?? '')]).toEqual([visit ? [visit] : [], false]);
    },
    drop: (tab: number, id: string) => {
      storeOf(tab).drop(id);
      written.delete(id);
    },
    reload: (tab: number) => {
      for (const id of [...written.keys()].filter((each) => each.startsWith(`${tab}`))) written.delete(id);
      stores[tab] = open(tab);
    },
  };
}

const keyOf = (tab: number, order: number): string => `${tab}0000000-0000-4000-8000-00000000000${order}`;
