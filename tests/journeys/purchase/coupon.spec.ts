import { expect, type Page } from '@playwright/test';
import { fillWho, openCheckout, totals } from '#fixtures/journeys/cart-steps.ts';
import { PASSWORD, seen } from '#fixtures/journeys/entry.ts';
import { chargedOnce, chargesOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { ada } from '#fixtures/journeys/reader.ts';
import { button, field, fillAddress, open, pay, proceed, seesReceipt, total } from '#fixtures/journeys/steps.ts';
import { reload, visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';
import { pages, requests } from '#mocks/replies.ts';

const { email } = pages.showSubscribe.donor.body.subscriber.account;

test('keeps the code of a link through a login, and charges the discounted price [COUP-1, COUP-11, SUBSCRIBE-20, CHECK-12]', {
  tag: CORE,
}, async ({ page, network }) => {
  await open(page, 'code=HARBOUR10&years=2years');
  await expect(total(page)).toHaveText('$62.00');
  await page.getByRole('link', { name: 'Log in and come back here' }).click();
  await seen(page, 'Email address').fill(email);
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Log in').click();
  await expect(page).toHaveURL('/subscribe?years=2years&code=HARBOUR10');
  await expect(page.getByText('CODE APPLIED')).toBeVisible();
  await expect(total(page)).toHaveText('$62.00');
  await button(page, 'Submit Payment').click();
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(6_200));
  expect(network.orders.map(({ body }) => body.cart.subscription?.coupon)).toEqual(['HARBOUR10']);
  expect(network.addresses.filter((address) => /\/api\/subscribe\?.*coupon=HARBOUR10/.test(address))).toHaveLength(1);
});

async function typeCoupon(page: Page, code: string): Promise<void> {
  await button(page, 'Have a coupon code?').click();
  await expect(field(page, 'Coupon code')).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

test('a coupon on the cart survives a reload, lowers the charge and appears in another tab [BEYOND-20, BEYOND-22]', async ({
  page,
}) => {
  await openCheckout(page, [requests.addToCart.basicProduct.body]);
  const tab = await page.context().newPage();
  await visit(tab, '/store/checkout');
  await expect(totals(tab)).toHaveText(['$36.50', '$36.50']);
  await typeCoupon(page, 'five');
  await expect(totals(page)).toHaveText(['$31.50', '$31.50']);
  await expect(page.getByText('FIVE · CODE APPLIED')).toBeVisible();
  await expect(totals(tab)).toHaveText(['$31.50', '$31.50']);
  await button(tab, 'Remove Coupon').click();
  await expect(totals(page)).toHaveText(['$36.50', '$36.50']);
  await tab.close();
  await button(page, 'Apply Coupon').click();
  await expect(totals(page)).toHaveText(['$31.50', '$31.50']);
  await reload(page);
  await expect(field(page, 'Coupon code')).toHaveValue('FIVE');
  await expect(totals(page)).toHaveText(['$31.50', '$31.50']);
  await fillWho(page);
  await fillAddress(page, ada.address);
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  await expect(page.getByRole('row', { name: /^Discount/ })).toContainText('$5.00');
  expect(await chargesOf(page)).toEqual(chargedOnce(3_150));
});
