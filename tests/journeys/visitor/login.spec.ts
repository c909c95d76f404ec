import { expect, type Page } from '@playwright/test';
import { bodiesOf, tabTo } from '#fixtures/journeys/details.ts';
import {
  CODE,
  ines,
  isLoggedInAt,
  logIn,
  openTab,
  PASSWORD,
  requestCode,
  seen,
  sendCode,
} from '#fixtures/journeys/entry.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, field } from '#fixtures/journeys/steps.ts';
import { goBack, goForward, reload, visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

test('sends a visitor to the login and, by password, back to the page [ENTRY-1, ENTRY-6, ENTRY-16, API-6]', {
  tag: CORE,
}, async ({ page, network }) => {
  await visit(page, '/account/name');
  await expect(page).toHaveURL('/login?url=%2Faccount%2Fname');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Password Login');
  await logIn(page);
  await expect(page).toHaveURL('/account/name');
  await expect(field(page, 'Name')).toHaveValue(ines.name);
  expect(bodiesOf(network, 'logIn')).toEqual([{ email: ines.email, password: PASSWORD }]);
});

test('logs in by a mailed code and opens the requested page [ENTRY-1, ENTRY-11, ENTRY-16, API-8, API-9]', {
  tag: CORE,
}, async ({ page, network }) => {
  await visit(page, '/account/email');
  await requestCode(page);
  await expect(field(page, 'Code')).toHaveAccessibleDescription(new RegExp(`sent a code to ${ines.email}`));
  await sendCode(page);
  await isTold(page);
  await isLoggedInAt(page, '/account/email');
  expect(bodiesOf(network, 'requestCode')).toEqual([{ email: ines.email, path: '/account/email' }]);
  expect(bodiesOf(network, 'verifyCode')).toEqual([{ token: expect.stringMatching(/^vrf_/), password: CODE }]);
});

test('an institution is found by keyboard and leads to the requested page [ENTRY-1, ENTRY-20, SHELL-14]', async ({
  page,
}) => {
  await visit(page, '/account/email');
  await openTab(page, 'Institutional Access');
  const search = page.getByRole('combobox', { name: 'Your institution' });
  await tabTo(page, search);
  await page.keyboard.type('north');
  await expect(page.getByRole('option', { name: 'North Shore University' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(search).toHaveValue('North Shore University');
  const asked = page.waitForRequest(
    '**/oauth/openathens/deeplink?entity=https%3A%2F%2Fsso.northshore.example%2Fshibboleth&target=%2Faccount%2Femail',
  );
  await page.keyboard.press('Enter');
  await asked;
  await isLoggedInAt(page, '/account/email');
});

test('a reload of the code step keeps the code usable, once [ENTRY-11, ENTRY-12]', async ({ page, network }) => {
  await visit(page, '/account/email');
  await requestCode(page);
  await reload(page);
  await expect(field(page, 'Code')).toHaveAccessibleDescription(new RegExp(`sent a code to ${ines.email}`));
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Email Code');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(CODE);
  await sendCode(page);
  await isLoggedInAt(page, '/account/email');
  const [{ token } = { token: '' }] = bodiesOf(network, 'verifyCode') as { token: string }[];
  expect(token).toMatch(/^vrf_/);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(token);
});

test('the reset panel has its own address: Back closes it without leaving the site [ENTRY-8, ENTRY-10]', async ({
  page,
}) => {
  const panel = page.getByRole('heading', { name: 'Set Up or Reset Password' });
  await visit(page, '/login');
  const link = page.getByRole('link', { name: 'go here' });
  await link.press('Enter');
  await expect(page).toHaveURL('/login#login-setup');
  await expect(seen(page, 'Email address')).toBeFocused();
  await goBack(page);
  await expect(page).toHaveURL('/login');
  await expect(panel).toBeHidden();
  await expect(link).toBeFocused();
  await goForward(page);
  await expect(panel).toBeVisible();
  await expect(seen(page, 'Email address')).toBeFocused();
  await button(page, 'Back to the password login').click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(panel).toBeHidden();
  await expect(link).toBeFocused();

  await visit(page, '/login#login-setup');
  await reload(page);
  await expect(panel).toBeVisible();
  await expect(seen(page, 'Email address')).toBeFocused();
  await openTab(page, 'Email Code');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/login$/);
});

test('the title mentions an error while it is visible', async ({ page }) => {
  await visit(page, '/login');
  await button(page, 'Log in').click();
  await expect(page).toHaveTitle(/^Error: Log in/);
  await openTab(page, 'Email Code');
  await expect(page).toHaveTitle(/^Log in/);
  await openTab(page, 'Password Login');
  await expect(page).toHaveTitle(/^Error: Log in/);
});

/** Expects the page after a login to say so and to start at the reader's account. */
async function isTold(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `You are logged in as ${ines.name}.` })).toBeAttached();
}
