import { expect } from '@playwright/test';
import { readPathValuesToVisit } from '../../support/path-values.ts';
import { exchangesOf } from '../support/details.ts';
import { test } from '../support/journey.ts';
import { button, field, seesAlert } from '../support/steps.ts';
import { visit } from '../support/visit.ts';

const LINK = 'lnk_address_leila';

test.describe('by a mailed link', () => {
  test('a visitor changes an address, and only its call contains the token [ADDR-24, ADDR-25]', async ({
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
});

test('an unknown link lets readers change their own addresses by their session [ADDR-25]', async ({
  page,
  network,
}) => {
  await visit(page, '/account/address?token=lnk_unknown&reader=expiring');
  await seesAlert(page, 'We cannot find this link');
  await expect(page.getByRole('combobox', { name: 'State' })).toBeVisible();
  await button(page, 'Save address').click();
  await expect(page.getByText('Address updated successfully')).toBeVisible();
  expect(exchangesOf(network, 'changeAddressByLink')).toEqual([]);
});

test('a forged token is never sent: the session authorises the change [ADDR-10, ADDR-25]', async ({
  page,
  network,
}) => {
  const crafted = readPathValuesToVisit();
  for (const value of crafted) {
    await visit(page, `/account/address?token=${value}&reader=expiring`);
    await expect(page.getByRole('combobox', { name: 'State' })).toBeVisible();
    await expect(page).toHaveURL(/\/account\/address$/);
    await button(page, 'Save address').click();
    await expect(page.getByText('Address updated successfully')).toBeVisible();
  }
  const paths = exchangesOf(network, 'changeAddress').map(({ url }) => new URL(url).pathname + new URL(url).search);
  expect(paths).toEqual(crafted.map(() => '/api/account/address/ship-a'));
  expect(exchangesOf(network, 'changeAddressByLink')).toEqual([]);
});
