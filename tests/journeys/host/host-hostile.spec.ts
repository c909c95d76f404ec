import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { bound, test } from '#fixtures/journeys/host-page.ts';
import { openBy, visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';
import { examplePages } from '../../../scripts/docs/host-pages.ts';

/** The first visible element of a widget: a heading, a field or a post's button for a panel. */
const shown = (page: Page) => page.locator('main [data-journal] :is(h1, label, [aria-haspopup=dialog])').first();
const hostile = (path: string) => `/hostile${path === '/' ? '/index' : path.replaceAll(/\/\{\w+\}/g, '')}`;

test.use({ failing: ['https://js.stripe.com/'] });

test('every page renders despite the host’s styles, prototypes, addresses, storage and names', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of examplePages()) {
    await visit(page, hostile(path));
    await expect(shown(page)).toBeVisible();
    const width = await page.locator('html').evaluate((html) => html.scrollWidth);
    expect({ path, width }).toEqual({ path, width: 320 });
  }
});

/** Adds rules for elements within widgets, and returns what they change: `h2.jr-Footer-title margin-top: 8px`. */
const changedBy = (page: Page, rules: string): Promise<string[]> =>
  page.evaluate((css) => {
    const looksOf = (element: Element, pseudo?: string): [string, string][] => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && ['none', 'normal'].includes(style.content)) return [];
      return [...style].map((name) => [`${pseudo ?? ''} ${name}`, style.getPropertyValue(name)]);
    };
    const looks = () =>
      [...document.querySelectorAll('[data-journal] *')].flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((pseudo) =>
          looksOf(element, pseudo).map(([name, value]) => `${element.localName}.${element.classList}${name}: ${value}`),
        ),
      );
    const before = new Set(looks());
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    return [...new Set(looks())].filter((look) => !before.has(look));
  }, rules);

test('rules of frameworks and themes change nothing within widgets [BEYOND-150]', async ({ page }) => {
  const rules = readFileSync('tests/journeys/host/hostile/framework.css', 'utf8');
  for (const path of ['/login', '/account/name', '/store', '/subscribe', '/account', '/donate']) {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    // Nested, so that they leave the host's own elements and the mount points alone.
    const changed = await changedBy(page, `html { font-size: 62.5% } :where([data-journal]) { ${rules} }`);
    expect({ path, changed }).toEqual({ path, changed: [] });
  }
});

test('shows the problems of a form in place and sends it as typed', { tag: CORE }, async ({ page }) => {
  await visit(page, '/hostile/login');
  const email = page.getByRole('main').getByLabel('Email address', { exact: true });
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(email).toBeFocused();
  await page.getByRole('link', { name: /email/i }).first().click();
  await expect(page).toHaveURL(/\/hostile\/login/);
  await expect(email).toBeFocused();
  await email.fill('ines@reader.example');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await openBy(page, () => page.getByRole('main').getByRole('button', { name: 'Log in' }).click());
  const reader = await page.request.get('/api/account/subscriber?membership');
  expect(await reader.json()).toMatchObject({ subscriber: { account: { email: 'ines@reader.example' } } });
});

/** Wraps every text in an element, as a browser's translation does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('script, font')) texts.push(text);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

test.describe('a translated page', () => {
  test.use({ failing: ['/api/access/login', 'www.google.com/recaptcha'] });

  test('still works', async ({ page }) => {
    await visit(page, '/login');
    const email = page.getByRole('main').getByLabel('Email address', { exact: true });
    await bound(email);
    await translate(page);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(email).toBeFocused();
    await translate(page);
    await page.getByRole('button', { name: /show/i }).click();
    await translate(page);
    await email.fill('ines@reader.example');
    await page.getByLabel('Password', { exact: true }).fill('wrong horse');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await translate(page);
    await page.getByRole('tab').nth(1).click();
    await translate(page);
    await page.getByRole('tab').first().click();
    await visit(page, '/subscribe');
    await bound(page.getByRole('radio').first());
    for (const label of [/Digital only/, /Print and digital/, /Lifetime/, /Canada/, /gift/i]) {
      await translate(page);
      await page.getByRole('radio', { name: label }).first().check();
    }
    await translate(page);
    await page.getByRole('button', { name: /Proceed|Submit/ }).click();
    await expect(page.locator(':focus')).toBeVisible();
  });
});
