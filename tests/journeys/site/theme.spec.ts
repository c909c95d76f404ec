import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { button, fillDigital, open, proceed } from '../support/steps.ts';

const PAPER = { light: 'rgb(255, 254, 251)', dark: 'rgb(23, 21, 18)' };
const INK = { light: 'rgb(29, 26, 22)', dark: 'rgb(236, 231, 221)' };

type Scheme = keyof typeof PAPER;

/** What a widget looks like, with a field in it; the browser draws the field's own parts in its scheme. */
const looks = (page: Page) =>
  page.locator('[data-journal="donate"]').evaluate((widget) => {
    const { backgroundColor, color, colorScheme } = getComputedStyle(widget);
    const field = getComputedStyle(widget.querySelector('input') ?? widget);
    return { backgroundColor, color, colorScheme, field: field.colorScheme };
  });

const lookOf = (scheme: Scheme) => ({
  backgroundColor: PAPER[scheme],
  color: INK[scheme],
  colorScheme: scheme,
  field: scheme,
});

/** Themes for the root, an element between and the mount point. */
const setThemes = (page: Page, themes: (Scheme | undefined)[]) =>
  page.evaluate((given) => {
    const found = [document.documentElement, document.body, document.querySelector('[data-journal="donate"]')];
    found.forEach((element, at) => {
      if (!(element instanceof HTMLElement)) return;
      const theme = given[at];
      if (theme) element.dataset.theme = theme;
      else delete element.dataset.theme;
    });
  }, themes);

for (const system of ['light', 'dark'] as const)
  test(`in a ${system} system the nearest data-theme decides, on the root, the mount point or between; without one the system does [BEYOND-86]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.goto('/donate?journal=new');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const other = system === 'light' ? 'dark' : 'light';
    const cases: [(Scheme | undefined)[], Scheme][] = [
      [[], system],
      [[other], other],
      [[system], system],
      [[undefined, other], other],
      [[undefined, undefined, other], other],
      [[other, system], system],
      [[other, system, other], other],
      [[system, other, system], system],
    ];
    for (const [themes, scheme] of cases) {
      await setThemes(page, themes);
      expect({ themes, look: await looks(page) }).toEqual({ themes, look: lookOf(scheme) });
    }
    await setThemes(page, [other, 'dark', 'dark']);
    await page.emulateMedia({ media: 'print' });
    expect((await looks(page)).backgroundColor).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ media: null, forcedColors: 'active' });
    const text = await looks(page);
    expect(text.color).not.toBe(text.backgroundColor);
    await page.emulateMedia({ forcedColors: null });
    await setThemes(page, []);
  });

const themeAt = (page: Page, mount: string, theme: Scheme) =>
  page
    .locator(`[data-journal="${mount}"]`)
    .evaluate((element, given) => element.setAttribute('data-theme', given), theme);

const dialogLook = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const { backgroundColor, color, colorScheme } = getComputedStyle(dialog);
    return { backgroundColor, color, colorScheme };
  });

const dialogOf = (scheme: Scheme) => ({ backgroundColor: PAPER[scheme], color: INK[scheme], colorScheme: scheme });

for (const theme of ['light', 'dark'] as const)
  test.describe(`a dialog on a page of the other theme, opened by a ${theme} widget`, () => {
    test.use({ colorScheme: theme === 'light' ? 'dark' : 'light' });

    test('has the theme of the widget [BEYOND-86]', async ({ page }) => {
      await page.goto('/account?reader=expiring#payment-settings');
      await themeAt(page, 'account', theme);
      await button(page, 'Delete card').click();
      expect(await dialogLook(page)).toEqual(dialogOf(theme));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('has the theme of the widget also if it is that of a bot check [BEYOND-86]', async ({ page }) => {
      await open(page, 'scenario=turnstile-challenge');
      await themeAt(page, 'subscribe', theme);
      await fillDigital(page);
      await proceed(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await dialogLook(page)).toEqual(dialogOf(theme));
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
