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

test('another tab shows the empty cart after a debit, with a link to the invoice [SHELL-5, POLL-4]', async ({
  page,
  context,
}) => {
  await openCheckout(page, [digitalIssue.body]);
  const other = await context.newPage();
  await visit(other, '/store/checkout');
  await fillWho(page);
  await proceed(page);
  await debit(page);
  await expect(other.getByText('Your cart is empty')).toBeVisible();
  await other.getByRole('link', { name: 'See the invoice' }).click();
  await seesInvoice(other);
});

test('stale tabs cannot order or change a debited cart, and lead to its invoice [CHECK-49, POLL-4]', async ({
  page,
  context,
}) => {
  const gift = { deliverable: 'digital', level: 'low', term: '1year' } as const;
  await openCheckout(page, [{ type: 'gift-subscription', item: gift, qty: 1 }]);
  const open = async () => {
    const stale = await context.newPage();
    // Cuts this tab off from messages of other tabs.
    await stale.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    await visit(stale, '/store/checkout');
    await fillWho(stale);
    return stale;
  };
  const [ordering, changing] = [await open(), await open()];
  await fillWho(page);
  await proceed(page);
  await debit(page);

  await proceed(ordering);
  await orderAgain(ordering);
  await seesInvoice(ordering);
  await expect(ordering.getByText('This order was paid in another tab, so you were not charged again')).toBeVisible();

  await changing.getByRole('button', { name: /^One more of/ }).click();
  await changing.getByRole('link', { name: 'See the invoice' }).click();
  await seesInvoice(changing);
  expect(await chargesOf(page)).toEqual([{ status: 'processing', confirms: 1, total: 2_400 }]);
});
