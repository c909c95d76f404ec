import { expect, type Page } from '@playwright/test';
import { test, violations } from '#fixtures/journeys/journey.ts';
import { field, fillDigital, open, proceed } from '#fixtures/journeys/steps.ts';
import { openBy } from '#fixtures/journeys/visit.ts';

const tab = (page: Page) => page.getByText('Mock journal', { exact: true });
const toolbar = (page: Page) => page.getByRole('complementary', { name: 'Mock journal' });
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
