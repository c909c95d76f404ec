import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a widget hears of each return of its page until unmounted', async () => {
  const { onOld, watchReturns } = await import('./returns.ts');
  watchReturns();
  const heard: string[] = [];
  const stop = onOld(() => heard.push('old'));
  show(false);
  expect(heard).toEqual([]);
  show(true);
  show(true);
  expect(heard).toEqual(['old', 'old']);
  stop();
  show(true);
  expect(heard).toEqual(['old', 'old']);
});

test('a widget mounted after a return of its page hears of it on mount', async () => {
  vi.useFakeTimers();
  const { onOld, onReturn, watchReturns } = await import('./returns.ts');
  watchReturns();
  show(false);
  const heard: string[] = [];
  onOld(() => heard.push('before'));
  expect(heard).toEqual([]);
  show(true);
  onOld(() => heard.push('after'));
  onReturn(() => heard.push('next'));
  onOld(() => heard.push('gone'))();
  expect(heard).toEqual(['before']);
  vi.runAllTimers();
  expect(heard).toEqual(['before', 'after']);
});

describe('fields the browser restores [BEYOND-71]', () => {
  async function restoredOn(type: string, domContentLoadedEventEnd = 0) {
    vi.useFakeTimers();
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type, domContentLoadedEventEnd }] });
    vi.stubGlobal('document', new EventTarget());
    const { fieldsRestored } = await import('./returns.ts');
    const restored = vi.fn();
    const settled = fieldsRestored().then(restored);
    await vi.advanceTimersByTimeAsync(1_000);
    const early = restored.mock.calls.length;
    document.dispatchEvent(new Event('DOMContentLoaded'));
    for (const _ of [1, 2, 3]) await undefined;
    const complete = restored.mock.calls.length;
    await vi.runAllTimersAsync();
    await settled;
    return { early, complete };
  }

  test.each(['reload', 'back_forward'])('are awaited until a task after the HTML on %s', async (type) => {
    expect(await restoredOn(type)).toEqual({ early: 0, complete: 0 });
  });

  test.each(['reload', 'back_forward'])('are not awaited if the HTML is already complete on %s', async (type) => {
    expect(await restoredOn(type, 300)).toEqual({ early: 1, complete: 1 });
  });

  test.each(['navigate', 'prerender'])('do not exist on %s', async (type) => {
    expect(await restoredOn(type)).toEqual({ early: 1, complete: 1 });
  });
});
