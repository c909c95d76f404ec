import { expect, test, vi } from 'vitest';
import { lookUp } from './read-fields.ts';
import { seed } from './state.ts';
import { createStore, type StorageSlot } from './store.ts';

test('survives a reload and is shared between tabs', () => {
  const { shelf: slot } = keep();
  createStore(slot).change((state) => state.spent.push('token'));
  const other = createStore(slot);
  expect(other.read().spent).toContain('token');
  other.reset();
  expect(createStore(slot).read()).toEqual(seed());
});

test('keeps everything under one key, in memory without a shelf', () => {
  const { shelf: slot, items } = keep();
  createStore(slot).change(() => undefined);
  expect([...items.keys()]).toEqual(['mock-journal']);
  const store = createStore();
  store.change((state) => state.spent.push('token'));
  expect(store.read().spent).toEqual(['token']);
  store.reset();
  expect(store.read()).toEqual(seed());
});

test('keeps changed, added, replaced and deleted entries in order', () => {
  const store = createStore();
  store.change((state) => {
    state.sessions = { ses_1: 'acc_1', ses_2: 'acc_2', ses_3: 'acc_3' };
    state.counts.first = { since: 1, times: 1 };
  });
  store.change(({ sessions, counts }) => {
    delete sessions.ses_2;
    sessions.ses_4 = 'acc_4';
    Object.assign(counts.first ?? {}, { times: 2 });
    expect(Object.entries(sessions)).toEqual([
      ['ses_1', 'acc_1'],
      ['ses_3', 'acc_3'],
      ['ses_4', 'acc_4'],
    ]);
    expect(['ses_2' in sessions, lookUp(sessions, 'ses_2'), lookUp(sessions, 'toString')]).toEqual([
      false,
      undefined,
      undefined,
    ]);
    expect({ ...sessions }).toEqual({ ses_1: 'acc_1', ses_3: 'acc_3', ses_4: 'acc_4' });
  });
  expect(store.read().sessions).toEqual({ ses_1: 'acc_1', ses_3: 'acc_3', ses_4: 'acc_4' });
  expect(store.read().counts).toEqual({ first: { since: 1, times: 2 } });
});

test('leaves entries unchanged when a change throws after editing them', () => {
  const store = createStore();
  const before = store.read();
  const fail = () =>
    store.change(({ accounts, stock }) => {
      for (const { subscriber } of Object.values(accounts)) subscriber.account.name = 'Nobody';
      delete stock['prd:lights'];
      throw new Error('half-way');
    });
  expect(fail).toThrow('half-way');
  expect(store.read()).toEqual(before);
});

test('reads only the entries that a change uses', () => {
  const store = createStore();
  store.change(({ counts }) => {
    for (let each = 0; each < 1_000; each += 1) counts[`address-${each}`] = { since: each, times: 1 };
  });
  const parse = vi.spyOn(JSON, 'parse');
  store.change(({ counts }) => {
    Object.assign(counts['address-7'] ?? {}, { times: 2 });
    counts['address-1000'] = { since: 0, times: 1 };
  });
  const read = parse.mock.calls.filter(([text]) => text.includes('"since"')).length;
  parse.mockRestore();
  expect(read).toBe(1);
  expect(store.read().counts['address-7']).toEqual({ since: 7, times: 2 });
});

test.each(['', '{', 'null', '[]', '{"version":0}'])('starts over from unreadable data: %j', (text) => {
  const { shelf: slot, items } = keep();
  createStore(slot).change(() => undefined);
  for (const key of items.keys()) items.set(key, text);
  expect(createStore(slot).read()).toEqual(seed());
});

function keep() {
  const items = new Map<string, string>();
  const slot: StorageSlot = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  return { items, shelf: slot };
}
