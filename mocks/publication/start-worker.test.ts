import { afterEach, expect, test, vi } from 'vitest';
import { startWorker } from './start-worker.ts';

afterEach(() => vi.unstubAllGlobals());

const active = { active: { state: 'activated' } };
const started = { start: async () => undefined };

test.each<[string, object | undefined, object, string]>([
  ['has none', undefined, started, 'has no service workers'],
  [
    'refuses it',
    { register: () => Promise.reject(new Error('denied')) },
    started,
    'refused the service worker: denied',
  ],
  ['blocks it without an error', { register: async () => undefined }, started, 'blocks service workers'],
  [
    'never starts it',
    { register: async () => active },
    { start: () => new Promise(() => undefined) },
    'does not start',
  ],
])('says what is missing in a browser that %s', async (_, serviceWorker, worker, words) => {
  vi.stubGlobal('navigator', { serviceWorker });
  await expect(startWorker(worker as never, '/worker.js', 10)).rejects.toThrow(words);
});

test('starts the worker, a new one once it controls the page, which the library would reload', async () => {
  const start = vi.fn(started.start);
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => active } });
  await startWorker({ start } as never, '/worker.js');
  expect(start).toHaveBeenCalledTimes(1);
  const container = Object.assign(new EventTarget(), { register: async () => ({ active: null }) });
  vi.stubGlobal('navigator', { serviceWorker: container });
  const starting = startWorker({ start } as never, '/worker.js');
  await new Promise(setImmediate);
  expect(start).toHaveBeenCalledTimes(1);
  container.dispatchEvent(new Event('controllerchange'));
  await starting;
  expect(start).toHaveBeenCalledTimes(2);
});
