import { expect, type Page } from '@playwright/test';
import { intentsOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { ada } from '#fixtures/journeys/reader.ts';
import { field, pay, proceed, seesReceipt, total } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const often = (page: Page, name: 'One time' | 'Monthly') => page.getByRole('radio', { name, exact: true });

async function openDonation(page: Page, query = ''): Promise<void> {
  await visit(page, `/donate?${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Donate' })).toBeVisible();
}

async function fillDonor(page: Page): Promise<void> {
  await field(page, 'Name').fill(ada.name);
  await field(page, 'Email').fill(ada.email);
}

const linesOf = async (page: Page) =>
  (await intentsOf(page)).map(({ order }) => order.lines.map(({ name, amount }) => [name, amount]));

test('keeps a typed amount per frequency, and charges the displayed one [DONATE-2, DONATE-4, BEYOND-30, BEYOND-31]', {
  tag: CORE,
}, async ({ page }) => {
  await openDonation(page, 'type=monthly&amount=60');
  await often(page, 'One time').check();
  await expect(field(page, 'Amount')).toHaveValue('25');
  await field(page, 'Amount').fill('1,234');
  await expect(total(page)).toHaveText('$1,234.00');
  await often(page, 'Monthly').check();
  await expect(field(page, 'Monthly amount')).toHaveValue('60');
  await expect(page.getByText('Your monthly donation: we charge $60.00 today')).toBeVisible();
  await often(page, 'One time').check();
  await expect(field(page, 'Amount')).toHaveValue('1,234');
  await often(page, 'Monthly').check();
  await field(page, 'Monthly amount').fill('12.34');
  await expect(total(page)).toHaveText('$12.34');
  await fillDonor(page);
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  expect(await linesOf(page)).toEqual([[['Monthly donation', 1_234]]]);
});
