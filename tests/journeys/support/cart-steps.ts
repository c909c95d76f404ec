import { expect, type Page } from '@playwright/test';
import { isAnswered } from './journal.ts';
import { ada } from './reader.ts';
import { field } from './steps.ts';
import { visit } from './visit.ts';

/** Changes the cart without telling a page, as another device would. */
export async function put(page: Page, ...actions: object[]): Promise<void> {
  await isAnswered(page);
  await page.evaluate(async (bodies) => {
    for (const body of bodies) {
      const headers = { 'Content-Type': 'application/json' };
      await fetch('/api/cart', { method: 'POST', headers, body: JSON.stringify(body) });
    }
  }, actions);
}

/** Opens the checkout of a cart with these contents, in the query's world. */
export async function openCheckout(page: Page, actions: readonly object[], query = ''): Promise<void> {
  await visit(page, `/store/checkout?${query}`);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await put(page, ...actions);
  await visit(page, '/store/checkout');
  await expect(page.getByRole('heading', { name: 'Complete Your Order' })).toBeVisible();
}

export async function fillWho(page: Page): Promise<void> {
  await field(page, 'Name').fill(ada.name);
  await field(page, 'Email').fill(ada.email);
}

export const review = (page: Page) => page.getByRole('table', { name: 'Your order' });

export const totals = (page: Page) => page.getByRole('row', { name: /^Total/ }).getByRole('cell');
