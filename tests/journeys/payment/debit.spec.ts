import { expect, type Page } from '@playwright/test';
import { fillWho, openCheckout } from '#fixtures/journeys/cart-steps.ts';
import { chargesOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { ada } from '#fixtures/journeys/reader.ts';
import { button, field, fillAddress, pay, proceed, seesReceipt } from '#fixtures/journeys/steps.ts';
import { returnFromCache, visit } from '#fixtures/journeys/visit.ts';
import { requests } from '#mocks/replies.ts';

const { digitalIssue } = requests.addToCart;

async function debit(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Bank account' }).click();
  await field(page, 'Routing number').fill('110000000');
  await field(page, 'Account number').fill('000123456789');
  await button(page, 'Submit Payment').click();
  await seesInvoice(page);
}

async function seesInvoice(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
  await expect(page.getByText('Your order is currently being processed.', { exact: false })).toBeVisible();
}

const orderAgain = (page: Page): Promise<void> =>
  page
    .getByRole('group', { name: 'You placed an order just now. Place another?' })
    .getByRole('button', { name: 'Place another order' })
    .click();

const counter = (page: Page) => page.getByRole('link', { name: /^Cart/ });

test('Back from a debit’s invoice shows an empty cart that links to the invoice [POLL-4, CART-15, CHECK-1]', {
  tag: '@bfcache',
}, async ({ page }) => {
  await openCheckout(page, [digitalIssue.body]);
  await fillWho(page);
  await proceed(page);
  await debit(page);
  await returnFromCache(page);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(counter(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'See the invoice' }).click();
  await seesInvoice(page);
});

test('a debit closes its cart: the next product starts a new one, ordered after a question [POLL-4, STORE-9, CHECK-2]', async ({
  page,
}) => {
  await openCheckout(page, [digitalIssue.body]);
  await fillWho(page);
  await proceed(page);
  await debit(page);
  await visit(page, '/store/product/harbour-lights');
  await expect(counter(page)).toHaveCount(0);
  await button(page, 'Add to Cart').click();
  await expect(counter(page)).toHaveAccessibleName('Cart, 1 in it');
  await visit(page, '/store/checkout');
  await fillWho(page);
  await fillAddress(page, ada.address);
  await proceed(page);
  await orderAgain(page);
  await pay(page);
  await seesReceipt(page);
  expect(await chargesOf(page)).toMatchObject([
    { status: 'processing', confirms: 1, total: 800 },
    { status: 'succeeded', confirms: 1, total: 3_650 },
  ]);
});
