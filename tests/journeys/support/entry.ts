import { expect, type Page } from '@playwright/test';
import { pages, requests } from '#mocks/replies.ts';
import { button, field } from './steps.ts';
import { visit } from './visit.ts';

/** A documented subscriber. */
export const ines = pages.showSubscribe.subscriber.body.subscriber.account;

export const { password: PASSWORD } = requests.logIn.login.body;

/** The mock journal mails this code every time. */
export const CODE = '481906';

/** The visible field with this label; each tab has its own. */
export const seen = (page: Page, label: string) => field(page, label).filter({ visible: true });

export const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

export async function logIn(page: Page, password: string = PASSWORD): Promise<void> {
  await seen(page, 'Email address').fill(ines.email);
  await field(page, 'Password').fill(password);
  await button(page, 'Log in').click();
}

export async function requestCode(page: Page): Promise<void> {
  await openTab(page, 'Email Code');
  await seen(page, 'Email address').fill(ines.email);
  await button(page, 'Send the code').click();
  await expect(field(page, 'Code')).toBeFocused();
}

export async function sendCode(page: Page, code: string = CODE): Promise<void> {
  await field(page, 'Code').fill(code);
  await button(page, 'Log in').click();
}

/** Expects a logged-in reader at this path. */
export async function isLoggedInAt(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await visit(page, '/account/name');
  await expect(field(page, 'Name')).toBeVisible();
}
