import { expect } from '@playwright/test';
import { exchangesOf } from '#fixtures/journeys/details.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, field } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';

const LINK = 'lnk_address_leila';

test('a mailed link changes an address logged out, and only its call contains the token [ADDR-24, ADDR-25]', async ({
  page,
  network,
}) => {
  await visit(page, `/account/address?token=${LINK}`);
  await expect(page.getByRole('combobox', { name: 'State' })).toBeVisible();
  await expect(page).toHaveURL(/\/account\/address\?link=\w+$/);
  await field(page, 'Address line 1').fill('905 South Laurel Street');
  await field(page, 'City').fill('Austin');
  await page.getByRole('combobox', { name: 'State' }).selectOption('TX');
  await field(page, 'ZIP code').fill('78704');
  await button(page, 'Save address').click();
  await expect(page.getByText('Address updated successfully')).toBeVisible();
  const [sent, ...more] = exchangesOf(network, 'changeAddressByLink');
  expect([sent?.method, new URL(sent?.url ?? '').search, more.length]).toEqual(['POST', `?token=${LINK}`, 0]);
  expect(exchangesOf(network, 'changeAddress')).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([
      history.state,
      Object.keys(sessionStorage),
      { ...localStorage, 'mock-journal': '' },
      document.cookie,
    ]),
  );
  expect(kept + (await page.content())).not.toContain(LINK);
});
