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
