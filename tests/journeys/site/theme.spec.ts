import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '#fixtures/journeys/journey.ts';
import { button, field, fillDigital, open, proceed } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const PAPER = { light: 'rgb(255, 254, 251)', dark: 'rgb(23, 21, 18)' };
const INK = { light: 'rgb(29, 26, 22)', dark: 'rgb(236, 231, 221)' };

type Scheme = keyof typeof PAPER;

/** The colours of a widget and its field. The browser renders parts of the field in its own scheme. */
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
  test(`in a ${system} system the nearest data-theme decides; without one the system does [BEYOND-86]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await visit(page, '/donate?journal=new');
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
      await expect.poll(() => looks(page), JSON.stringify(themes)).toEqual(lookOf(scheme));
    }
    await setThemes(page, []);
    await page.emulateMedia({ colorScheme: other });
    await expect.poll(() => looks(page)).toEqual(lookOf(other));
  });

const ON_PAPER = { backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)', colorScheme: 'light', field: 'light' };

test('prints black on white and leaves forced colours to the system, in either theme [BEYOND-86]', {
  tag: CORE,
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/donate?journal=new');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    await setThemes(page, [theme, theme, theme]);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => looks(page)).toEqual(ON_PAPER);
    await page.emulateMedia({ media: null, forcedColors: 'active' });
    const { backgroundColor, color } = await looks(page);
    expect({ backgroundColor, color }).toEqual(await systemColours(page));
    await page.emulateMedia({ forcedColors: null });
  }
  await setThemes(page, []);
});

const systemColours = (page: Page) =>
  page.locator('[data-journal="donate"]').evaluate((widget) => {
    const probe = document.createElement('p');
    probe.style.cssText = 'color: CanvasText; background: Canvas';
    widget.append(probe);
    const { backgroundColor, color } = getComputedStyle(probe);
    probe.remove();
    return { backgroundColor, color };
  });

const EXAMPLES = 'docs/examples/themes/';

for (const name of readdirSync(EXAMPLES))
  test(`the colours of ${name} nest like ours and print black on white [BEYOND-86]`, async ({ page }) => {
    const css = readFileSync(`${EXAMPLES}${name}`, 'utf8');
    const [, light, dark] = css.match(/--jr-paper: var\(--jr-light, (#\w+)\) var\(--jr-dark, (#\w+)\)/) ?? [];
    const papers = { light, dark };
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(page, '/donate?journal=new');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, css);
    const cases: [(Scheme | undefined)[], Scheme][] = [
      [[], 'light'],
      [['dark'], 'dark'],
      [['light', 'dark'], 'dark'],
      [['light', 'dark', 'light'], 'light'],
      [['dark', 'light', 'dark'], 'dark'],
    ];
    for (const [themes, scheme] of cases) {
      await setThemes(page, themes);
      expect({ themes, paper: hexOf((await looks(page)).backgroundColor) }).toEqual({ themes, paper: papers[scheme] });
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => looks(page)).toEqual(ON_PAPER);
      await page.emulateMedia({ media: null });
    }
    await setThemes(page, []);
  });

const hexOf = (rgb: string): string =>
  `#${[...rgb.matchAll(/\d+/g)].map(([channel]) => Number(channel).toString(16).padStart(2, '0')).join('')}`;

const setTheme = (place: Locator, theme: Scheme) =>
  place.evaluate((element, given) => element.setAttribute('data-theme', given), theme);

const themeAt = (page: Page, mount: string, theme: Scheme) =>
  setTheme(page.locator(`[data-journal="${mount}"]`), theme);

const dialogLook = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const { backgroundColor, color } = getComputedStyle(dialog);
    return { backgroundColor, color };
  });

const dialogOf = (scheme: Scheme) => ({ backgroundColor: PAPER[scheme], color: INK[scheme] });

test.describe('a dialog of a dark widget on a light page', () => {
  test.use({ colorScheme: 'light' });

  test('has the theme of the widget [BEYOND-86]', async ({ page }) => {
    await visit(page, '/account?reader=expiring#payment-settings');
    await themeAt(page, 'account', 'dark');
    await button(page, 'Delete card').click();
    await expect.poll(() => dialogLook(page)).toEqual(dialogOf('dark'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('an open payment form follows the system and each theme around it, and keeps what was typed [BEYOND-86]', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  await themeAt(page, 'subscribe', 'light');
  await fillDigital(page);
  await proceed(page);
  const form = page.locator('[data-stripe-element="payment"]');
  const isIn = async (scheme: Scheme) => {
    await expect(form).toHaveCSS('background-color', PAPER[scheme]);
    await expect(form).toHaveCSS('color', INK[scheme]);
    await expect(form).toHaveCSS('color-scheme', scheme);
  };
  await isIn('light');
  await field(page, 'Card number').fill('4242');
  await page.locator('[data-journal="subscribe"]').evaluate((widget) => widget.removeAttribute('data-theme'));
  await isIn('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await isIn('light');
  await setTheme(page.locator('html'), 'dark');
  await isIn('dark');
  await expect(field(page, 'Card number')).toHaveValue('4242');
  await page.locator('html').evaluate((root) => root.removeAttribute('data-theme'));
});
