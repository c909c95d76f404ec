import { expect } from '@playwright/test';
import { stateOf } from '../support/journal.ts';
import { test } from '../support/journey.ts';
import { button, field, open } from '../support/steps.ts';

test('checking out later puts the order into the cart, with a link to the checkout [CHECK-53, STORE-18, DONATE-7]', async ({
  page,
  network,
}) => {
  await open(page, 'scenario=checkout-later&level=high');
  await field(page, 'Donation amount').fill('25');
  await page.getByRole('radio', { name: 'Small', exact: true }).check();
  await expect(page.getByRole('radio', { name: 'Check out now' })).toBeChecked();
  await expect(field(page, 'Name')).toBeVisible();
  await page.getByRole('radio', { name: 'Check out later' }).check();
  await expect(field(page, 'Name')).toHaveCount(0);
  await button(page, 'Add to Cart').click();
  await expect(page.getByRole('link', { name: 'Check out', exact: true })).toHaveAttribute('href', '/store/checkout');
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(network.orders).toEqual([]);
  const { carts } = await stateOf(page);
  expect(JSON.stringify(Object.values(carts))).toContain('sze:shirt-s');
  await page.getByRole('link', { name: 'Check out', exact: true }).click();
  await expect(page).toHaveURL('/store/checkout');
});
