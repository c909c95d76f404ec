import { expect, type Page } from '@playwright/test';
import { exchangesOf, tabTo } from '#fixtures/journeys/details.ts';
import { test, violations } from '#fixtures/journeys/journey.ts';
import { isReady, visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const header = (page: Page) => page.getByRole('banner');
const module = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true });

test('opens the menu, closes it and follows its links by keyboard [SHELL-1, SHELL-3]', { tag: CORE }, async ({
  page,
}) => {
  await visit(page, '/store/issues');
  await tabTo(page, module(page, 'Menu'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(header(page).getByRole('link', { name: 'Issues' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(header(page).getByRole('navigation')).toHaveCount(0);
  await expect(module(page, 'Menu')).toBeFocused();
  await page.keyboard.press('Space');
  for (const name of ['Issues', 'Store']) {
    await page.keyboard.press('Tab');
    await expect(header(page).getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/store');
});

test('scrolled by 32 px it is compact, has the journal’s name and stays in view [SHELL-2]', async ({ page }) => {
  await visit(page, '/store');
  const name = header(page).getByRole('link', { name: 'Ember Days' });
  await expect(module(page, 'Menu')).toBeVisible();
  const scroll = (to: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to);
  await expect(name).toHaveCount(0);
  await scroll(32);
  await expect(name).toBeVisible();
  await scroll(31);
  await expect(name).toHaveCount(0);
  await scroll(700);
  await expect(name).toBeVisible();
  await expect(module(page, 'Menu')).toBeInViewport();
  await scroll(0);
  await expect(name).toHaveCount(0);
});

test('a reader logs in and out in the header, staying on the page [SHELL-1, ENTRY-25]', async ({ page, network }) => {
  await visit(page, '/store/issues');
  await module(page, 'Log in').click();
  await header(page).getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login?url=%2Fstore%2Fissues');
  await isReady(page);
  await visit(page, '/store/issues?reader=subscriber');
  await module(page, 'Account').click();
  await expect(header(page).getByText('You are logged in as Ines Calloway.')).toBeVisible();
  await header(page).getByRole('button', { name: 'Log out' }).click();
  await expect(module(page, 'Log in')).toBeVisible();
  expect(exchangesOf(network, 'endSession')).toHaveLength(1);
  await expect(page).toHaveURL(/\/store\/issues/);
});
