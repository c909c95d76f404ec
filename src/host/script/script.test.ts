import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScriptLoader } from './script.ts';

class Script extends EventTarget {
  src = '';
  async = false;
  removed = false;
  remove() {
    this.removed = true;
  }
}

let scripts: Script[];

beforeEach(() => {
  scripts = [];
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    createElement: () => new Script(),
    head: { append: (script: Script) => scripts.push(script) },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = (script: Script | undefined, end: 'load' | 'error') => script?.dispatchEvent(new Event(end));

test('requests a script once for two callers', async () => {
  const wanted = createScriptLoader('https://bots.example/api.js?render=key', 10_000);
  const both = Promise.all([wanted(), wanted()]);
  load(scripts[0], 'load');
  await both;
  await wanted();
  expect(scripts.map(({ src }) => src)).toEqual(['https://bots.example/api.js?render=key']);
});

test.each(['failed', 'stalled'])('removes a script that %s and retries at a new address', async (how) => {
  const wanted = createScriptLoader('https://bots.example/api.js?render=key', 10_000);
  const first = expect(wanted()).rejects.toThrow('could not be loaded');
  if (how === 'failed') load(scripts[0], 'error');
  else await vi.advanceTimersByTimeAsync(10_000);
  await first;
  const second = wanted();
  load(scripts[1], 'load');
  await second;
  expect(scripts.map(({ src, removed }) => ({ src, removed }))).toEqual([
    { src: 'https://bots.example/api.js?render=key', removed: true },
    { src: 'https://bots.example/api.js?render=key&again=1', removed: false },
  ]);
});

test('clears its timer after the script has loaded', async () => {
  const wanted = createScriptLoader('https://bots.example/api.js', 10_000)();
  load(scripts[0], 'load');
  await wanted;
  expect(vi.getTimerCount()).toBe(0);
});
