import { expect } from '@playwright/test';
import { pages } from '#mocks/replies.ts';
import { playedBy } from '../../support/played-by.ts';
import { ines, PASSWORD, seen } from '../support/entry.ts';
import { chargedOnce, chargesOf } from '../support/journal.ts';
import { test } from '../support/journey.ts';
import { button, field, open, pay, proceed, seesReceipt, total } from '../support/steps.ts';

const { email } = pages.showSubscribe.donor.body.subscriber.account;

test('a code in the link survives the login, is sent, and makes the price [COUP-1, COUP-11, SUBSCRIBE-20, CHECK-12]', async ({
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

test('a subscriber who logs in is told to give or renew, and the code goes along [SUBSCRIBE-13]', async ({ page }) => {
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
  'a code that is not applied says why, and changes no price [COUP-3, COUP-5, COUP-6, COUP-7, COUP-9]',
  playedBy('screens-purchase-subscribe--refused-coupon'),
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

test('a coupon that covers digital alone is applied by the reader once digital is chosen [COUP-2, COUP-9, PRICE-5]', async ({
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
