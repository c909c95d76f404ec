import { expect, type Page } from '@playwright/test';
import { bodiesOf, focusAt, tabTo } from '#fixtures/journeys/details.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, field } from '#fixtures/journeys/steps.ts';
import { reload, visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';
import { requests } from '#mocks/replies.ts';

const { unitedStates } = requests.changeAddress;
const saved = (page: Page) => page.getByRole('region', { name: 'Saved addresses' });
const done = (page: Page) => page.getByRole('status').filter({ hasText: 'Address updated successfully' });

test('adds an address by keyboard alone and keeps it over a reload [ADDR-1, ADDR-18, ADDR-24, ADDR-25, SHELL-18]', {
  tag: CORE,
}, async ({ page, network }) => {
  const { line1, line2, city, postcode } = unitedStates.body;
  await visit(page, '/account/address?reader=address-missing');
  await expect(page.getByText('You do not have an address on record for us to send to.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Canada' })).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'State' })).toBeVisible();
  await tabTo(page, field(page, 'Address line 1'));
  for (const text of [line1, line2, city, 'Texas', postcode]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await tabTo(page, button(page, 'Save address'));
  await page.keyboard.press('Enter');
  await expect(done(page)).toBeFocused();
  await expect.poll(() => focusAt(page)).toBeGreaterThanOrEqual(135);
  expect(bodiesOf(network, 'changeAddress')).toEqual([unitedStates.body]);
  await expect(saved(page).getByRole('listitem')).toContainText(line1);
  await expect(page.getByText('You do not have an address on record')).toHaveCount(0);

  await reload(page);
  await expect(saved(page).getByRole('listitem')).toContainText('Austin, TX 78704');
  await expect(field(page, 'Address line 1')).toHaveValue(line1);
});
