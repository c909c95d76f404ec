import { expect, type Page } from '@playwright/test';
import { test } from '#fixtures/journeys/journey.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import type { Reader } from '#mocks/readers.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openAs(page: Page, reader: Reader): Promise<void> {
  await visit(page, `/account?reader=${reader}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
}

test('anchors lead to parts of the page, and issues to their own pages [ACCT-3, ACCT-15]', async ({ page }) => {
  await openAs(page, 'extended');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Issues Received' }).click();
  await expect(page).toHaveURL(/\/account#issues-received$/);
  await expect(region(page, 'Issues Received').getByRole('heading')).toBeInViewport();
  const issue = region(page, 'Issues Received').getByRole('link').first();
  await expect(issue).toHaveAccessibleName('The Lamp Room Mar 2026');
  await expect(issue).toHaveAttribute('href', '/issue/the-lamp-room');
  const cover = issue.locator('img');
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
