import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settle } from '../../../tests/support/test-world.ts';

const DAY = 86_400_000;
const KEY = 'journal.told-orders';
let browser: Map<string, string>;

beforeEach(() => {
  browser = new Map();
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 14), toFake: ['Date'] });
  vi.stubGlobal('navigator', { locks: locks() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Locks as a browser keeps them for all its tabs: one act at a time, each after a turn of the loop. */
function locks(before: () => Promise<void> = settle) {
  let last: Promise<void> = Promise.resolve();
  const request = (_: string, { signal }: { signal: AbortSignal }, act: () => void) => {
    const refused = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    last = last.then(before).then(act);
    return Promise.race([last, refused]);
  };
  return { request };
}

const kept = (): { names: string[] }[] => JSON.parse(browser.get(KEY) ?? '[]');

/** A page of its own in the browser, and what its host is told. */
async function openPage(storage: object = keeping()) {
  vi.resetModules();
  vi.stubGlobal('window', { localStorage: storage });
  const { tellOnce } = await import('./told-orders.ts');
  const told: string[] = [];
  const hear = (...names: string[]) => {
    vi.stubGlobal('window', { localStorage: storage });
    return tellOnce(names, () => told.push(names.join(' ')));
  };
  return { told, hear };
}

const keeping = () => ({
  getItem: (key: string) => browser.get(key) ?? null,
  setItem: (key: string, text: string) => browser.set(key, text),
});

test('tells of an order once: in two mounts, two tabs and after a reload [BEYOND-84]', async () => {
  const [one, other] = [await openPage(), await openPage()];
  await Promise.all([one.hear('a'), one.hear('a'), other.hear('a')]);
  const later = await openPage();
  await later.hear('a');
  expect([...one.told, ...other.told, ...later.told]).toEqual(['a']);
});

test('knows an order by any of its names [BEYOND-84]', async () => {
  const { told, hear } = await openPage();
  await hear('key', 'intent');
  await hear('intent', 'receipt');
  await hear('key');
  await hear('another');
  expect(told).toEqual(['key intent', 'another']);
});

test.each([
  ['off', { getItem: refuse, setItem: refuse }],
  ['full', { getItem: () => '[]', setItem: refuse }],
  ['foreign', { getItem: () => '[null, 7, {"names":"a"}, {"at":0,"names":["a"]}]', setItem: refuse }],
])('tells once for each page when storage is %s [BEYOND-84]', async (_, storage) => {
  const { told, hear } = await openPage(storage);
  await hear('a');
  await hear('a');
  expect(told).toEqual(['a']);
});

function refuse(): never {
  throw new DOMException('No.', 'QuotaExceededError');
}

test.each([
  ['missing', undefined],
  ['forbidden', { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) }],
])('tells once when locks are %s [BEYOND-84]', async (_, unusable) => {
  vi.stubGlobal('navigator', { locks: unusable });
  const [one, other] = [await openPage(), await openPage()];
  await one.hear('a');
  await other.hear('a');
  expect([one.told, other.told]).toEqual([['a'], []]);
});

test('stops waiting for a frozen tab, and does not tell again when the lock comes after all [BEYOND-84]', async () => {
  const patience = new AbortController();
  const frozen = Promise.withResolvers<void>();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  vi.stubGlobal('navigator', { locks: locks(() => frozen.promise) });
  const { told, hear } = await openPage();
  const hearing = hear('a');
  patience.abort();
  await hearing;
  frozen.resolve();
  await settle();
  expect(told).toEqual(['a']);
});

test('remembers the last 50 orders, for 30 days [BEYOND-84]', async () => {
  const { hear } = await openPage();
  for (let order = 0; order < 60; order += 1) await hear(`order ${order}`);
  expect(kept().map(({ names }) => names)).toEqual(Array.from({ length: 50 }, (_, at) => [`order ${at + 10}`]));
  vi.setSystemTime(Date.now() + 30 * DAY);
  await hear('new');
  expect(kept().map(({ names }) => names)).toEqual([['new']]);
});
