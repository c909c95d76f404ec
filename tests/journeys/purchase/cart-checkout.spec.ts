import { expect } from '@playwright/test';
import { fillWho, openCheckout, review, totals } from '#fixtures/journeys/cart-steps.ts';
import { chargedOnce, chargesOf, stateOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { ada } from '#fixtures/journeys/reader.ts';
import {
  button,
  field,
  fillAddress,
  fillPurchaser,
  pay,
  proceed,
  seesAlert,
  seesReceipt,
} from '#fixtures/journeys/steps.ts';
import { CORE } from '#fixtures/world/effort.ts';
import { requests } from '#mocks/replies.ts';

const { basicProduct, sizedProduct, digitalIssue, donationOnce, giftSubscriptions, personalSubscription } =
  requests.addToCart;
const lights = basicProduct.body;
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

test.describe('an order that differs from what was shown', () => {
  test.use({ failing: ['/api/cart/checkout'] });

  test('a recipient in Canada changes the total, which is shown before payment [CHECK-5, CHECK-11, CHECK-13, ADDR-18, STORE-15]', async ({
    page,
  }) => {
    await openCheckout(page, [lights]);
    await fillWho(page);
    await page.getByRole('radio', { name: 'Send it to another recipient' }).check();
    await field(page, 'Name of the recipient').fill('Noor Haddad');
    await page.getByRole('radio', { name: 'Canada' }).check();
    await expect(field(page, 'Country')).toHaveValue('Canada');
    await fillAddress(page, { line1: '1 Rue Rachel', city: 'Montréal', state: 'QC', postcode: 'H2W 1A1' });
    await expect(totals(page)).toHaveText(['$36.50', '$36.50']);
    await proceed(page);
    await seesAlert(page, 'Your order has changed since this page was opened. Please look at it again.');
    await expect(totals(page)).toHaveText(['$44.50', '$44.50']);
    await expect(field(page, 'Name of the recipient')).toHaveValue('Noor Haddad');
    await proceed(page);
    await pay(page);
    await seesReceipt(page);
    expect(await chargesOf(page)).toEqual(chargedOnce(4_450));
  });
});

test('after a declined card the quantity can change before another card pays [CHECK-44, CHECK-48, CART-14]', async ({
  page,
}) => {
  const gift = { deliverable: 'digital', level: 'low', term: '1year' } as const;
  await openCheckout(page, [{ type: 'gift-subscription', item: gift, qty: 1 }]);
  await fillWho(page);
  await proceed(page);
  await pay(page, '4000000000000002');
  await seesAlert(page, 'Your card was declined.');
  await button(page, 'One more of Student, digital, 1 year').click();
  await expect(totals(page)).toHaveText(['$48.00', '$48.00']);
  await pay(page);
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(4_800));
});
