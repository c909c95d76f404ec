import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '#fixtures/world/storage.ts';
import { settle } from '#fixtures/world/test-world.ts';

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

async function openPage(storage: object = storageOf(browser)) {
  vi.resetModules();
  vi.stubGlobal('window', { localStorage: storage });
  const { tellOnce } = await import('./told-orders.ts');
  const told: string[] = [];
  const hearAgain = (mayBeTold: boolean, ...names: string[]) => {
    vi.stubGlobal('window', { localStorage: storage });
    return tellOnce(names, mayBeTold, () => told.push(names.join(' ')));
  };
  return { told, hear: (...names: string[]) => hearAgain(false, ...names), hearAgain };
}

test('reports an order once: in two mounts, two tabs and after a reload [BEYOND-84]', async () => {
  const [one, other] = [await openPage(), await openPage()];
  await Promise.all([one.hear('a'), one.hear('a'), other.hear('a')]);
  const later = await openPage();
  await later.hear('a');
  expect([...one.told, ...other.told, ...later.told]).toEqual(['a']);
});

test('recognizes an order by any of its names [BEYOND-84]', async () => {
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
])('reports once per page if storage is %s [BEYOND-84]', async (_, storage) => {
  const { told, hear } = await openPage(storage);
  await hear('a');
  await hear('a');
  expect(told).toEqual(['a']);
});

test('stays silent on a reloaded page that cannot look up its reports [BEYOND-84]', async () => {
  const off = { getItem: refuse, setItem: refuse };
  const [first, reloaded] = [await openPage(off), await openPage(off)];
  await first.hear('a');
  await reloaded.hearAgain(true, 'a');
  expect([...first.told, ...reloaded.told]).toEqual(['a']);
});

test('reports on a reloaded page an order that no page reported [BEYOND-84]', async () => {
  const { told, hearAgain } = await openPage();
  await hearAgain(true, 'a');
  expect(told).toEqual(['a']);
});

test.each([
  'no JSON',
  'null',
  '7',
  '"a"',
  '{"names":["a"],"at":1}',
  '[[["a"]]]',
  '[{"names":["a"]}]',
  '[{"names":["a"],"at":"1"}]',
  '[{"names":[null,{"a":1}],"at":9007199254740991}]',
  '[{"__proto__":{"names":["a"]},"at":0}]',
])('reports an order whatever is in storage: %s [BEYOND-84]', async (garbage) => {
  browser.set(KEY, garbage);
  const [one, other] = [await openPage(), await openPage()];
  await one.hear('a');
  await other.hear('a');
  expect([one.told, other.told]).toEqual([['a'], []]);
});

test('never reports twice after a listener throws [BEYOND-84]', async () => {
  await openPage();
  const { tellOnce } = await import('./told-orders.ts');
  let calls = 0;
  const fail = () => {
    calls += 1;
    throw new Error('A listener failed.');
  };
  await tellOnce(['a'], false, fail).catch(() => undefined);
  await tellOnce(['a'], false, fail).catch(() => undefined);
  expect(calls).toBe(1);
});

function refuse(): never {
  throw new DOMException('No.', 'QuotaExceededError');
}

test.each([
  ['missing', undefined],
  ['forbidden', { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) }],
])('reports once if locks are %s [BEYOND-84]', async (_, unusable) => {
  vi.stubGlobal('navigator', { locks: unusable });
  const [one, other] = [await openPage(), await openPage()];
  await one.hear('a');
  await other.hear('a');
  expect([one.told, other.told]).toEqual([['a'], []]);
});

test('stops waiting for a frozen tab, and ignores a late lock [BEYOND-84]', async () => {
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

test('remembers the last 50 orders for 30 days [BEYOND-84]', async () => {
  const { hear } = await openPage();
  for (let order = 0; order < 60; order += 1) await hear(`order ${order}`);
  expect(kept().map(({ names }) => names)).toEqual(Array.from({ length: 50 }, (_, at) => [`order ${at + 10}`]));
  vi.setSystemTime(Date.now() + 30 * DAY);
  await hear('new');
  expect(kept().map(({ names }) => names)).toEqual([['new']]);
});
