import { expect, type Page } from '@playwright/test';
import { bodiesOf } from '#fixtures/journeys/details.ts';
import { chargedOnce, chargesOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, seesReceipt, total } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const open = async (page: Page, query: string) => {
  await visit(page, `/subscribe/renew?${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Renew your subscription' })).toBeVisible();
};
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const totalOf = async (page: Page): Promise<number> => {
  const [price = ''] = (await total(page).innerText()).split('\n');
  return Math.round(Number(price.replace('$', '')) * 100);
};

test('charges the card on file once for a renewal with the same settings [RENEW-1, RENEW-2, RENEW-5, RENEW-6, API-38]', {
  tag: CORE,
}, async ({ page, network }) => {
  await open(page, 'reader=subscriber');
  await expect(page.getByText(/^You have \d+ issues left\. Renewing now adds to them\.$/)).toBeVisible();
  await expect(choice(page, 'Renew with the same settings')).toBeChecked();
  await expect(choice(page, 'Use Existing Payment')).toBeChecked();
  const price = await totalOf(page);
  await button(page, 'Submit Payment').dblclick();
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(price));
  expect(bodiesOf(network, 'renewSubscription')).toMatchObject([
    { cart: { subscription: { renewal: true, level: 'high', medium: 'print' } }, origin: 'keep', customer: 'use-card' },
  ]);
});

test('links an expired subscription from the account overview to its renewal [RENEW-6, RENEW-7, ACCT-12]', {
  tag: CORE,
}, async ({ page }) => {
  await visit(page, '/account?reader=expired-autorenew-off');
  await page.getByRole('link', { name: /renew/i }).first().click();
  await expect(page).toHaveURL(/\/subscribe\/renew$/);
  await expect(page.getByText('Your subscription has expired.')).toBeVisible();
});
