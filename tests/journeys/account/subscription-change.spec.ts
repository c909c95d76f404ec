import { expect, type Page } from '@playwright/test';
import { bodiesOf, exchangesOf } from '#fixtures/journeys/details.ts';
import { chargedOnce, chargesOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, fillAddress, pay, proceed, seesReceipt, total } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const SUBSCRIPTIONS = { 'print-international': 'sub_An09', digital: 'sub_Nr02', 'expiring-autorenew-off': 'sub_Ht11' };
const open = async (page: Page, reader: keyof typeof SUBSCRIPTIONS, query = '') => {
  await visit(page, `/account/subscriptions/${SUBSCRIPTIONS[reader]}?reader=${reader}&${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Change your subscription' })).toBeVisible();
};
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const chicago = { line1: '1540 North Damen Avenue', city: 'Chicago', state: 'IL', postcode: '60622' };

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

test('an upgrade is paid with a new card if none is on file [SUBS-8, SUBS-15]', async ({ page }) => {
  await open(page, 'expiring-autorenew-off');
  await choice(page, 'Standard').check();
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  expect((await chargesOf(page)).map(({ confirms }) => confirms)).toEqual([1]);
});

test('a reader at the high level can switch down and get free print at a new address [SUBS-9, SUBS-13]', async ({
  page,
  network,
}) => {
  await open(page, 'digital');
  await expect(page.getByText('At the Student level you can upgrade to print for free.')).toBeVisible();
  await choice(page, 'Student').check();
  await choice(page, 'Print and digital, United States').check();
  await fillAddress(page, chicago);
  await expect(total(page)).toHaveText('FREE');
  await button(page, 'Submit').click();
  await expect(page).toHaveURL(/\/account$/);
  const [sent, ...more] = bodiesOf(network, 'updateSubscription');
  expect(sent).toMatchObject({ address: chicago, subscription: { deliverable: 'print-a', level: 'low' } });
  expect([more, sent]).toEqual([[], expect.not.objectContaining({ customer: expect.anything() })]);
  expect(await chargesOf(page)).toEqual([]);
});

test('an address alone is saved by its own call, and the page stays and shows it [SUBS-11, SUBS-12, SUBS-14]', async ({
  page,
  network,
}) => {
  await open(page, 'expiring-autorenew-off');
  await choice(page, 'Use another address').check();
  await fillAddress(page, chicago);
  await button(page, 'Save address').click();
  await expect(page.getByRole('status').filter({ hasText: 'Subscription updated successfully' })).toBeVisible();
  await expect(page.getByText('1540 North Damen Avenue, Chicago, IL 60622, United States')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/subscriptions\/sub_Ht11$/);
  expect(exchangesOf(network, 'getSubscription')).toHaveLength(1);
  expect(exchangesOf(network, 'updateSubscription')).toEqual([]);
});
