import { expect } from '@playwright/test';
import { test } from '#fixtures/journeys/journey.ts';
import { visit, visitUnscripted } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';
import { INDEX } from '#mocks/publication/index-of-pages.ts';

test('lists every page in the toolbar, and links home from each [HOST-1, HOST-3]', { tag: CORE }, async ({ page }) => {
  await visit(page, '/');
  for (const title of ['Issues', 'Account']) {
    await page.getByText('Mock journal', { exact: true }).click();
    const list = page.getByRole('complementary', { name: 'Mock journal' }).getByRole('region', { name: 'Pages' });
    await expect(list.getByRole('link')).toHaveText(
      INDEX.flatMap(({ entries }) => entries.map((entry) => entry.title)),
    );
    await list.getByRole('link', { name: title, exact: true }).click();
    await expect(page.locator('main [data-journal] h1')).toBeVisible();
    await page.getByText('Mock journal', { exact: true }).click();
    await page.getByRole('navigation', { name: 'Journal' }).getByRole('link', { name: 'Ember Days' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The Lamp Room' })).toBeVisible();
  }
});

test('says that an address is unknown and links home', async ({ page }) => {
  await visit(page, '/storefront/windows?x=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'front page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Lamp Room' })).toBeVisible();
});

test('says what it needs in a browser that blocks service workers', async ({ page }) => {
  await page.addInitScript(() => {
    if (window.location.pathname === '/subscribe') navigator.serviceWorker.register = async () => undefined as never;
  });
  await visitUnscripted(page, '/subscribe');
  await expect(page.getByRole('heading', { level: 1, name: 'The mock journal cannot start' })).toBeVisible();
  await expect(page.getByText('This browser blocks service workers.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'turn the mock journal off' })).toHaveAttribute('href', '?mocks=off');
  await visit(page, '/');
});

test('serves every page under a host’s policy and runs no third-party script', async ({ page, context }) => {
  const response = await visit(page, '/');
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'; script-src 'self' ");
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Policy violations are not complaints in this tab.
  const trial = await context.newPage();
  await visit(trial, '/');
  const refused = await trial.evaluate(() =>
    [
      () => Object.assign(document.createElement('div'), { innerHTML: '<p>Words</p>' }),
      () => Object.assign(document.createElement('script'), { src: 'https://js.stripe.com/endive/stripe.js' }),
    ].map((take) => {
      try {
        return take().tagName;
      } catch (error) {
        return Object(error).name;
      }
    }),
  );
  expect(refused).toEqual(['TypeError', 'TypeError']);
  await trial.close();
});
