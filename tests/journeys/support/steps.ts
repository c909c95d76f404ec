import { expect, type Page } from '@playwright/test';
import { isHydrated } from './details.ts';
import { ada, GOOD_CARD } from './reader.ts';

/** Opens the page that sells subscriptions, in a world that the query names. */
export async function open(page: Page, query = '', site = ''): Promise<void> {
  await page.goto(`${site}/subscribe?${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Subscribe' })).toBeVisible();
  await isHydrated(page);
}

/** What the page is about, without the header and the footer around it. */
const content = (page: Page) => page.getByRole('main');

/** A field by exactly this label. */
export const field = (page: Page, label: string) => content(page).getByLabel(label, { exact: true });

/** The button that sends the order, by exactly this label. */
export const button = (page: Page, label: string) => content(page).getByRole('button', { name: label, exact: true });

/** Types who orders, with the password of a new account. */
export async function fillPurchaser(page: Page): Promise<void> {
  await field(page, 'Name').fill(ada.name);
  await field(page, 'Email').fill(ada.email);
  await field(page, 'Password').fill(ada.password.password);
  await field(page, 'Confirm password').fill(ada.password.confirm);
}

/** Chooses a digital subscription, which needs no address: $24.00. */
export async function fillDigital(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Digital only' }).check();
  await fillPurchaser(page);
}

/** Fills in the documented order: print at the low level, with a donation and an address: $61.00. */
export async function fillPrint(page: Page): Promise<void> {
  await field(page, 'Donation amount').fill('25');
  await fillPurchaser(page);
  await fillAddress(page, ada.address);
}

/** Types an address in the United States or Canada, which the shipping category has fixed. */
export async function fillAddress(page: Page, { line1, city, state, postcode }: Fixed): Promise<void> {
  await field(page, 'Address line 1').fill(line1);
  await field(page, 'City').fill(city);
  const main = content(page);
  await main.getByLabel(/^(State|Province)$/).selectOption({ value: state });
  await main.getByLabel(/^(ZIP|Postal) code$/).fill(postcode);
}

type Fixed = Record<'line1' | 'city' | 'state' | 'postcode', string>;

/** Sends the order before it is paid. */
export const proceed = (page: Page): Promise<void> => button(page, 'Proceed to Payment').click();

/** Types a card into the provider's form. */
export async function fillCard(page: Page, number = GOOD_CARD): Promise<void> {
  await field(page, 'Card number').fill(number);
  await field(page, 'Expiration date').fill('1234');
  await field(page, 'Security code').fill('123');
}

/** Pays with a card in the provider's form. */
export async function pay(page: Page, number = GOOD_CARD, label = 'Submit Payment'): Promise<void> {
  await fillCard(page, number);
  await button(page, label).click();
}

/** Orders a digital subscription, up to the open payment form. */
export async function order(page: Page): Promise<void> {
  await fillDigital(page);
  await proceed(page);
  await expect(field(page, 'Card number')).toBeVisible();
}

/** Clears the attempts that the browser keeps: another browser has none. */
export const forgetAttempts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('journal.attempts.')) localStorage.removeItem(key);
  });

/** What the order comes to, as the reader sees it. */
export const total = (page: Page) => page.getByRole('row', { name: /^Total/ }).getByRole('cell');

/** The page that asks the holder of a card to confirm a payment. */
export const challenge = (page: Page) => page.getByRole('dialog', { name: '3D Secure 2 Test Page' });

/** Expects the receipt of an order. */
export async function seesReceipt(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await expect(page).toHaveURL(/\/receipts\?link=\w+$/);
}

/** Expects the one message that stands in the way, in a region that is announced. */
export const seesAlert = (page: Page, words: string): Promise<void> =>
  expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(words);

/** Expects that message right under a part of the page, with nothing of it hidden. */
export async function seesAlertUnder(page: Page, region: string): Promise<void> {
  const gap = async () => {
    const above = await page.getByRole('region', { name: region }).boundingBox();
    const below = await page.getByRole('alert').filter({ hasText: /\S/ }).boundingBox();
    return (below?.y ?? Number.NaN) - ((above?.y ?? Number.NaN) + (above?.height ?? Number.NaN));
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await expect.poll(gap).toBeLessThan(64);
}

/** Stops the clock that a journey has installed, a minute ahead: from then on only as much time passes as it lets pass. */
export const standStill = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000);
