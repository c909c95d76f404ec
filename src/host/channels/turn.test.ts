import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTurn } from './turn.ts';

let leave: (() => void) | undefined;

beforeEach(() => {
  leave = undefined;
  vi.stubGlobal('window', { addEventListener: (_: string, left: () => void) => (leave = left) });
});
afterEach(() => vi.unstubAllGlobals());

function stubLocks() {
  const held = new Set<string>();
  const request = async (name: string, _: object, act: (lock: object | null) => Promise<void> | null) => {
    await null;
    if (held.has(name)) return act(null);
    held.add(name);
    await act({});
    held.delete(name);
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

test('gives one widget the turn until it ends it', async () => {
  stubLocks();
  const [one, other, third] = [createTurn('renew'), createTurn('renew'), createTurn('donate')];
  expect([await one.takeTurn(), await one.takeTurn()]).toEqual([true, true]);
  expect([await other.takeTurn(), await third.takeTurn()]).toEqual([false, true]);
  one.endTurn();
  await Promise.resolve();
  expect([await other.takeTurn(), await one.takeTurn()]).toEqual([true, false]);
  other.endTurn();
  third.endTurn();
});

test('requests the lock once for concurrent calls', async () => {
  stubLocks();
  const [one, other] = [createTurn('renew'), createTurn('renew')];
  expect(await Promise.all([one.takeTurn(), one.takeTurn(), other.takeTurn()])).toEqual([true, true, false]);
  one.endTurn();
});

test('gives back a turn that was ended before it was granted', async () => {
  stubLocks();
  const [one, other] = [createTurn('renew'), createTurn('renew')];
  const coming = one.takeTurn();
  one.endTurn();
  await coming;
  expect(await other.takeTurn()).toBe(true);
  other.endTurn();
});

test('ends the turn when its page is left, and can take it again when the page returns', async () => {
  stubLocks();
  const [one, other] = [createTurn('renew'), createTurn('renew')];
  await one.takeTurn();
  leave?.();
  await Promise.resolve();
  expect(await other.takeTurn()).toBe(true);
  expect(await one.takeTurn()).toBe(false);
  other.endTurn();
});

test.each([
  ['has no locks', {}],
  ['refuses them', { locks: { request: () => Promise.reject(new Error('denied')) } }],
])('gives the turn to every tab of a browser that %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect([await createTurn('renew').takeTurn(), await createTurn('renew').takeTurn()]).toEqual([true, true]);
});
