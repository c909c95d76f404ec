import { expect, type Page } from '@playwright/test';
import type { CallId } from '#mocks/documented.ts';
import { effort } from '../../support/effort.ts';
import { bodiesOf, exchangesOf, tabTo } from '../support/details.ts';
import { callsOf } from '../support/journal.ts';
import { test } from '../support/journey.ts';
import { button, seesAlert } from '../support/steps.ts';

const overview = (page: Page) => page.getByRole('region', { name: 'Overview' });
const dialog = (page: Page) => page.getByRole('dialog');
const alerts = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

/** Confirms what is asked, and waits for the page that follows. */
async function confirm(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await button(page, 'Ok').click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
}

test('autorenew is left and taken up again, which the page shows once it has loaded anew [ACCT-18, ACCT-20, ACCT-23]', async ({
  page,
  network,
}) => {
  await page.goto('/account?reader=expiring');
  await expect(overview(page)).toContainText('Your subscription should renew after the next issue.');
  await button(page, 'Disable autorenew').click();
  await confirm(page);
  await expect(overview(page)).toContainText('Your subscription ends with the next issue.');
  await button(page, 'Enable autorenew').click();
  await confirm(page);
  await expect(overview(page)).toContainText('Your subscription should renew after the next issue.');
  await expect(alerts(page)).toHaveCount(0);
  expect(bodiesOf(network, 'flipAutorenew')).toEqual([
    { autorenew: false, version: 3 },
    { autorenew: true, version: 4 },
  ]);
});

test('by keyboard alone, Escape and Cancel leave everything as it is, and the focus returns [ACCT-18, SHELL-13]', async ({
  page,
  network,
}) => {
  await page.goto('/account?reader=expiring');
  const disable = button(page, 'Disable autorenew');
  await tabTo(page, disable);
  for (const key of ['Escape', 'Enter']) {
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveAccessibleName('Are you sure?');
    await expect(button(page, 'Cancel')).toBeFocused();
    await page.keyboard.press(key);
    await expect(dialog(page)).toHaveCount(0);
    await expect(disable).toBeFocused();
  }
  expect(exchangesOf(network, 'flipAutorenew')).toEqual([]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Ok')).toBeFocused();
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await loaded;
  await expect(overview(page)).toContainText('Your subscription ends with the next issue.');
  expect(exchangesOf(network, 'flipAutorenew')).toHaveLength(1);
});

test('a card is deleted, and the way leads back to the account, without autorenew [PAYM-7, PAYM-8]', async ({
  page,
  network,
}) => {
  await page.goto('/account?reader=expiring#payment-settings');
  await button(page, 'Delete').click();
  await expect(dialog(page)).toContainText('Deleting your card will disable autorenew');
  await confirm(page);
  await expect(page).toHaveURL(/\/account$/);
  const payment = page.getByRole('region', { name: 'Payment Settings' });
  await expect(payment).toContainText('There is no payment information on file.');
  await expect(payment).toContainText('Automatic renewal is blocked until you add payment information.');
  await expect(button(page, 'Delete')).toHaveCount(0);
  await expect(button(page, 'Enable autorenew')).toBeVisible();
  expect(exchangesOf(network, 'deleteCard')).toHaveLength(1);
});

test('two clicks on Ok confirm once [ACCT-18]', async ({ page, network }) => {
  await page.goto('/account?reader=expiring');
  await button(page, 'Disable autorenew').click();
  const loaded = page.waitForEvent('load');
  await button(page, 'Ok').dblclick();
  await loaded;
  await expect(overview(page)).toContainText('Your subscription ends with the next issue.');
  expect(exchangesOf(network, 'flipAutorenew')).toHaveLength(1);
});

const failures: { scenario: string; call: CallId; path: string; label: string; says: string }[] = [
  {
    scenario: 'autorenew-fails',
    call: 'flipAutorenew',
    path: '/api/account/autorenew',
    label: 'Disable autorenew',
    says: 'Autorenew was not changed',
  },
  {
    scenario: 'answers-lost&reader=expiring',
    call: 'getSubscriber',
    path: '/api/account/subscriber',
    label: 'Disable autorenew',
    says: 'Autorenew was not changed',
  },
  {
    scenario: 'card-deletion-fails',
    call: 'deleteCard',
    path: '/api/account/card',
    label: 'Delete',
    says: 'Your payment information was not deleted',
  },
  {
    scenario: 'card-in-use',
    call: 'deleteCard',
    path: '/api/account/card',
    label: 'Delete',
    says: 'Your payment information was not deleted',
  },
];

/** The first failure of each call; every one in the exhaustive run. */
const first = failures.filter(({ call }, at) => failures.findIndex((other) => other.call === call) === at);

for (const { scenario, call, path, label, says } of effort(first, failures))
  test.describe(`${call} in ${scenario}`, () => {
    test.use({ failing: [path] });

    test('is told once, on the page that follows [ACCT-20, PAYM-8]', async ({ page }) => {
      await page.goto(`/account?scenario=${scenario}`);
      await button(page, label).click();
      await confirm(page);
      await expect(page).toHaveURL(/\/account$/);
      await seesAlert(page, says);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
      await expect(alerts(page)).toHaveCount(0);
      expect(await callsOf(page, call)).toBe(1);
    });
  });

test.describe('with its answer lost', () => {
  test.use({ failing: ['/api/account/autorenew'] });

  test('autorenew is read, and the page that follows says what is true [ACCT-20, ACCT-22]', async ({ page }) => {
    await page.goto('/account?scenario=autorenew-lost');
    await button(page, 'Disable autorenew').click();
    await confirm(page);
    await expect(page.getByRole('status').filter({ hasText: 'Autorenew is off' })).toBeVisible();
    await expect(overview(page)).toContainText('Your subscription ends with the next issue.');
    expect(await callsOf(page, 'flipAutorenew')).toBe(1);
  });
});
