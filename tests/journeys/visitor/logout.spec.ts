import { expect } from '@playwright/test';
import { exchangesOf, tabTo } from '#fixtures/journeys/details.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

test('logs out by the button of its page, not on opening it [ENTRY-24, API-10]', { tag: CORE }, async ({
  page,
  network,
}) => {
  await visit(page, '/logout?reader=subscriber');
  await expect(page.getByText('You are logged in as Ines Calloway.')).toBeVisible();
  await tabTo(page, button(page, 'Log out'));
  expect(exchangesOf(network, 'logOut')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  expect(exchangesOf(network, 'logOut').map(({ sent, status }) => [sent, status])).toEqual([['', 200]]);
  await visit(page, '/account/name');
  await expect(page).toHaveURL(/\/login\?url=/);
  await visit(page, '/logout');
  await expect(page.getByText('You are not logged in.')).toBeVisible();
});

test('the page for institutions opens their tab and logs out to the home page [ENTRY-9, ENTRY-23, ENTRY-24, API-11]', async ({
  page,
  network,
}) => {
  await visit(page, '/institutional-subscriptions');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Institutional Access');
  await visit(page, '/institutional-subscriptions?reader=subscriber');
  await button(page, 'Log out').click();
  await expect(page).toHaveURL('/');
  expect(exchangesOf(network, 'endSession')).toHaveLength(1);
});
