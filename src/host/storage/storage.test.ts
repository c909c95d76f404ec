import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let stored: Map<string, string>;
let refuses: { set: boolean; remove: boolean };

beforeEach(() => {
  stored = new Map();
  refuses = { set: false, remove: false };
  const unless = (isRefused: boolean, act: () => unknown) => {
    if (isRefused) throw new DOMException('Full', 'QuotaExceededError');
    act();
  };
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => unless(refuses.set, () => stored.set(key, text)),
      removeItem: (key: string) => unless(refuses.remove, () => stored.delete(key)),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

async function openPage() {
  vi.resetModules();
  return (await import('./storage.ts')).localSlot('order');
}

test.each([false, true])('believes memory over an older value, even if that cannot be removed: %s', async (remove) => {
  const slot = await openPage();
  expect(slot.write('older')).toBe(true);
  refuses = { set: true, remove };
  expect([slot.write('newer'), slot.read()]).toEqual([false, 'newer']);
  if (!remove) expect((await openPage()).read()).toBeUndefined();
  stored.set('order', '"of another tab"');
  expect(slot.read()).toBe('of another tab');
  refuses = { set: false, remove: false };
  expect([slot.write('newest'), (await openPage()).read()]).toEqual([true, 'newest']);
  slot.clear();
  expect([slot.read(), stored.size]).toEqual([undefined, 0]);
});

test('leaves the older value to other tabs if a newer one cannot be stored, but not to this tab', async () => {
  const slot = await openPage();
  slot.write('older');
  const { setItem } = window.localStorage;
  window.localStorage.setItem = (key, text) => {
    if (text === '"newer"') throw new DOMException('Full', 'QuotaExceededError');
    setItem(key, text);
  };
  expect([slot.write('newer'), slot.read(), (await openPage()).read()]).toEqual([false, 'newer', 'older']);
});

test('makes room by removing the older value', async () => {
  const slot = await openPage();
  slot.write('older');
  const { setItem } = window.localStorage;
  window.localStorage.setItem = (key, text) => {
    refuses.set = stored.has(key);
    setItem(key, text);
  };
  expect([slot.write('newer'), stored.get('order')]).toEqual([true, '"newer"']);
});
