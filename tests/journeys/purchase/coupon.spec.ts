import { expect, type Page } from '@playwright/test';
import { pages, requests } from '#mocks/replies.ts';
import { playedBy } from '../../support/played-by.ts';
import { fillWho, openCheckout, totals } from '../support/cart-steps.ts';
import { ines, PASSWORD, seen } from '../support/entry.ts';
import { openInvoice } from '../support/invoice-steps.ts';
import { chargedOnce, chargesOf } from '../support/journal.ts';
import { test } from '../support/journey.ts';
import { ada } from '../support/reader.ts';
import {
  button,
  field,
  fillAddress,
  fillDigital,
  open,
  pay,
  proceed,
  seesAlert,
  seesReceipt,
  total,
} from '../support/steps.ts';
import { reload, visit } from '../support/visit.ts';

const { email } = pages.showSubscribe.donor.body.subscriber.account;

test('a code in the link survives the login, is sent, and sets the price [COUP-1, COUP-11, SUBSCRIBE-20, CHECK-12]', async ({
  page,
  network,
}) => {
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

test('a subscriber who logs in can give or renew, and keeps the code [SUBSCRIBE-13]', async ({ page }) => {
  await open(page, 'code=RENEW10');
  await page.getByRole('link', { name: 'Log in and come back here' }).click();
  await seen(page, 'Email address').fill(ines.email);
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Log in').click();
  await expect(page.getByRole('link', { name: 'Renew your subscription' })).toHaveAttribute(
    'href',
    '/subscribe/renew?code=RENEW10',
  );
});

const NOT_APPLIED = {
  RENEW10: 'This coupon does not apply to new subscriptions.',
  SPRING24: 'Unable to apply coupon SPRING24',
  SPRING23: 'This coupon has expired.',
  DIGITAL5:
    'Coupon does not apply to this subscription. If you would like to use this coupon, please change your subscription settings via the following form.',
};

test(
  'a code that does not apply shows the reason and changes no price [COUP-3, COUP-5, COUP-6, COUP-7, COUP-9]',
  playedBy('subscribe-subscribe--refused-coupon'),
  async ({ page }) => {
    for (const [code, words] of Object.entries(NOT_APPLIED))
      await test.step(code, async () => {
        await open(page, `code=${code}`);
        await expect(page.getByText(words)).toBeVisible();
        await expect(page.getByText(`${code} · CODE NOT APPLIED`)).toBeVisible();
        await expect(page.getByText('CODE APPLIED', { exact: true })).toHaveCount(0);
        await expect(button(page, 'Cannot Apply Coupon')).toBeDisabled();
        await expect(total(page)).toHaveText('$36.00');
      });
  },
);

test('a digital-only coupon can be applied once digital is chosen [COUP-2, COUP-9, PRICE-5]', async ({
  page,
  network,
}) => {
  await open(page, 'code=DIGITAL5');
  await page.getByRole('radio', { name: 'Digital only' }).check();
  await expect(total(page)).toHaveText('$24.00');
  await button(page, 'Apply Coupon').click();
  await expect(total(page)).toHaveText('$19.00');
  await expect(page.getByRole('row', { name: /^List Price/ })).toContainText('$24.00');
  await expect(page.getByRole('radio', { name: 'Print and digital' })).toBeDisabled();
  await button(page, 'Remove Coupon').click();
  await expect(page.getByRole('radio', { name: 'Print and digital' })).toBeEnabled();
  await button(page, 'Apply Coupon').click();
  await field(page, 'Name').fill('Ada Okafor');
  await field(page, 'Email').fill('ada@reader.example');
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(1_900));
  expect(network.orders[0]?.body.cart.subscription?.coupon).toBe('DIGITAL5');
});

async function typeCoupon(page: Page, code: string): Promise<void> {
  await button(page, 'Have a coupon code?').click();
  await expect(field(page, 'Coupon code')).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

async function seesRefusal(page: Page, words: string): Promise<void> {
  await expect(field(page, 'Coupon code')).toHaveAccessibleDescription(new RegExp(words));
  await expect(page.getByText('CODE APPLIED', { exact: true })).toHaveCount(0);
}

test('a typed coupon updates the price and the receipt, and Enter does not submit the order [BEYOND-20, BEYOND-22, COUP-2, COUP-3, CHECK-19]', async ({
  page,
  network,
}) => {
  await open(page);
  await fillDigital(page);
  await expect(total(page)).toHaveText('$24.00');
  await typeCoupon(page, 'harbour10');
  await expect(page.getByText('HARBOUR10 · CODE APPLIED')).toBeVisible();
  await expect(field(page, 'Coupon code')).toBeFocused();
  await expect(total(page)).toHaveText('$14.00');
  expect(network.orders).toEqual([]);
  await button(page, 'Remove Coupon').click();
  await expect(total(page)).toHaveText('$24.00');
  await expect(page.getByText('HARBOUR10 · CODE NOT APPLIED')).toBeVisible();
  await button(page, 'Apply Coupon').click();
  await expect(total(page)).toHaveText('$14.00');
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  await expect(page.getByRole('row', { name: /^Discount/ })).toContainText('$10.00');
  expect(await chargesOf(page)).toEqual(chargedOnce(1_400));
  expect(new Set(network.orders.map(({ body }) => body.cart.subscription?.coupon))).toEqual(new Set(['HARBOUR10']));
});

test('a refused coupon gives a reason, stays in the field and can be replaced [BEYOND-21, COUP-6, COUP-7, COUP-9]', async ({
  page,
}) => {
  await open(page);
  await typeCoupon(page, 'NONESUCH');
  await seesRefusal(page, 'There is no such coupon.');
  await expect(field(page, 'Coupon code')).toHaveValue('NONESUCH');
  await button(page, 'Apply Coupon').click();
  await seesRefusal(page, 'There is no such coupon.');
  for (const [code, words] of Object.entries(NOT_APPLIED)) {
    await field(page, 'Coupon code').fill(code);
    await button(page, 'Apply Coupon').click();
    await seesRefusal(page, words);
    await expect(field(page, 'Coupon code')).toBeFocused();
    await expect(total(page)).toHaveText('$36.00');
  }
  await field(page, 'Coupon code').fill('FIVE');
  await page.keyboard.press('Enter');
  await expect(total(page)).toHaveText('$31.00');
});

const UNAPPLIED = 'Apply this coupon code or clear it';

test('a code typed but not applied stops the order until it is applied or cleared [BEYOND-20, BEYOND-22]', async ({
  page,
  network,
}) => {
  await open(page);
  await fillDigital(page);
  await button(page, 'Have a coupon code?').click();
  await field(page, 'Coupon code').fill('harbour10');
  await proceed(page);
  await expect(field(page, 'Coupon code')).toBeFocused();
  await seesRefusal(page, UNAPPLIED);
  await seesAlert(page, UNAPPLIED);
  expect(network.orders).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(total(page)).toHaveText('$14.00');
  await expect(page.getByText(UNAPPLIED)).toHaveCount(0);
  await button(page, 'Remove Coupon').click();
  await field(page, 'Coupon code').fill('FIVE');
  await proceed(page);
  await seesRefusal(page, UNAPPLIED);
  await field(page, 'Coupon code').fill('');
  await proceed(page);
  await expect(field(page, 'Card number')).toBeVisible();
});

test('the checkout never ignores a link’s code, and applying it keeps the focus [BEYOND-23, CHECK-17]', async ({
  page,
}) => {
  await openCheckout(page, [requests.addToCart.basicProduct.body]);
  await visit(page, '/store/checkout?code=%20five%20');
  await expect(field(page, 'Coupon code')).toHaveValue('five');
  await proceed(page);
  await seesRefusal(page, UNAPPLIED);
  await expect(page.getByRole('alert').getByText('Enter your name')).toBeVisible();
  await button(page, 'Apply Coupon').click();
  await expect(totals(page)).toHaveText(['$31.50', '$31.50']);
  await expect(page.getByText(UNAPPLIED)).toHaveCount(0);
  await expect(button(page, 'Remove Coupon')).toBeFocused();
});

test('a malformed code is never sent [BEYOND-24]', async ({ page, network }) => {
  await open(page);
  await button(page, 'Have a coupon code?').click();
  for (const code of ['x'.repeat(200), '\u202eEVIF', '<img src=x onerror=alert(1)>', 'two words']) {
    await field(page, 'Coupon code').fill(code);
    await page.keyboard.press('Enter');
    await seesRefusal(page, 'A coupon code has up to 64 letters');
  }
  expect(network.addresses.filter((address) => address.includes('/api/coupon'))).toEqual([]);
});

test('a link’s coupon is in the field, and is removed when it no longer fits [BEYOND-23, COUP-9, SUBSCRIBE-12]', async ({
  page,
}) => {
  await open(page, 'code=FIVE');
  await expect(field(page, 'Coupon code')).toHaveValue('FIVE');
  await expect(total(page)).toHaveText('$31.00');
  await open(page, 'code=GIFT10&type=gift');
  await expect(page.getByText('GIFT10 · CODE APPLIED')).toBeVisible();
  await page.getByRole('radio', { name: 'A subscription for yourself' }).check();
  await seesRefusal(page, 'Unable to apply coupon GIFT10');
});

test('a renewal with a typed coupon costs less [BEYOND-20, RENEW-9]', async ({ page, network }) => {
  await visit(page, '/subscribe/renew?scenario=card-on-file&reader=subscriber');
  await typeCoupon(page, 'HARBOUR10');
  await seesRefusal(page, 'This coupon does not apply to subscription renewals.');
  await field(page, 'Coupon code').fill('renew10');
  await page.keyboard.press('Enter');
  await expect(page.getByText('RENEW10 · CODE APPLIED')).toBeVisible();
  const shown = Number((await total(page).textContent())?.replace(/\D/g, ''));
  await button(page, 'Submit Payment').click();
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(shown));
  expect(network.addresses.filter((address) => /\/renew\?.*coupon=RENEW10/.test(address))).toHaveLength(1);
});

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

test.describe('a code refused with an error status', () => {
  test.use({ failing: ['/api/coupon'] });

  test('a coupon that fits nothing in the cart says so, and the cart stays unchanged [BEYOND-21, COUP-6]', async ({
    page,
  }) => {
    await openCheckout(page, [requests.addToCart.basicProduct.body]);
    await typeCoupon(page, 'RENEW10');
    await seesRefusal(page, 'Unable to apply coupon RENEW10');
    await expect(totals(page)).toHaveText(['$36.50', '$36.50']);
  });
});

test('an invoice with a coupon is paid at the new total [BEYOND-20, BEYOND-22]', async ({ page }) => {
  await openInvoice(page);
  await expect(total(page)).toHaveText('$29.50');
  await typeCoupon(page, 'five');
  await expect(total(page)).toHaveText('$19.50');
  await reload(page);
  await expect(field(page, 'Coupon code')).toHaveValue('FIVE');
  await button(page, 'Remove Coupon').click();
  await expect(total(page)).toHaveText('$29.50');
  await button(page, 'Apply Coupon').click();
  await expect(total(page)).toHaveText('$19.50');
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  await expect(page.getByRole('row', { name: /^Discount/ })).toContainText('$10.00');
  expect(await chargesOf(page)).toMatchObject([{ status: 'succeeded', total: 1_950 }]);
});

test.describe('a code refused with an error status', () => {
  test.use({ failing: ['/api/coupon'] });

  test('after too many codes, the order can be placed without one [BEYOND-25]', async ({ page }) => {
    await open(page);
    await button(page, 'Have a coupon code?').click();
    for (let tries = 1; tries <= 20; tries += 1) {
      await field(page, 'Coupon code').fill(`GUESS${tries}`);
      await page.keyboard.press('Enter');
      await seesRefusal(page, 'There is no such coupon.');
    }
    await field(page, 'Coupon code').fill('FIVE');
    await page.keyboard.press('Enter');
    await seesRefusal(page, 'You have tried too many codes.');
    await fillDigital(page);
    await expect(button(page, 'Proceed to Payment')).toBeEnabled();
  });
});
