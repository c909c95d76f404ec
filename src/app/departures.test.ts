import { beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '#fixtures/world/storage.ts';
import type { Outcome } from '#machines/lib/outcome.ts';

const notice: Outcome = { act: 'autorenewOff', end: 'refused' };

let store: Map<string, string>;
let gone: string[];
let shownAgain: ((event: { persisted: boolean }) => void)[];

beforeEach(() => {
  store = new Map();
  gone = [];
  shownAgain = [];
  vi.stubGlobal('window', {
    location: {
      href: 'https://journal.test/login',
      assign: (to: string) => gone.push(new URL(to).pathname),
      reload: () => gone.push('reload'),
    },
    addEventListener: (_: string, shown: (typeof shownAgain)[number]) => shownAgain.push(shown),
    sessionStorage: storageOf(store),
  });
  return () => vi.unstubAllGlobals();
});

async function loadPage() {
  vi.resetModules();
  return import('./departures.ts');
}

test('stays on the page without a destination', async () => {
  (await loadPage()).depart({ notice });
  expect([gone, store.size]).toEqual([[], 0]);
});

test('visits another page or reloads, with no notice [ACCT-20, PAYM-8]', async () => {
  const { depart } = await loadPage();
  depart({ visit: '/account' });
  depart({ reload: true });
  expect([gone, store.size, (await loadPage()).arrive()()]).toEqual([['/account', 'reload'], 0, undefined]);
});

test('reloads after a bfcache restore', async () => {
  (await loadPage()).depart({ visit: '/account' });
  for (const shown of shownAgain) shown({ persisted: false });
  expect(gone).toEqual(['/account']);
  for (const shown of shownAgain) shown({ persisted: true });
  expect(gone).toEqual(['/account', 'reload']);
});

test('gives the notice to the first widget that asks, while it is mounted, and to no later page', async () => {
  (await loadPage()).depart({ visit: '/account', notice });
  const { arrive } = await loadPage();
  const [header, account, again] = [arrive(), arrive(), arrive()];
  expect([account(), account(), again(), header()]).toEqual([notice, notice, undefined, undefined]);
  expect([store.size, (await loadPage()).arrive()()]).toEqual([0, undefined]);
});

test('drops the notice on the next page, even if nothing asks for it', async () => {
  (await loadPage()).depart({ reload: true, notice });
  (await loadPage()).arrive();
  expect([store.size, (await loadPage()).arrive()()]).toEqual([0, undefined]);
});

test('loses only the notice if storage throws', async () => {
  vi.stubGlobal('window', {
    ...window,
    get sessionStorage() {
      throw new DOMException('Denied', 'SecurityError');
    },
  });
  (await loadPage()).depart({ reload: true, notice });
  expect([gone, (await loadPage()).arrive()()]).toEqual([['reload'], undefined]);
});
