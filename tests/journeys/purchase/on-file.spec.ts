import { expect } from '@playwright/test';
import { seesUpdated, updateCard } from '#fixtures/journeys/cards.ts';
import { bodiesOf } from '#fixtures/journeys/details.ts';
import { chargedOnce, chargesOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, challenge, field, fillCard, open, proceed, seesReceipt } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

test('charges the card on file in one step and keeps the saved address [CHECK-8, CHECK-9, CHECK-22, CHECK-23, CHECK-25, CHECK-32, CHECK-40]', {
  tag: CORE,
}, async ({ page, network }) => {
  await open(page, 'scenario=card-on-file');
  await expect(page.getByRole('radio', { name: 'Use Existing Payment' })).toBeChecked();
  await expect(page.getByText('Visa ending in 4242, expires 08/2029')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Tomás Lindqvist');
  await expect(field(page, 'Name')).not.toBeEditable();
  await expect(page.getByRole('radio', { name: 'Keep the address on record' })).toBeChecked();
  await button(page, 'Submit Payment').click();
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(3_600));
  expect(network.orders).toHaveLength(1);
  expect(network.orders[0]?.body).toMatchObject({ customer: 'use-card', origin: 'keep' });
  expect(network.orders[0]?.body.password).toBeUndefined();
  expect(network.addresses.filter((address) => address.includes('stripe.com'))).toEqual([]);
});

test('an expired card on file is named, cannot be chosen, and pays again once replaced [PAYM-1, PAYM-5, CHECK-22, CHECK-23]', async ({
  page,
  network,
}) => {
  const existing = page.getByRole('radio', { name: 'Use Existing Payment' });
  await visit(page, '/donate?reader=expired');
  await expect(page.getByText('Mastercard ending in 0005, expired 01/2026')).toBeVisible();
  await expect(existing).toBeDisabled();
  await expect(page.getByRole('radio', { name: 'Use New Payment' })).toBeChecked();
  await page.getByRole('link', { name: 'Replace your card' }).click();

  await expect(
    page.getByText('Your card expired 01/2026. Your subscription needs another one to renew.'),
  ).toBeVisible();
  await updateCard(page);
  await seesUpdated(page);
  await expect(page.getByText('Your subscription needs another one to renew')).toHaveCount(0);

  await visit(page, '/donate?reader=expired');
  await expect(existing).toBeChecked();
  await expect(page.getByText('Mastercard ending in 4444, expires 12/2034')).toBeVisible();
  await button(page, 'Submit Payment').click();
  await seesReceipt(page);
  expect(bodiesOf(network, 'donate')).toMatchObject([{ customer: 'use-card' }]);
});

test('a new card is saved on the account unless the reader opts out [CHECK-22, CHECK-24, CHECK-25, CHECK-33]', async ({
  page,
  network,
}) => {
  await open(page, 'scenario=card-on-file');
  await expect(page.getByRole('checkbox', { name: 'Save Card on Account' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Use New Payment' }).check();
  await expect(page.getByRole('checkbox', { name: 'Save Card on Account' })).toBeChecked();
  await proceed(page);
  await fillCard(page);
  await page.getByRole('checkbox', { name: 'Save Card on Account' }).uncheck();
  await button(page, 'Submit Payment').click();
  await seesReceipt(page);
  expect(network.orders.map(({ body }) => body.customer)).toEqual(['add-card', undefined]);
  expect(await chargesOf(page)).toEqual(chargedOnce(3_600));
});

test.describe('a card on file that needs action', () => {
  test.use({ failing: ['/api/subscribe'] });

  test('is charged once after its holder authorises it [CHECK-45]', async ({ page, network }) => {
    await open(page, 'scenario=authorization-required');
    await button(page, 'Submit Payment').click();
    await challenge(page).getByRole('button', { name: 'Complete' }).click();
    await seesReceipt(page);
    expect(await chargesOf(page)).toEqual(chargedOnce(3_600));
    expect(network.orders).toHaveLength(1);
  });
});
