import { expect, type Page } from '@playwright/test';
import type { Reader } from '#mocks/readers.ts';
import { exchangesOf } from '../support/details.ts';
import { test } from '../support/journey.ts';
import { button, seesAlert } from '../support/steps.ts';
import { visit } from '../support/visit.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openAs(page: Page, reader: Reader, query = ''): Promise<void> {
  await visit(page, `/account?reader=${reader}${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
}

const STANDINGS = [
  ['expiring', 'Your subscription should renew after the next issue.', undefined],
  ['expiring-autorenew-off', 'Your subscription ends with the next issue.', '/subscribe/renew'],
  ['extended', '8 issues remaining.', undefined],
  ['expired', 'Your renewal is expected soon.', undefined],
  ['expired-autorenew-off', 'Your subscription is inactive.', '/subscribe/renew'],
  ['lifetime', 'Unlimited issues.', '/donate'],
  ['lifetime-with-legacy', '3 issues remaining, then unlimited issues.', '/donate'],
  ['no-subscription', 'Your subscription is inactive.', '/subscribe'],
  ['cancelled', 'Your subscription is inactive.', '/subscribe'],
] as const;

test('shows every reader the state of their subscription and their next steps [ACCT-2, ACCT-4]', async ({ page }) => {
  for (const [reader, words, way] of STANDINGS)
    await test.step(reader, async () => {
      await openAs(page, reader);
      const overview = region(page, 'Overview');
      await expect(overview.getByText(words)).toBeVisible();
      await expect(overview.getByRole('link')).toHaveCount(way ? 1 : 0);
      if (way) await expect(overview.getByRole('link')).toHaveAttribute('href', way);
    });
});

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

test('sends a visitor to the login and back [ACCT-2]', async ({ page }) => {
  await visit(page, '/account?reader=visitor');
  await expect(page).toHaveURL(/\/login\?url=%2Faccount$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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

test('lets an administrator view a reader’s account but change nothing [HOST-15, SHELL-11]', async ({
  page,
  network,
}) => {
  await openAs(page, 'administrator', '&admin-view=acc_Ra4w');
  await expect(
    page.getByText('This page is for viewing only. Many links and buttons will not work.').first(),
  ).toBeVisible();
  await expect(region(page, 'Account Settings')).toContainText('Ruth Abramowitz');
  await expect(button(page, 'Disable autorenew')).toBeDisabled();
  await expect(button(page, 'Delete card')).toBeDisabled();
  expect([...exchangesOf(network, 'flipAutorenew'), ...exchangesOf(network, 'deleteCard')]).toEqual([]);
});

test.describe('with malformed page data', () => {
  test.use({ told: ['/settings/journal'] });

  test('shows an error, and the rest of the page works', async ({ page }) => {
    await visit(page, '/account?scenario=malformed-page-data&reader=extended');
    await seesAlert(page, 'We cannot show this page');
    await expect(page.getByRole('navigation', { name: 'Journal' })).toBeVisible();
  });
});

test('fits any window width', async ({ page }) => {
  await openAs(page, 'extended');
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
