import { expect, type Page } from '@playwright/test';
import { bodiesOf, exchangesOf, focusAt, tabTo } from '#fixtures/journeys/details.ts';
import { choose } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, field, seesAlert } from '#fixtures/journeys/steps.ts';
import { reload, visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';
import { requests } from '#mocks/replies.ts';

const { unitedStates, elsewhere } = requests.changeAddress;
const saved = (page: Page) => page.getByRole('region', { name: 'Saved addresses' });
const done = (page: Page) => page.getByRole('status').filter({ hasText: 'Address updated successfully' });
const save = (page: Page) => button(page, 'Save address').click();

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

test('a change of country asks for the fields of that country [ADDR-15, ADDR-16, ADDR-17, ADDR-20]', async ({
  page,
  network,
}) => {
  await visit(page, '/account/address?reader=print-international');
  await expect(page.getByRole('option', { name: 'Australia', exact: true })).toBeAttached();
  await page.getByRole('combobox', { name: 'Country' }).selectOption('AU');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('');
  await save(page);
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveText(['Enter a state', 'Enter a postcode']);
  await expect(page.getByRole('combobox', { name: 'State' })).toBeFocused();
  expect(exchangesOf(network, 'changeAddress')).toEqual([]);
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.pressSequentially('deutsch');
  await expect(country).toHaveValue('DE');
  await country.selectOption('IE');
  await field(page, 'Address line 1').fill(elsewhere.body.line1);
  await field(page, 'City').fill(elsewhere.body.city);
  await save(page);
  await expect(done(page)).toBeVisible();
  expect(bodiesOf(network, 'changeAddress')).toMatchObject([{ country: 'IE', country_name: 'Ireland', state: '' }]);
});

test.describe('with a failing network', () => {
  test.use({ failing: ['/api/config/shipping', '/api/account/address/'] });

  test('a lost list of countries and a lost answer lose nothing that was typed [ACCT-29, API-24]', async ({ page }) => {
    await visit(page, '/account/address?scenario=unavailable&reader=print-international');
    await expect(page.getByText('We could not load the countries')).toBeVisible();
    await field(page, 'City').fill('Dunedin');
    await choose(page, 'happy');
    await button(page, 'Try again').click();
    await expect(page.getByRole('option', { name: 'Ireland', exact: true })).toBeAttached();
    await choose(page, 'offline');
    await save(page);
    await seesAlert(page, 'We got no reply, so we cannot tell yet whether this was done.');
    await expect(field(page, 'City')).toHaveValue('Dunedin');
    await choose(page, 'happy');
    await save(page);
    await expect(done(page)).toBeVisible();
  });
});
