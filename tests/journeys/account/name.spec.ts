import { expect, type Page } from '@playwright/test';
import { playedBy } from '../../support/played-by.ts';
import { bodiesOf, focusAt, tabTo } from '../support/details.ts';
import { test } from '../support/journey.ts';
import { ada } from '../support/reader.ts';
import { button, field, seesAlert } from '../support/steps.ts';
import { reload, visit } from '../support/visit.ts';

test('a reader changes the name by keyboard alone, focus moves to the success, and the name is saved [NAME-1, NAME-2, SHELL-18]', async ({
  page,
  network,
}) => {
  await visit(page, '/account/name?reader=subscriber');
  await expect(page.getByRole('heading', { level: 1, name: 'Change your name' })).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Ines Calloway');
  await tabTo(page, field(page, 'Name'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('  Inês Calloway-Dupont ');
  await page.keyboard.press('Enter');
  const success = page.getByRole('status').filter({ hasText: 'Name updated successfully' });
  await expect(success).toBeFocused();
  await expect.poll(() => focusAt(page)).toBeGreaterThanOrEqual(135);
  expect(bodiesOf(network, 'changeName')).toEqual([{ name: 'Inês Calloway-Dupont' }]);
  await reload(page);
  await expect(field(page, 'Name')).toHaveValue('Inês Calloway-Dupont');
  await page.getByRole('link', { name: 'Return to settings' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('a refused name', () => {
  test.use({ failing: ['/api/account/name'] });

  test(
    'shows the problem at its field and keeps what was typed [NAME-3, ACCT-32]',
    playedBy('account-name--field-errors'),
    async ({ page }) => {
      await visit(page, '/account/name?scenario=name-refused');
      await field(page, 'Name').fill('I. C.');
      await button(page, 'Save name').click();
      await expect(field(page, 'Name')).toBeFocused();
      await expect(field(page, 'Name')).toHaveAccessibleDescription(/the name that should be printed on the label/);
      await expect(field(page, 'Name')).toHaveValue('I. C.');
      await expect(page).toHaveTitle(/^Error:/);
    },
  );

  test('a name may be as long as the server allows; a longer one stays in the field', async ({ page, network }) => {
    await visit(page, '/account/name?reader=digital');
    await field(page, 'Name').fill('ß'.repeat(200));
    await button(page, 'Save name').click();
    await expect(page.getByText('Name updated successfully')).toBeVisible();
    await field(page, 'Name').fill('ß'.repeat(201));
    await button(page, 'Save name').click();
    await seesAlert(page, 'Please use at most 200 characters.');
    await expect(field(page, 'Name')).toHaveValue('ß'.repeat(201));
    expect(bodiesOf(network, 'changeName')).toHaveLength(2);
  });

  test('an expired session keeps the name until a login in another tab, then sends it', async ({ page }) => {
    await visit(page, '/account/name?scenario=signed-out&reader=subscriber');
    await field(page, 'Name').fill('Inês');
    await button(page, 'Save name').click();
    await seesAlert(page, 'You were logged out, so nothing was sent. Please log in again.');
    const login = page.getByRole('link', { name: 'Log in again in a new tab' });
    await expect(login).toHaveAttribute('href', '/login?url=%2Faccount%2Fname');
    const opened = page.waitForEvent('popup');
    await login.click();
    await logIn(await opened);
    await expect(field(page, 'Name')).toHaveValue('Inês');
    await button(page, 'Save name').click();
    await expect(page.getByText('Name updated successfully')).toBeVisible();
  });
});

test('shows any name as text', async ({ page }) => {
  const name = '<img src=x onerror="document.title=1">{{7*7}}';
  await visit(page, '/account/name?reader=subscriber');
  await field(page, 'Name').fill(name);
  await button(page, 'Save name').click();
  await expect(page.getByText('Name updated successfully')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(name);
  await expect(page.locator('main img')).toHaveCount(0);
});

test('sends a visitor to the login and back [NAME-1]', async ({ page }) => {
  await visit(page, '/account/name');
  await expect(page).toHaveURL(/\/login\?url=%2Faccount%2Fname$/);
});

test.describe('with malformed page data', () => {
  test.use({ told: ['/settings/journal', '/settings/journal', '/settings/journal', '/settings/journal'] });

  test('an account page says that its page data is unreadable, and the rest of the page works', async ({ page }) => {
    for (const path of ['/account/name', '/account/email', '/account/address', '/account/address/ship-a/delete'])
      await test.step(path, async () => {
        await visit(page, `${path}?scenario=malformed-page-data&reader=subscriber`);
        await seesAlert(page, 'We cannot show this page');
        await expect(page.getByRole('heading', { level: 1, name: 'We cannot show this page' })).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Journal' })).toBeVisible();
      });
  });
});

async function logIn(tab: Page): Promise<void> {
  await field(tab, 'Email address').fill('ines@reader.example');
  await field(tab, 'Password').fill(ada.password.password);
  await button(tab, 'Log in').click();
  await expect(tab).toHaveURL(/\/account\/name$/);
  await tab.close();
}
