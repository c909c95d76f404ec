import { expect, type Page } from '@playwright/test';
import { bodiesOf } from '#fixtures/journeys/details.ts';
import { chargedOnce, chargesOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, seesReceipt, total } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const SUBSCRIPTIONS = { 'print-international': 'sub_An09', digital: 'sub_Nr02', 'expiring-autorenew-off': 'sub_Ht11' };
const open = async (page: Page, reader: keyof typeof SUBSCRIPTIONS, query = '') => {
  await visit(page, `/account/subscriptions/${SUBSCRIPTIONS[reader]}?reader=${reader}&${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Change your subscription' })).toBeVisible();
};
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test('charges the card on file once for an upgrade [SUBS-1, SUBS-7, SUBS-8, SUBS-15, BEYOND-18]', {
  tag: CORE,
}, async ({ page, network }) => {
  await open(page, 'print-international');
  await choice(page, 'Standard').check();
  await expect(choice(page, 'Use Existing Payment')).toBeChecked();
  const line = page.getByText('Change to Standard, print and digital', { exact: true });
  await expect(line).toBeVisible();
  await expect(total(page)).toHaveText(/^\$\d/);
  const [price = ''] = (await total(page).innerText()).split('\n');
  await button(page, 'Submit Payment').dblclick();
  await seesReceipt(page);
  await expect(page.getByRole('table').locator(line)).toBeVisible();
  expect(await chargesOf(page)).toEqual(chargedOnce(Math.round(Number(price.replace('$', '')) * 100)));
  expect(bodiesOf(network, 'updateSubscription')).toMatchObject([
    {
      origin: 'keep',
      customer: 'use-card',
      subscription: { token: 'sub_An09', deliverable: 'print-c', level: 'high' },
    },
  ]);
});
