import { afterEach, expect, test, vi } from 'vitest';
import { startWorker } from './start-worker.ts';

afterEach(() => vi.unstubAllGlobals());

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
  ['never starts it', { register: async () => ({}) }, { start: () => new Promise(() => undefined) }, 'does not start'],
])('says what is missing in a browser that %s', async (_, serviceWorker, worker, words) => {
  vi.stubGlobal('navigator', { serviceWorker });
  await expect(startWorker(worker as never, '/worker.js', 10)).rejects.toThrow(words);
});

test('starts the worker', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => ({}) } });
  const start = vi.fn(started.start);
  await startWorker({ start } as never, '/worker.js');
  expect(start).toHaveBeenCalledOnce();
});
