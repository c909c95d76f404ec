import { expect, type Page } from '@playwright/test';
import { tabTo } from '#fixtures/journeys/details.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { openBy, visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const addresses = (page: Page) => page.getByRole('region', { name: 'Saved addresses' }).getByRole('listitem');
const link = (page: Page) => page.getByRole('link', { name: 'Delete the address in International' });
const saysSo = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'The address for International was deleted' })).toBeVisible();
const ways = ({ exchanges }: { exchanges: { method: string; url: string }[] }) =>
  exchanges.map(({ method, url }) => `${method} ${new URL(url).pathname}`).filter((way) => way.startsWith('DELETE'));

test('deletes an address by keyboard alone, and the reloaded page omits it [ADDR-3, ADDR-4, ADDR-5, ADDR-26, API-23]', {
  tag: CORE,
}, async ({ page, network }) => {
  await visit(page, '/account/address?reader=address-removable');
  await expect(addresses(page)).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^Delete/ })).toHaveCount(1);
  await tabTo(page, link(page));
  await openBy(page, () => page.keyboard.press('Enter'));
  await expect(page).toHaveURL(/\/account\/address$/);
  await saysSo(page);
  await expect(addresses(page)).toHaveCount(1);
  await expect(link(page)).toHaveCount(0);
  expect(ways(network)).toEqual(['DELETE /api/account/address/ship-c']);
});
