import { expect } from '@playwright/test';
import { openCheckout, review, totals } from '#fixtures/journeys/cart-steps.ts';
import { chargedOnce, chargesOf, stateOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { ada } from '#fixtures/journeys/reader.ts';
import { fillAddress, fillPurchaser, pay, proceed, seesReceipt } from '#fixtures/journeys/steps.ts';
import { CORE } from '#fixtures/world/effort.ts';
import { requests } from '#mocks/replies.ts';

const { sizedProduct, digitalIssue, donationOnce, giftSubscriptions, personalSubscription } = requests.addToCart;
const subscription = { ...personalSubscription.body, item: { ...personalSubscription.body.item, shipcode: 'ship-a' } };
const twoGifts = { ...giftSubscriptions.body, item: { deliverable: 'print-a', level: 'high', term: '1year' }, qty: 2 };
const shirt = { ...sizedProduct.body, qty: 1 };

test('charges a cart of every kind in one order and empties it [CHECK-3, CHECK-4, CHECK-5, CHECK-7, CHECK-18, CART-3, CART-8, DONATE-10, GIFT-5]', {
  tag: CORE,
}, async ({ page }) => {
  await openCheckout(page, [subscription, twoGifts, shirt, digitalIssue.body, donationOnce.body]);
  await fillPurchaser(page);
  await fillAddress(page, ada.address);
  await expect(page.getByRole('radio', { name: 'The same address as the subscription' })).toBeChecked();
  await expect(review(page).getByRole('rowheader')).toHaveText([
    'Personal Subscription 1 item Edit Personal Subscription',
    'Gift Subscriptions 2 items Edit Gift Subscriptions',
    'Donation 1 item Edit Donation',
    'Items for Shipping 1 item Edit Items for Shipping',
    'Digital Items 1 item Edit Digital Items',
    'Shipping',
    'Total',
  ]);
  const [shown = ''] = await totals(page).allTextContents();
  await expect(totals(page)).toHaveText([shown, shown]);
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  const cents = Number(shown.replace(/\D/g, ''));
  expect(cents).toBeGreaterThan(20_000);
  expect(await chargesOf(page)).toEqual(chargedOnce(cents));
  const { carts, receipts } = await stateOf(page);
  expect(Object.values(carts).map(({ lines }) => lines)).toEqual([[]]);
  expect(Object.values(receipts).map(({ total }) => total)).toEqual([cents]);
});
