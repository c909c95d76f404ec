import { expect, type Page } from '@playwright/test';
import { isHydrated } from './details.ts';
import { isAnswered } from './journal.ts';
import { ada } from './reader.ts';
import { field } from './steps.ts';

/** Puts things into the cart of the browser without a page hearing of it, as another device of the reader would. */
export async function put(page: Page, ...actions: object[]): Promise<void> {
  await isAnswered(page);
  await page.evaluate(async (bodies) => {
    for (const body of bodies) {
      const headers = { 'Content-Type': 'application/json' };
      await fetch('/api/cart', { method: 'POST', headers, body: JSON.stringify(body) });
    }
  }, actions);
}

/** Opens the checkout of a cart that holds these, in a world that the query names. */
export async function openCheckout(page: Page, actions: readonly object[], query = ''): Promise<void> {
  await page.goto(`/store/checkout?${query}`);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await put(page, ...actions);
  await page.goto('/store/checkout');
  await expect(page.getByRole('heading', { name: 'Complete Your Order' })).toBeVisible();
  await isHydrated(page);
}

/** Types who orders, where no account is opened. */
export async function fillWho(page: Page): Promise<void> {
  await field(page, 'Name').fill(ada.name);
  await field(page, 'Email').fill(ada.email);
}

/** The order as it is reviewed. */
export const review = (page: Page) => page.getByRole('table', { name: 'Your order' });

/** What the order comes to, in both tables. */
export const totals = (page: Page) => page.getByRole('row', { name: /^Total/ }).getByRole('cell');
