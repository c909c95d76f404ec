import { expect, test } from 'vitest';
import { lookUp } from './read-fields.ts';
import { seed } from './state.ts';
import { createStore, type Shelf } from './store.ts';

test('outlives a reload and is shared by tabs', () => {
  const { shelf } = keep();
  createStore(shelf).change((state) => state.spent.push('token'));
  const other = createStore(shelf);
  expect(other.read().spent).toContain('token');
  other.reset();
  expect(createStore(shelf).read()).toEqual(seed());
});

test('keeps one item, and in memory where it is given no shelf', () => {
  const { shelf, items } = keep();
  createStore(shelf).change(() => undefined);
  expect([...items.keys()]).toEqual(['mock-journal']);
  const store = createStore();
  store.change((state) => state.spent.push('token'));
  expect(store.read().spent).toEqual(['token']);
  store.reset();
  expect(store.read()).toEqual(seed());
});

test('changes nothing when a change fails half-way', () => {
  const store = createStore();
  const fail = () =>
    store.change((state) => {
      state.accounts = {};
      throw new Error('half-way');
    });
  expect(fail).toThrow('half-way');
  expect(store.read()).toEqual(seed());
});

test.each(['', '{', 'null', '[]', '{"version":0}'])('begins anew over what it cannot read: %j', (text) => {
  const { shelf, items } = keep();
  createStore(shelf).change(() => undefined);
  for (const key of items.keys()) items.set(key, text);
  expect(createStore(shelf).read()).toEqual(seed());
});

test('looks up own keys only', () => {
  expect(['a', '__proto__', 'toString'].map((key) => lookUp<unknown>({ a: 1 }, key))).toEqual([
    1,
    undefined,
    undefined,
  ]);
});

function keep() {
  const items = new Map<string, string>();
  const shelf: Shelf = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  return { items, shelf };
}
