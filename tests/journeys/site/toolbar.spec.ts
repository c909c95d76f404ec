import { expect, type Page } from '@playwright/test';
import { chargesOf, isAnswered } from '#fixtures/journeys/journal.ts';
import { test, violations } from '#fixtures/journeys/journey.ts';
import { openProfile } from '#fixtures/journeys/profile.ts';
import { field, fillDigital, open, order, pay, proceed, seesAlert } from '#fixtures/journeys/steps.ts';
import { openBy, reload, visit } from '#fixtures/journeys/visit.ts';

const tab = (page: Page) => page.getByText('Mock journal', { exact: true });
const toolbar = (page: Page) => page.getByRole('complementary', { name: 'Mock journal' });
const SCENARIO = 'Scenario of this session';
const control = (page: Page, label: string) => toolbar(page).getByLabel(label, { exact: true });

test('is a bar until opened, and works by keyboard alone', async ({ page }) => {
  await open(page);
  await expect(toolbar(page)).toContainText('Visitor · happy');
  await expect(control(page, 'Network')).toHaveCount(0);
  await toolbar(page).locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(control(page, 'Network')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await openBy(page, () => toolbar(page).getByRole('button', { name: 'Log in as Ines Calloway' }).press('Enter'));
  await expect(toolbar(page)).toContainText('Ines Calloway · happy');
  await expect(page.getByText('You already have an account.')).toBeVisible();
  await control(page, 'Network').focus();
  await page.keyboard.press('Escape');
  await expect(control(page, 'Network')).toHaveCount(0);
  await expect(toolbar(page).locator('summary').first()).toBeFocused();
});

test.describe('a fault', () => {
  test.use({ failing: ['/api/subscribe'] });

  test('hits its call from the next one on, without a reload', async ({ page, network }) => {
    await open(page);
    await fillDigital(page);
    await tab(page).click();
    await control(page, 'Calls the network affects').selectOption({ label: 'POST /api/subscribe' });
    await control(page, 'Network').selectOption({ label: 'Unavailable: 503' });
    await expect(toolbar(page)).toContainText('Visitor · happy · Unavailable: 503 (subscribe)');
    await tab(page).click();
    await proceed(page);
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue('Ada Okafor');
    await tab(page).click();
    await control(page, 'Network').selectOption({ label: 'Normal' });
    await tab(page).click();
    await proceed(page);
    await expect(field(page, 'Card number')).toBeVisible();
    expect(network.orders).toHaveLength(2);
  });
});

test('decides how the next payment ends, whatever card is entered', async ({ page }) => {
  await open(page);
  await order(page);
  await tab(page).click();
  await control(page, 'Payment').selectOption({ label: 'Declined' });
  await tab(page).click();
  await pay(page);
  await seesAlert(page, 'Your card was declined.');
  expect(await chargesOf(page)).toEqual([{ status: 'requires_payment_method', confirms: 0, total: 2_400 }]);
});

test('syncs with the toolbar of every other tab and survives a reload', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page);
  await open(other);
  await tab(other).click();
  await tab(page).click();
  await control(page, 'Network').selectOption({ label: 'Slow: every reply takes three seconds' });
  await expect(control(other, 'Network')).toHaveValue('slow');
  await expect(toolbar(other)).toContainText('Slow: every reply takes three seconds (every call)');
  await openBy(other, () =>
    control(other, SCENARIO)
      .selectOption('card-declined')
      .then(() => undefined),
  );
  await expect(toolbar(page)).toContainText('Visitor · card-declined · Payment: Declined');
  await reload(page);
  await expect(control(page, 'Payment')).toHaveValue('declined');
  await openBy(page, () => toolbar(page).getByRole('button', { name: 'Reset everything' }).click());
  await expect(toolbar(page)).toContainText('Visitor · happy');
  await expect(control(other, SCENARIO)).toHaveValue('happy');
});

test.describe('when no call arrives', () => {
  test.use({ failing: ['/api/cart'] });

  test('shares the chosen world by a link', async ({ page, browser, baseURL }) => {
    await visit(page, '/?reader=lifetime&scenario=offline');
    await tab(page).click();
    const link = toolbar(page).getByRole('link', { name: 'Link to this world' });
    await expect(link).toHaveAttribute('href', '?scenario=offline&reader=lifetime');
    const { context: elsewhere } = await openProfile(browser, { baseURL });
    const guest = await elsewhere.newPage();
    await visit(guest, `/${await link.getAttribute('href')}`);
    await expect(toolbar(guest)).toContainText(
      'Oluwaseun Adeyemi · offline · Offline: no call gets through (every call)',
    );
    await elsewhere.close();
  });
});

test('shows the code that was mailed', async ({ page }) => {
  await visit(page, '/login');
  await isAnswered(page);
  await page.evaluate(() =>
    fetch('/api/access/signin', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'ines@reader.example', path: '/account' }),
    }),
  );
  await tab(page).click();
  await expect(toolbar(page).getByRole('region', { name: 'Mails' })).toContainText('To ines@reader.example');
});

test('covers no control while closed, at any width', async ({ page }) => {
  await open(page);
  for (const width of [320, 768, 959, 960, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 });
      expect(await covered(page)).toEqual([]);
      await expect(toolbar(page)).toBeVisible();
    });
});

const covered = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll(
      'header a, main :is(a, button, input, select, summary), footer a',
    )) {
      element.scrollIntoView({ block: 'center' });
      const box = element.getBoundingClientRect();
      const tab = document.querySelector('.toolbar')?.shadowRoot?.querySelector('summary')?.getBoundingClientRect();
      const apart =
        !tab || tab.right <= box.left || tab.left >= box.right || tab.bottom <= box.top || tab.top >= box.bottom;
      if (!apart) found.push(element.outerHTML.slice(0, 90));
    }
    return found;
  });
