import { expect } from '@playwright/test';
import { chargedOnce, chargesOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, field, open, seesReceipt } from '#fixtures/journeys/steps.ts';
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
