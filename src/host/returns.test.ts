import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a widget hears of each return of its page, and of none once it is gone', async () => {
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

test('a widget that comes to stand after its page has returned hears of that once it stands', async () => {
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
