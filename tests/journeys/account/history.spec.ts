import { expect } from '@playwright/test';
import { callsOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { goBack, visit } from '#fixtures/journeys/visit.ts';

test('lists orders, newest first, and loads older ones on request [BEYOND-51, BEYOND-52]', async ({ page }) => {
  await visit(page, '/account?reader=expiring');
  const orders = page.getByRole('region', { name: 'Orders' });
  await expect(orders.getByRole('listitem')).toHaveCount(10);
  await expect(orders.getByRole('listitem').first()).toContainText('Receipt R-1215');
  await expect(orders.getByRole('listitem').first()).toContainText('Paid');
  expect(await callsOf(page, 'listOrders')).toBe(0);
  await orders.getByRole('button', { name: 'Show earlier orders' }).press('Enter');
  await expect(orders.getByRole('listitem')).toHaveCount(15);
  await expect(orders.getByRole('status')).toHaveText('5 more shown');
  await expect(orders.getByRole('link', { name: 'Receipt R-0910' })).toBeFocused();
  await expect(orders.getByRole('button')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('definition').filter({ hasText: 'R-0910' })).toBeVisible();
  await goBack(page);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Orders' }).click();
  await expect(orders).toBeInViewport();
});
