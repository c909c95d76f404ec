import { expect, type Page } from '@playwright/test';
import { button } from './steps.ts';
import { visit } from './visit.ts';

export const PAID = /^Paid on \w+\s\d+,\s\d{4}\./;

export const UNDER_WAY =
  'Your order is currently being processed. As soon as your payment has gone through, an email will be sent to your email address with your receipt.';

export async function openInvoice(page: Page, name = 'payable', query = ''): Promise<void> {
  await visit(page, `/invoice/inv_${name}?${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
}

export async function seesSettled(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.getByText(words)).toBeVisible();
  await expect(button(page, 'Proceed to Payment')).toHaveCount(0);
  await expect(button(page, 'Submit Payment')).toHaveCount(0);
}

export async function hearOrders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('journal:order-completed', (event) => {
      const { widget, status } = (event as CustomEvent).detail;
      const heard = sessionStorage.getItem('heard');
      sessionStorage.setItem('heard', [...(heard ? [heard] : []), `${widget} ${status}`].join(', '));
    });
  });
}

export const heardBy = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('heard'));
