import { expect, type Page } from '@playwright/test';
import { ada, GOOD_CARD } from './reader.ts';
import { visit } from './visit.ts';

export async function open(page: Page, query = '', site = ''): Promise<void> {
  await visit(page, `${site}/subscribe?${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Subscribe' })).toBeVisible();
}

const content = (page: Page) => page.getByRole('main');

export const field = (page: Page, label: string) => content(page).getByLabel(label, { exact: true });

export const button = (page: Page, label: string) => content(page).getByRole('button', { name: label, exact: true });

export async function fillPurchaser(page: Page): Promise<void> {
  await field(page, 'Name').fill(ada.name);
  await field(page, 'Email').fill(ada.email);
  await field(page, 'Password').fill(ada.password.password);
  await field(page, 'Confirm password').fill(ada.password.confirm);
}

/** A digital subscription, which needs no address: $24.00. */
export async function fillDigital(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Digital only' }).check();
  await fillPurchaser(page);
}

/** The documented order: print at the low level with a donation and an address: $61.00. */
export async function fillPrint(page: Page): Promise<void> {
  await field(page, 'Donation amount').fill('25');
  await fillPurchaser(page);
  await fillAddress(page, ada.address);
}

/** Fills in an address in the country fixed by the shipping category. */
export async function fillAddress(page: Page, { line1, city, state, postcode }: Fixed): Promise<void> {
  await field(page, 'Address line 1').fill(line1);
  await field(page, 'City').fill(city);
  const main = content(page);
  await main.getByLabel(/^(State|Province)$/).selectOption({ value: state });
  await main.getByLabel(/^(ZIP|Postal) code$/).fill(postcode);
}

type Fixed = Record<'line1' | 'city' | 'state' | 'postcode', string>;

export const proceed = (page: Page): Promise<void> => button(page, 'Proceed to Payment').click();

export async function fillCard(page: Page, number = GOOD_CARD): Promise<void> {
  await field(page, 'Card number').fill(number);
  await field(page, 'Expiration date').fill('1234');
  await field(page, 'Security code').fill('123');
}

export async function pay(page: Page, number = GOOD_CARD, label = 'Submit Payment'): Promise<void> {
  await fillCard(page, number);
  await button(page, label).click();
}

export async function order(page: Page): Promise<void> {
  await fillDigital(page);
  await proceed(page);
  await expect(field(page, 'Card number')).toBeVisible();
}

/** Clears the attempts kept by the browser, as if in another one. */
export const forgetAttempts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('journal.attempts.')) localStorage.removeItem(key);
  });

export const total = (page: Page) => page.getByRole('row', { name: /^Total/ }).getByRole('cell');

/** The bank's challenge page. */
export const challenge = (page: Page) => page.getByRole('dialog', { name: '3D Secure 2 Test Page' });

export async function seesReceipt(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await expect(page).toHaveURL(/\/receipts\?link=\w+$/);
}

export const seesAlert = (page: Page, words: string): Promise<void> =>
  expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(words);

export async function seesAlertUnder(page: Page, region: string): Promise<void> {
  const gap = async () => {
    const above = await page.getByRole('region', { name: region }).boundingBox();
    const below = await page.getByRole('alert').filter({ hasText: /\S/ }).boundingBox();
    return (below?.y ?? Number.NaN) - ((above?.y ?? Number.NaN) + (above?.height ?? Number.NaN));
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await expect.poll(gap).toBeLessThan(64);
}

/** Pauses the installed clock one minute ahead; from then on, only the journey advances time. */
export const standStill = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000);
