import { expect, type Page } from '@playwright/test';
import { test } from '#fixtures/journeys/journey.ts';
import { tabTo } from '#fixtures/journeys/keyboard.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const ARTICLE = '/articles/keepers-of-the-light';

const panel = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });
const toggle = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const entry = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function read(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await visit(page, ARTICLE);
  await expect(toggle(page, 'Print view')).toBeVisible();
  // Until the window is measured, the panel is rendered in both forms, one of them hidden.
  await expect(page.getByText('Contents', { exact: true }).filter({ visible: true })).toBeVisible();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
}

async function isAtWhaleOil(page: Page): Promise<void> {
  await expect(page).toHaveURL(`${ARTICLE}#whale-oil`);
  const heading = page.getByRole('heading', { name: 'Whale oil' });
  await expect(heading).toBeInViewport();
  const isOnTop = () =>
    heading.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 5, top + height / 2) === element;
    });
  await expect.poll(isOnTop).toBe(true);
  await page.keyboard.press('Tab');
  await expect(entry(page, 'Note 3')).toBeFocused();
}

test('navigates the text by keyboard from the panels beside it at 1280 px [SHELL-8, SHELL-9, SHELL-10]', {
  tag: CORE,
}, async ({ page }) => {
  await read(page, 1280);
  await expect(panel(page, 'Contents')).toBeVisible();
  await expect(panel(page, 'Notes')).toBeVisible();
  await tabTo(page, entry(page, 'Whale oil'));
  await page.keyboard.press('Enter');
  await isAtWhaleOil(page);
  await expect(entry(page, 'Whale oil')).toHaveAttribute('aria-current', 'location');
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Notes').getByRole('listitem').nth(2)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(entry(page, 'Back to note 3 in the text').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${ARTICLE}#note-3`);
  await expect(entry(page, 'Note 3')).toBeFocused();
});

test('marks the section being read while scrolling [SHELL-8]', async ({ page }) => {
  await read(page, 1280);
  const current = panel(page, 'Contents').locator('[aria-current]');
  await expect(current).toHaveCount(0);
  for (const name of ['Remarks', 'The first lamp', 'Handed over']) {
    await page.getByRole('heading', { name }).evaluate((heading) => heading.scrollIntoView());
    await expect(current).toHaveText(name);
  }
});

test('below 800 px a panel covers the text, traps the focus, and returns it [SHELL-9, SHELL-10]', async ({ page }) => {
  await read(page, 320);
  const cover = page.getByRole('dialog', { name: 'Contents' });
  await tabTo(page, toggle(page, 'Contents'));
  await page.keyboard.press('Enter');
  await expect.poll(() => cover.evaluate((dialog) => dialog.getBoundingClientRect().width)).toBe(320);
  for (let stops = 0; stops < 10; stops += 1) {
    await page.keyboard.press('Tab');
    const isInside = await cover.evaluate((dialog) => {
      const { activeElement, body } = document;
      return activeElement === body || dialog.contains(activeElement);
    });
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(cover).toHaveCount(0);
  await expect(toggle(page, 'Contents')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, entry(page, 'Whale oil'));
  await page.keyboard.press('Enter');
  await expect(cover).toHaveCount(0);
  await isAtWhaleOil(page);
});

test('resizing the window rearranges the panels [SHELL-9, SHELL-10]', async ({ page }) => {
  await read(page, 1200);
  await expect(panel(page, 'Contents')).toBeVisible();
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(toggle(page, 'Contents')).toBeVisible();
  await expect(panel(page, 'Contents')).toHaveCount(0);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(panel(page, 'Contents')).toBeVisible();
  await expect(toggle(page, 'Contents')).toHaveCount(0);
});
