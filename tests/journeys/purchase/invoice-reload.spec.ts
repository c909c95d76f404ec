import { expect } from '@playwright/test';
import { hearOrders, openInvoice, seesSettled, UNDER_WAY } from '#fixtures/journeys/invoice-steps.ts';
import { chargesOf, choose } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { field, pay, proceed } from '#fixtures/journeys/steps.ts';
import { goBack } from '#fixtures/journeys/visit.ts';

test.beforeEach(({ page }) => hearOrders(page));

test('an invoice paid in another tab is refreshed, even after a bfcache restore', {
  tag: '@bfcache',
}, async ({ page, context }) => {
  await openInvoice(page);
  await proceed(page);
  await expect(field(page, 'Card number')).toBeVisible();
  await page.getByRole('link', { name: 'Store', exact: true }).click();
  await expect(page).toHaveURL(/\/store$/);
  const other = await context.newPage();
  await choose(page, 'bank-processing');
  await openInvoice(other);
  await proceed(other);
  await pay(other);
  await seesSettled(other, UNDER_WAY);
  await other.close();
  await goBack(page);
  await seesSettled(page, UNDER_WAY);
  await expect(field(page, 'Card number')).toHaveCount(0);
  expect((await chargesOf(page)).map(({ status, confirms }) => [status, confirms])).toEqual([['processing', 1]]);
});
