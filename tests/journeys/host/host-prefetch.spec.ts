import { expect } from '@playwright/test';
import { test } from '#fixtures/journeys/host-page.ts';
import { openBy, visit } from '#fixtures/journeys/visit.ts';

const PREFETCHED = ['/store/issues', '/account'];
const NEVER = [
  '/store?utm_source=mail',
  '/receipts?token=rcp_1',
  '/account/subscriptions/sub_1',
  '/invoice/inv_1',
  '/account/address/us/delete',
  '/logout',
  '/oauth/google',
  '/api/cart',
  '/covers/issue-41.svg',
  'https://elsewhere.example/',
];

test('prefetches a page once while the reader points at its link, until a call changes something [BEYOND-206]', async ({
  page,
  baseURL: site = '',
}) => {
  const browser = await page.context().newCDPSession(page);
  const candidates: string[][] = [];
  const states: string[] = [];
  browser.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources: sources }) =>
    candidates.push(sources.map(({ key }) => key.url.replace(site, ''))),
  );
  browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, prefetchStatus }) =>
    states.push(`${prefetchUrl.replace(site, '')} ${prefetchStatus}`),
  );
  await browser.send('Preload.enable');
  await visit(page, '/articles/keepers-of-the-light');
  await page.evaluate(
    (paths) => {
      const links = [...paths, '/store'].map((path) =>
        Object.assign(document.createElement('a'), { href: path, textContent: `To ${path}` }),
      );
      links.at(-1)?.setAttribute('download', '');
      document.body.replaceChildren(...links);
    },
    [...NEVER, ...PREFETCHED],
  );
  await expect.poll(() => candidates.at(-1)?.toSorted()).toEqual(PREFETCHED.toSorted());
  await page.getByText('To /account', { exact: true }).hover();
  await expect.poll(() => states.at(-1)).toBe('/account PrefetchSuccessfulButNotUsed');
  await page.evaluate(() => fetch('/api/access/logout', { method: 'POST' }));
  await expect.poll(() => states.at(-1)).toBe('/account PrefetchEvictedAfterBrowsingDataRemoved');
  const link = page.getByText('To /store/issues');
  await link.hover();
  await expect.poll(() => states.at(-1)).toBe('/store/issues PrefetchSuccessfulButNotUsed');
  await openBy(page, () => link.click());
  expect(new URL(page.url()).pathname).toBe('/store/issues');
  expect(
    await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType)),
  ).toEqual(['navigational-prefetch']);
});
