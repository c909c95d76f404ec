import { expect } from '@playwright/test';
import { chargedOnce, chargesOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, field, fillDigital, open, order, pay, proceed, seesReceipt } from '#fixtures/journeys/steps.ts';
import { returnFromCache } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

test('shows nothing to pay on Back from the receipt, and sends nothing', { tag: [CORE, '@bfcache'] }, async ({
  page,
  network,
}) => {
  await open(page);
  await order(page);
  await pay(page);
  await seesReceipt(page);
  const sent = { orders: network.orders.length, polls: network.polls.length };
  await returnFromCache(page);
  await expect(page.getByText('You already have an account.')).toBeVisible();
  await expect(field(page, 'Card number')).toHaveCount(0);
  expect({ orders: network.orders.length, polls: network.polls.length }).toEqual(sent);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
});

test('a page left while busy scrolls again when the reader returns [CHECK-35]', {
  tag: '@bfcache',
}, async ({ page }) => {
  await open(page, 'scenario=slow');
  await fillDigital(page);
  await proceed(page);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.getByRole('link', { name: 'Store', exact: true }).evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(/\/store$/);
  await returnFromCache(page);
  // Scrolling is back at once, not only after the order has finished.
  expect(await page.locator('html').evaluate((html) => getComputedStyle(html).overflowY)).not.toBe('hidden');
  await expect(field(page, 'Name')).toHaveValue('Ada Okafor');
  await expect(button(page, 'Submit Payment')).toBeEnabled();
});
