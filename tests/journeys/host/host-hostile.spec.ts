import { expect, type Page } from '@playwright/test';
import { bound, test } from '#fixtures/journeys/host-page.ts';
import { goBack, openBy, reload, visit } from '#fixtures/journeys/visit.ts';
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

test('a busy widget whose element the host removes still finishes its call', async ({ page }) => {
  await visit(page, '/login');
  await page.getByRole('main').getByLabel('Email address', { exact: true }).fill('ines@reader.example');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.evaluate(() => {
    document.querySelector('form')?.requestSubmit();
    document.querySelector('[data-journal]')?.remove();
  });
  await page.waitForURL('/');
});

test('links to parts of the account stay on the page, whatever its base URL', async ({ page }) => {
  await visit(page, '/hostile/account');
  const way = page.getByRole('link', { name: 'Payment Settings', exact: true });
  await way.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(/\/hostile\/account#payment-settings$/);
  await expect(page.locator(':target')).toContainText('Payment Settings');
});

test('the password panel stays on the page, whatever its base URL, and Back closes only the panel', async ({
  page,
}) => {
  await visit(page, '/hostile/login');
  const panel = page.getByRole('heading', { name: 'Set Up or Reset Password' });
  await page.getByRole('link', { name: 'go here' }).click();
  await expect(page).toHaveURL(/\/hostile\/login#login-setup$/);
  await expect(panel).toBeVisible();
  const chosen = page.getByRole('tab', { selected: true });
  await expect(chosen).toHaveCount(0);
  await goBack(page);
  await expect(page).toHaveURL(/\/hostile\/login$/);
  await expect(chosen).toHaveText('Password Login');
  await visit(page, '/hostile/login#login-setup');
  await reload(page);
  await expect(panel).toBeVisible();
  await expect(chosen).toHaveCount(0);
  await page.getByRole('tab', { name: 'Email Code' }).click();
  await expect(page).toHaveURL(/\/hostile\/login$/);
});
