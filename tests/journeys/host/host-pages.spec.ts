import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { loadedFiles, test } from '#fixtures/journeys/host-page.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';
import { pages } from '#mocks/replies.ts';
import { contentPolicy, policyHeader } from '#src/server/content-policy.ts';
import { examplePages } from '../../../scripts/docs/host-pages.ts';
import { COMPILE_EARLY } from '../../../scripts/vite/compile-early.ts';

const shown = (page: Page) => page.locator('main [data-journal] :is(h1, h2, label)').first();
/** The page with a payment form, which requests the provider's script at once. */
const PAYING = '/account/payment';

async function hasLoadedItsHead(page: Page): Promise<void> {
  const named = await page.evaluate(() =>
    [...document.head.querySelectorAll('link[integrity]:not([disabled]), script[integrity]')]
      .map((tag) => new URL(tag.getAttribute('href') ?? tag.getAttribute('src') ?? '', location.href).pathname)
      .toSorted(),
  );
  const address = page.url();
  await expect
    .poll(async () => ({ address, files: await loadedFiles(page) }))
    .toEqual({ address, files: expect.arrayContaining(named) });
}

const addresses = examplePages().map(({ path }) => path.replaceAll(/\{\w+\}/g, 'one'));

const policyWith = (data: string, styles: string) =>
  policyHeader({ ...contentPolicy([JSON.parse(data)]), 'style-src': ["'self'", styles] });

for (const address of addresses.filter((each) => each !== PAYING))
  test(`${address} shows its widget under its policy and uses the files in its head [HOST-9, HOST-10, BEYOND-69]`, {
    tag: address === '/login' ? CORE : [],
  }, async ({ page }) => {
    const response = await visit(page, address);
    const styles = await page.locator('head style').allTextContents();
    const hashes = new Set(styles.map((style) => `'sha384-${createHash('sha384').update(style).digest('base64')}'`));
    const data = await page.locator('#journal-data').innerText();
    expect(response?.headers()['content-security-policy']).toBe(policyWith(data, [...hashes].join(' ')));
    await expect(shown(page)).toBeVisible();
    await hasLoadedItsHead(page);
  });

test('mounts a widget anywhere, more than once, and unmounts it [HOST-9]', { tag: CORE }, async ({ page }) => {
  await visit(page, '/bare');
  const data = JSON.stringify(pages.showName.name.body);
  const entry = await page.evaluate(async () => (await (await fetch('/journal/journal.json')).json()).entry);
  const fill = (ids: string[]) =>
    page.evaluate(
      async ({ entry, ids, data }) => {
        const { mount } = await import(`/journal/${entry}`);
        for (const id of ids) await mount('name', document.getElementById(id), JSON.parse(data));
      },
      { entry, ids, data },
    );
  const names = page.getByRole('textbox');
  await fill(['one', 'two']);
  await expect(names).toHaveCount(2);
  const ids = await page.locator('main [id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)]);
  await names.first().fill('Ada');
  await fill(['two']);
  await expect(names).toHaveCount(2);
  await expect(names.first()).toHaveValue('Ada');
  await page.evaluate(async (entry) => {
    const { unmount } = await import(`/journal/${entry}`);
    for (const element of document.querySelectorAll<HTMLElement>('main > *')) unmount(element);
  }, entry);
  await expect(names).toHaveCount(0);
  expect(await page.locator('main').innerText()).toBe('');
});

test('requests what a form loads first with the HTML, once [BEYOND-205]', async ({ page }) => {
  const early = async (address: string) => {
    await visit(page, address);
    await page.waitForLoadState('networkidle');
    return page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .map(({ initiatorType, name }) => `${initiatorType} ${name.slice(location.origin.length)}`)
        .filter((entry) => entry.includes('/api/') && !entry.endsWith('/api/cart'))
        .toSorted(),
    );
  };
  expect(await early('/subscribe')).toEqual(['link /api/config/shipping', 'link /api/store/products?tag=swag']);
  expect(await early('/donate')).toEqual(['link /api/config/shipping?inclusive=']);
  expect(await early('/account/address')).toEqual(['link /api/config/shipping']);
});

test('a second visit only requests the document and, on a page without cart data, the cart', async ({ page }) => {
  await visit(page, '/account/name');
  await expect(shown(page)).toBeVisible();
  await hasLoadedItsHead(page);
  // The host's fonts come last.
  await page.waitForLoadState('networkidle');
  await visit(page, '/account/email');
  await expect(shown(page)).toBeVisible();
  await visit(page, '/account/name');
  await expect(shown(page)).toBeVisible();
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );
  // The host fetches a font for each of its first pages.
  expect(asked.filter((path) => path !== '/api/cart' && !path.startsWith('/fonts/'))).toEqual([]);
});

test('every script asks to be compiled while it loads, in its first line', async ({ request }) => {
  const { files }: { files: object } = await (await request.get('/journal/journal.json')).json();
  const scripts = Object.keys(files).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const file of scripts) {
    const script = await (await request.get(`/journal/${file}`)).text();
    expect([file, script.startsWith(COMPILE_EARLY)]).toEqual([file, true]);
  }
});
