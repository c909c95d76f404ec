import { expect } from '@playwright/test';
import { openProfile, test } from '#fixtures/journeys/profile.ts';
import { watchTraces } from '#fixtures/journeys/secrets.ts';
import { visitUnscripted } from '#fixtures/journeys/visit.ts';

/** Ways to leave a receipt's token where the browser's next user may find it. */
const WAYS: Record<string, (token: string) => unknown> = {
  'local storage': (token) => localStorage.setItem('a', token),
  'a settled order': (key) =>
    localStorage.setItem('journal.attempts.donate', JSON.stringify([{ id: '1', step: 'settled', key }])),
  'a message to other tabs': (token) => new BroadcastChannel('a').postMessage({ token }),
  'the address of an entry': (token) => history.pushState(null, '', `?token=${token}`),
  'the fragment of an entry': (token) => history.replaceState(null, '', `#${token}`),
  'the state of an entry': (token) => history.pushState({ token }, ''),
  'a cookie': (token) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the check has to see both
    document.cookie = `a=${token}`;
  },
  'the cookie store': (token) => cookieStore.set('a', token),
  'the name of the window': (token) => {
    window.name = token;
  },
  'the address of a cached page': async (token) => (await caches.open('a')).put(`/?token=${token}`, new Response()),
  'a cached page': async (token) => (await caches.open('a')).put('/', new Response(token)),
  'a database': (token) =>
    new Promise((done) => {
      const opening = indexedDB.open(String(Math.random()));
      opening.onupgradeneeded = () => done(void opening.result.createObjectStore('a').put({ token }, 1));
    }),
  'a fragment that was set': (token) => {
    location.hash = token;
  },
};

test('finds a token in every place that outlives a tab, also of tabs that were closed', async ({
  browser,
  baseURL,
}) => {
  const profile = await openProfile(browser);
  const page = await profile.context.newPage();
  await visitUnscripted(page, `${baseURL}/covers/issue-38.svg`);
  for (const isClosed of [false, true])
    for (const [way, leave] of Object.entries(WAYS)) {
      const traces = watchTraces(profile, page);
      const opened = profile.context.waitForEvent('page');
      await page.evaluate(() => void window.open(location.href));
      const tab = await opened;
      await tab.waitForLoadState();
      expect(await traces.openers(), way).toEqual([]);
      await tab.evaluate(leave, way === 'a settled order' ? '3f0c8a52' : 'rcp_Vd0w7c');
      if (isClosed) await tab.close();
      expect(await traces.openers(), `${way} ${isClosed}`).not.toEqual([]);
      traces.stop();
      await tab.close();
    }
  await profile.context.close();
});
