import { expect, type Page } from '@playwright/test';
import { exchangesOf, tabTo } from '#fixtures/journeys/details.ts';
import { test, violations } from '#fixtures/journeys/journey.ts';
import { isReady, visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const header = (page: Page) => page.getByRole('banner');
const module = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true });
const cartLink = (page: Page) => header(page).getByRole('link', { name: /^Cart, / });

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

test('the header mounts into reserved space: nothing on the page moves, scrolled or not [SHELL-2]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heights: number[] = [];
    Object.assign(window, { heights });
    const sizes = new ResizeObserver(([entry]) => heights.push(entry?.target.getBoundingClientRect().height ?? 0));
    new MutationObserver((_, page) => {
      const header = document.querySelector('[data-journal="header"]');
      if (!header) return;
      page.disconnect();
      sizes.observe(header);
    }).observe(document, { childList: true, subtree: true });
  });
  await visit(page, '/articles/keepers-of-the-light');
  await expect(module(page, 'Menu')).toBeVisible();
  await page.mouse.wheel(0, 400);
  await expect(header(page).getByRole('link', { name: 'Ember Days' })).toBeVisible();
  expect(await page.evaluate(() => Object(window).heights)).toEqual([48]);
});

test('the print button opens the browser’s dialog, and the header does not print [SHELL-1]', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { prints: 0 });
    window.print = () => void Object(window).prints++;
  });
  await visit(page, '/articles/keepers-of-the-light');
  await module(page, 'Archive').click();
  await module(page, 'Print').click();
  await expect.poll(() => page.evaluate(() => Object(window).prints)).toBe(1);
  await expect(header(page).getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('body').innerText();
  for (const words of ['Archive', 'Menu', 'Log in', 'Sign up']) expect(paper).not.toContain(words);
  await page.emulateMedia({ media: null });
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('every module is reachable, and its panel fits the window', async ({ page }) => {
    await visit(page, '/store/product/harbour-lights');
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
    await expect(cartLink(page)).toBeInViewport();
    for (const name of ['Menu', 'Archive', 'Log in']) {
      await module(page, name).click();
      await expect(header(page).getByRole('link').filter({ hasNotText: 'Cart' }).last()).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await violations(page)).toEqual([]);
    }
    await expect(module(page, 'Print')).toBeInViewport();
  });
});

test('the cart is requested once if the page data lacks it, and linked once it has items [SHELL-4, SHELL-5, API-27]', async ({
  page,
  network,
}) => {
  await visit(page, '/');
  await expect(module(page, 'Menu')).toBeVisible();
  await expect.poll(() => exchangesOf(network, 'getCart').length).toBe(1);
  await expect(cartLink(page)).toHaveCount(0);
  await visit(page, '/store/product/harbour-lights');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await expect(cartLink(page)).toHaveText('Cart 1');
  expect(exchangesOf(network, 'getCart')).toHaveLength(1);
  await cartLink(page).click();
  await expect(page).toHaveURL('/store/checkout');
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
