import { expect } from '@playwright/test';
import { test } from '#fixtures/journeys/journey.ts';
import { visit } from '#fixtures/journeys/visit.ts';
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
