import { expect, type Page } from '@playwright/test';
import { readPathValuesToVisit } from '../../support/path-values.ts';
import { playedBy } from '../../support/played-by.ts';
import { exchangesOf, tabTo } from '../support/details.ts';
import { test } from '../support/journey.ts';
import { button, field, seesAlert } from '../support/steps.ts';
import { reload, visit } from '../support/visit.ts';

const addresses = (page: Page) => page.getByRole('region', { name: 'Saved addresses' }).getByRole('listitem');
const link = (page: Page) => page.getByRole('link', { name: 'Delete the address in International' });
const saysSo = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'The address for International was deleted' })).toBeVisible();
const ways = ({ exchanges }: { exchanges: { method: string; url: string }[] }) =>
  exchanges.map(({ method, url }) => `${method} ${new URL(url).pathname}`).filter((way) => way.startsWith('DELETE'));

test('a link deletes an address by keyboard alone, and the reloaded page omits it [ADDR-3, ADDR-4, ADDR-5, ADDR-26, API-23]', async ({
  page,
  network,
}) => {
  await visit(page, '/account/address?reader=address-removable');
  await expect(addresses(page)).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^Delete/ })).toHaveCount(1);
  const loaded = page.waitForEvent('load');
  await tabTo(page, link(page));
  await page.keyboard.press('Enter');
  await loaded;
  await expect(page).toHaveURL(/\/account\/address$/);
  await saysSo(page);
  await expect(addresses(page)).toHaveCount(1);
  await expect(link(page)).toHaveCount(0);
  expect(ways(network)).toEqual(['DELETE /api/account/address/ship-c']);
});

test.describe('an address in use', () => {
  test.use({ failing: ['/api/account/address/ship-c'] });

  test('cannot be deleted: the page says why and keeps what was typed [ADDR-4, ADDR-5]', async ({ page }) => {
    await visit(page, '/account/address?scenario=address-needed');
    await field(page, 'City').fill('Somerville');
    await link(page).click();
    await seesAlert(page, 'Your current subscription is sent to this address. Please change it instead.');
    await expect(field(page, 'City')).toHaveValue('Somerville');
    await expect(addresses(page)).toHaveCount(2);
  });
});

test('opening the deletion page deletes nothing; its button does [ADDR-2, ADDR-5]', async ({ page, network }) => {
  await visit(page, '/account/address/ship-c/delete?reader=address-removable');
  await expect(page.getByText('12 Kasturba Road')).toBeVisible();
  expect(ways(network)).toEqual([]);
  await button(page, 'Delete this address').click();
  await expect(page).toHaveURL(/\/account\/address$/);
  await saysSo(page);
  await expect(addresses(page)).toHaveCount(1);
  await reload(page);
  await expect(addresses(page)).toHaveCount(1);
  await expect(page.getByText('The address for International was deleted')).toHaveCount(0);
  expect(ways(network)).toEqual(['DELETE /api/account/address/ship-c']);
});

test(
  'the deletion page of an empty or required slot has no button [ADDR-2, ADDR-4]',
  playedBy('account-delete-an-address--needed'),
  async ({ page }) => {
    await visit(page, '/account/address/ship-a/delete?reader=address-removable');
    await expect(page.getByText('Your subscription needs this address')).toBeVisible();
    await expect(button(page, 'Delete this address')).toHaveCount(0);
    await visit(page, '/account/address/ship-b/delete');
    await expect(page.getByText('No address is saved here.')).toBeVisible();
    await expect(button(page, 'Delete this address')).toHaveCount(0);
  },
);

test('sends a visitor to the login', async ({ page }) => {
  await visit(page, '/account/address/ship-a/delete');
  await expect(page).toHaveURL(/\/login/);
});

test('a forged slot opens no deletion page and is never sent [ADDR-2]', async ({ page, network }) => {
  for (const value of readPathValuesToVisit().filter(isServed)) {
    await visit(page, `/account/address/${value}/delete?reader=address-removable`);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(button(page, 'Delete this address')).toHaveCount(0);
  }
  expect(exchangesOf(network, 'deleteAddress')).toEqual([]);
});

/** Whether a web server serves a path with this in it at all. */
function isServed(value: string): boolean {
  try {
    return value !== '' && decodeURIComponent(value) !== '';
  } catch {
    return false;
  }
}
