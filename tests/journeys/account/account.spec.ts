import { expect, type Page } from '@playwright/test';
import { test } from '#fixtures/journeys/journey.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import type { Reader } from '#mocks/readers.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openAs(page: Page, reader: Reader): Promise<void> {
  await visit(page, `/account?reader=${reader}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
}

test('shows readers only their own account, with links to its pages [ACCT-1, ACCT-2]', async ({ page }) => {
  await openAs(page, 'extended');
  await expect(region(page, 'Account Settings')).toContainText('Ruth Abramowitz');
  for (const [name, path] of [
    ['Change name', '/account/name'],
    ['Change email', '/account/email'],
    ['Change addresses', '/account/address'],
    ['Update', '/account/subscriptions/sub_Ra14'],
    ['Change payment information', '/account/payment'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', path);
  await page.getByRole('link', { name: 'Change name' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change your name' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to settings' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await openAs(page, 'digital');
  await expect(region(page, 'Account Settings')).toContainText('Noor Rahman');
  await expect(page.getByText('Ruth Abramowitz')).toHaveCount(0);
});

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
