import { expect, type Locator, type Page } from '@playwright/test';
import { put } from '#fixtures/journeys/host-page.ts';
import { test } from '#fixtures/journeys/late-scripts.ts';
import { isReady, visit } from '#fixtures/journeys/visit.ts';
import { pages } from '#mocks/replies.ts';

// Places that a host may give a widget; the trials of the example host make them.

test.use({ failing: ['/api/', 'https://'] });

const main = (page: Page) => page.getByRole('main');
const pane = (page: Page) => page.locator('.pane');
const topOf = (found: Locator) => found.evaluate((element) => Math.round(element.getBoundingClientRect().top));
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const locked = (page: Page) => page.locator('[data-journal-locked]');

test.describe('a page that scrolls in an element below the host’s bar', () => {
  test.beforeEach(({ late }) => late.letPass(/^/));

  test('shows the first problem 136 px below the top of that element [CHECK-17, SHELL-18]', async ({ page }) => {
    await visit(page, '/pane/subscribe');
    await main(page).getByRole('button', { name: 'Proceed to Payment' }).click();
    const first = main(page).getByLabel('Name', { exact: true });
    await expect(first).toBeFocused();
    expect([await topOf(first), await scrolled(page)]).toEqual([60 + 136, 0]);
  });

  test('is locked while an order is sent, and unlocked with its widget [CHECK-35]', async ({ page, late }) => {
    await visit(page, '/pane/donate');
    late.hold();
    await main(page).getByLabel('Name', { exact: true }).fill('Ada Brown');
    await main(page).getByLabel('Email', { exact: true }).fill('ada@reader.example');
    await main(page)
      .getByRole('button', { name: /Proceed/ })
      .click();
    await expect(locked(page)).toHaveCount(2);
    await expect(pane(page)).toHaveCSS('overflow', 'hidden');
    const widget = main(page).locator('[data-journal]');
    await widget.evaluate((element) => Object.assign(element.style, { display: 'none' }));
    await expect(locked(page)).toHaveCount(0);
    await widget.evaluate((element) => Object.assign(element.style, { display: '' }));
    await expect(locked(page)).toHaveCount(2);
    await widget.evaluate((element) => element.remove());
    await expect(locked(page)).toHaveCount(0);
  });
});

test('a host’s dialog shows the first problem in it and leaves the page behind it alone [CHECK-17]', async ({
  page,
  late,
}) => {
  late.letPass(/^/);
  await visit(page, '/bare');
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.style.cssText = 'max-height: 400px; overflow: auto';
    const [above, place] = [document.createElement('div'), document.createElement('div')];
    above.style.height = '900px';
    place.id = 'three';
    dialog.append(above, place);
    document.body.style.minHeight = '4000px';
    document.body.append(dialog);
    dialog.showModal();
  });
  await put(page, 'three', 'login', pages.showLogin.passwordAndCode.body);
  const email = page.getByRole('dialog').getByLabel('Email address', { exact: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await expect(email).toBeFocused();
  const dialogTop = await topOf(page.getByRole('dialog'));
  const top = await topOf(email);
  expect([top > dialogTop, top < dialogTop + 400, await scrolled(page)]).toEqual([true, true, 0]);
});

test('keys and submits in a widget do not reach the host’s handlers, and clicks press nothing around it', async ({
  page,
  late,
}) => {
  late.letPass(/^/);
  await visit(page, '/bare');
  await page.evaluate(() => {
    let inner: Element | null = document.getElementById('one');
    for (const name of ['a', 'label', 'form', 'summary', 'details']) {
      const around = Object.assign(document.createElement(name), { href: '/elsewhere', action: '/elsewhere' });
      if (name === 'label') around.append(document.createElement('button'));
      inner?.before(around);
      around.append(inner ?? '');
      inner = around;
    }
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const type of ['submit', 'click']) document.addEventListener(type, () => heard.push(type));
    for (const type of ['keydown', 'keypress', 'keyup'] as const)
      document.addEventListener(type, (event) => {
        heard.push(event.key);
        event.preventDefault();
      });
  });
  await put(page, 'one', 'login', pages.showLogin.passwordAndCode.body);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.locator('details[open], input:focus')).toHaveCount(0);
  const email = page.getByLabel('Email address', { exact: true });
  await email.click();
  await email.pressSequentially('s/s');
  await email.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(email).toHaveValue('s/s');
  await email.press('Escape');
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(new Set(await page.evaluate(() => Object(window).heard))).toEqual(new Set(['click', 'Escape']));
});

for (const place of ['quirks', 'transformed', 'rightToLeft', 'unselectable'])
  test(`a ${place} page is laid out and works as any other`, async ({ page, late }) => {
    late.letPass(/^/);
    await page.setViewportSize({ width: 390, height: 700 });
    const look = () =>
      main(page)
        .locator('[data-journal] :is(input, label, h1)')
        .evaluateAll((all) =>
          all.map((element) => {
            const { width, height } = element.getBoundingClientRect();
            return [element.textContent, Math.round(width), Math.round(height)];
          }),
        );
    // The first visit may show another font.
    for (const _ of [1, 2]) await visit(page, '/login');
    const usual = await look();
    await visit(page, `/${place}/login`);
    await isReady(page);
    expect(await look()).toEqual(usual);
    await main(page).getByRole('button', { name: 'Log in' }).click();
    await expect(main(page).getByLabel('Email address', { exact: true })).toBeFocused();
    await expect(main(page).getByLabel('Email address', { exact: true })).toBeInViewport();
  });
