import { expect } from '@playwright/test';
import { heardBy, hearOrders, openInvoice as open, PAID, seesSettled } from '#fixtures/journeys/invoice-steps.ts';
import { chargedOnce, chargesOf, intentsOf, stateOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, field, pay, proceed, seesReceipt, total } from '#fixtures/journeys/steps.ts';
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

test('never pays another invoice with its open payment form', async ({ page }) => {
  await open(page, 'pastDue');
  await proceed(page);
  await expect(field(page, 'Card number')).toBeVisible();
  const [first] = await intentsOf(page);
  await open(page);
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  const charged = await chargesOf(page);
  expect(charged).toEqual([
    { status: 'requires_payment_method', confirms: 0, total: 6_000 },
    { status: 'succeeded', confirms: 1, total: 2_950 },
  ]);
  expect((await stateOf(page)).intents[first?.id ?? '']?.status).toBe('requires_payment_method');
  await open(page, 'pastDue');
  await expect(button(page, 'Proceed to Payment')).toBeEnabled();
});
