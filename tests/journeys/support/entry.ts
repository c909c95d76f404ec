import { expect, type Page } from '@playwright/test';
import { pages, requests } from '#mocks/replies.ts';
import { button, field } from './steps.ts';

/** A reader who subscribes, by the documented page. */
export const ines = pages.showSubscribe.subscriber.body.subscriber.account;

/** The password of every reader of the mock journal. */
export const { password: PASSWORD } = requests.logIn.login.body;

/** The code in every mail of the mock journal. */
export const CODE = '481906';

/** The field of a label that is in sight; each tab has its own. */
export const seen = (page: Page, label: string) => field(page, label).filter({ visible: true });

/** Opens a tab of the login. */
export const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** Types address and password, and sends them. */
export async function logIn(page: Page, password: string = PASSWORD): Promise<void> {
  await seen(page, 'Email address').fill(ines.email);
  await field(page, 'Password').fill(password);
  await button(page, 'Log in').click();
}

/** Asks for a code. */
export async function requestCode(page: Page): Promise<void> {
  await openTab(page, 'Email Code');
  await seen(page, 'Email address').fill(ines.email);
  await button(page, 'Send the code').click();
  await expect(field(page, 'Code')).toBeFocused();
}

/** Sends a code. */
export async function sendCode(page: Page, code: string = CODE): Promise<void> {
  await field(page, 'Code').fill(code);
  await button(page, 'Log in').click();
}

/** Expects the page to be that of its path, and a reader to be logged in. */
export async function isLoggedInAt(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await page.goto('/account/name');
  await expect(field(page, 'Name')).toBeVisible();
}
