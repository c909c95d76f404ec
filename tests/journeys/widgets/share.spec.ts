import { expect, type Page, type Request } from '@playwright/test';
import { test } from '#fixtures/journeys/journey.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const ARTICLE = '/articles/keepers-of-the-light';

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('a network', () => {
  const address = 'https://twitter.com/intent/tweet?';
  test.use({ leaving: [address] });

  const queryOf = async (asked: Promise<Request>) => Object.fromEntries(new URL((await asked).url()).searchParams);
  const share = (page: Page) => page.getByRole('link', { name: 'Share on Twitter' }).click();
  const isAsked = (request: Request) => request.url().startsWith(address);
  const SHARED = {
    url: 'https://emberdays.example/articles/keepers-of-the-light',
    text: 'Keepers of the light',
  };

  test('opens in a 600x350 popup without access to this page [SHELL-7]', { tag: CORE }, async ({ page, context }) => {
    await visit(page, ARTICLE);
    const asked = context.waitForEvent('request', isAsked);
    const opened = page.waitForEvent('popup');
    await share(page);
    const popup = await opened;
    expect(popup.viewportSize()).toEqual({ width: 600, height: 350 });
    expect(await queryOf(asked)).toEqual(SHARED);
    await expect.poll(() => popup.url()).toMatch(/^chrome-error:/);
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    expect(context.pages()).toHaveLength(2);
    await expect(page).toHaveURL(ARTICLE);
    await popup.close();
  });
});

test('the print toggle previews the printed page, and Escape closes the preview [SHELL-7]', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await visit(page, ARTICLE);
  const toggle = page.getByRole('button', { name: 'Print view' });
  await expect(toggle).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const onPaper = await page.locator('main').innerText();
  await page.emulateMedia({ media: null });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('navigation', { name: 'Contents' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const shown = await page.locator('main').innerText();
  expect(shown.replace(/Print view\s+This is how the article prints\.\s+Print/, '').trim()).toBe(onPaper.trim());
  expect(shown).toContain('The log of the harbour master is kept in Portland.');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  expect((await page.locator('main').innerText()).trim()).toBe(onPaper.trim());
  await page.emulateMedia({ media: null });
  await toggle.press('Escape');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(toggle).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeVisible();
});
