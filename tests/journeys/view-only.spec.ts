import { expect } from '@playwright/test';
import { test } from './journey.ts';

const BANNER = 'This page is for viewing only. Many links and buttons will not work.';

const PAGES = [
  '/account',
  '/account/name',
  '/account/email',
  '/account/address',
  '/account/payment',
  '/subscribe',
  '/donate',
  '/store',
  '/store/checkout',
  '/invoice/inv_payable',
  '/receipts?token=rcp_Vd0w7c',
];

test('every page that an administrator views says once that it is for viewing only [SHELL-11, SHELL-12]', async ({
  page,
}) => {
  for (const address of PAGES)
    await test.step(address, async () => {
      const query = `${address.includes('?') ? '&' : '?'}reader=administrator&admin-view=acc_Ra4w`;
      await page.goto(`${address}${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(BANNER)).toHaveCount(1);
      await expect(page.getByText(BANNER)).toBeVisible();
    });
});

test('a reader’s own page says nothing of it', async ({ page }) => {
  await page.goto('/account/name?reader=subscriber');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await expect(page.getByText(BANNER)).toHaveCount(0);
});
