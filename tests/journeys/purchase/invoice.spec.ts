import { expect } from '@playwright/test';
import { heardBy, hearOrders, openInvoice as open, PAID, seesSettled } from '#fixtures/journeys/invoice-steps.ts';
import { chargedOnce, chargesOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { pay, proceed, seesReceipt, total } from '#fixtures/journeys/steps.ts';
import { goBack, reload } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

test.beforeEach(({ page }) => hearOrders(page));

test('charges anyone with the link once, announces it once, and then shows the receipt [INV-1, INV-2, INV-4, INV-12]', {
  tag: CORE,
}, async ({ page }) => {
  await open(page);
  await expect(page.getByText('CAT-1045')).toBeVisible();
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  await expect(total(page)).toHaveText('$29.50');
  expect(await heardBy(page)).toBe('invoice completed');
  await reload(page);
  await seesReceipt(page);
  await goBack(page);
  await seesSettled(page, PAID);
  await page.getByRole('link', { name: 'Show the receipt' }).click();
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_950));
  expect(await heardBy(page)).toBe('invoice completed');
});
