import { expect } from '@playwright/test';
import { chargedOnce, chargesOf, intentsOf, stateOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { ada } from '#fixtures/journeys/reader.ts';
import {
  button,
  field,
  fillAddress,
  fillCard,
  fillDigital,
  fillPrint,
  fillPurchaser,
  open,
  order,
  pay,
  proceed,
  seesReceipt,
  total,
} from '#fixtures/journeys/steps.ts';
import { goBack, visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test('charges a guest’s print subscription and donation once, and shows the receipt [CHECK-7, CHECK-10, CHECK-11, CHECK-32, CHECK-33, CHECK-36, CHECK-38, CHECK-39, POLL-3, DONATE-10, DONATE-12, INV-1]', {
  tag: CORE,
}, async ({ page, network }) => {
  await open(page);
  await fillPrint(page);
  await expect(total(page)).toHaveText('$61.00');
  await proceed(page);
  await fillCard(page);
  await expect(total(page)).toHaveText('$61.00');
  const [intent] = await intentsOf(page);
  await button(page, 'Submit Payment').click();
  await seesReceipt(page);

  await expect(page.getByRole('rowheader')).toHaveText([
    'Personal Subscription',
    'Student, print and digital, 1 year',
    'Donation',
    'One-time donation',
    'Total',
  ]);
  await expect(page.getByRole('cell')).toHaveText(['1 ×', '$36.00', '1 ×', '$25.00', '$61.00']);
  await expect(page.getByRole('definition')).toContainText([ada.name, ada.email]);
  expect(await chargesOf(page)).toEqual(chargedOnce(6_100));
  expect(network.orders.map(({ body }) => body)).toEqual([ada, { ...ada, invoice: intent?.id }]);
  expect(new Set(network.orders.map(({ captcha }) => captcha)).size).toBe(2);
  for (const { key, captcha } of network.orders) {
    expect(key).toMatch(UUID);
    expect(captcha).toMatch(/^token_/);
  }
});

test('logs in a guest who sets a password once the order is paid [CHECK-13, ENTRY-26]', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await order(page);
  await visit(page, '/account');
  await expect(page).toHaveURL(/\/login/);
  await goBack(page);
  await order(page);
  await pay(page);
  await seesReceipt(page);
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Account', exact: true }).first().click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText(ada.email)).toBeVisible();
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
});

test('an order that logs in a reader shows them in other tabs without a reload [SHELL-1]', async ({ page }) => {
  await open(page);
  const other = await page.context().newPage();
  await visit(other, '/store/issues');
  const module = (name: string) => other.getByRole('banner').getByRole('button', { name, exact: true });
  await expect(module('Log in')).toBeVisible();
  await order(page);
  await pay(page);
  await seesReceipt(page);
  await module('Account').click();
  await expect(other.getByText(`You are logged in as ${ada.name}.`)).toBeVisible();
  await other.close();
});

test('asks for no address for a digital subscription and sends none [ADDR-21, PRICE-5, SUBSCRIBE-6]', {
  tag: CORE,
}, async ({ page, network }) => {
  await open(page);
  await expect(page.getByRole('group', { name: 'Subscription Address' })).toBeVisible();
  await fillDigital(page);
  await expect(page.getByRole('group', { name: 'Subscription Address' })).toBeHidden();
  await expect(page.getByRole('radiogroup', { name: 'Shipping Category' })).toBeHidden();
  await expect(total(page)).toHaveText('$24.00');
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
  expect(network.orders[0]?.body).toEqual({
    cart: { items: [], giftsubs: [], subscription: { renewal: false, medium: 'digital', level: 'low', term: '1year' } },
    name: ada.name,
    email: ada.email,
    password: ada.password,
    origin: 'change',
    shipcode: 'ship-a',
    session: ada.session,
    gifted: false,
  });
});

test('two years at the high level ship to Canada with a print and are charged shipping [CHECK-18, CHECK-20, PRICE-3, PRICE-4, PRICE-9, SUBSCRIBE-2, SUBSCRIBE-3, ADDR-13, ADDR-17, ADDR-18]', async ({
  page,
  network,
}) => {
  await open(page, 'level=high&years=2years&shipping=ship-b');
  await fillPurchaser(page);
  await expect(field(page, 'Country')).toHaveValue('Canada');
  await fillAddress(page, { line1: '88 Rue Saint-Viateur', city: 'Montréal', state: 'QC', postcode: 'H2T 1A8' });
  await page.getByRole('radio', { name: 'Small', exact: true }).check();
  await expect(page.getByRole('row')).toHaveText([
    'QtyItemAmount',
    'Personal Subscription Edit Personal Subscription',
    '1 ×Standard, print and digital, 2 years$120.00',
    'Items for Shipping Edit Items for Shipping',
    '1 ×Tide table shirt, Small$26.50',
    'Shipping Edit Shipping$36.50',
    'Total $183.00',
  ]);
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  await expect(total(page)).toHaveText('$183.00');
  expect(await chargesOf(page)).toEqual(chargedOnce(18_300));
  expect(network.orders[0]?.body.cart).toEqual({
    items: [{ item: 'sized-product', quantity: 1, ref: 'sze:shirt-s' }],
    giftsubs: [],
    subscription: { renewal: false, medium: 'print', level: 'high', term: '2year' },
  });
  expect(network.orders[0]?.body.address).toEqual({
    line1: '88 Rue Saint-Viateur',
    line2: '',
    city: 'Montréal',
    state: 'QC',
    postcode: 'H2T 1A8',
    country: 'CA',
    country_name: 'Canada',
  });
});

test('an order made free by a coupon goes straight to the receipt [CHECK-19, CHECK-31, CHECK-41]', async ({
  page,
  network,
}) => {
  await open(page, 'scenario=gratis');
  await fillPrint(page);
  await field(page, 'Donation amount').fill('0');
  await expect(page.getByText('Your order is free. No payment is required.')).toBeVisible();
  await expect(total(page)).toHaveText('FREE');
  await button(page, 'Submit').click();
  await seesReceipt(page);
  await expect(total(page)).toHaveText('FREE');
  expect(await chargesOf(page)).toEqual([]);
  expect(network.addresses.filter((address) => address.includes('stripe.com'))).toEqual([]);
  expect(network.orders.map(({ body }) => body.cart.subscription?.coupon)).toEqual(['FREEYEAR']);
});

test('leads a bank debit to an invoice that is processing [POLL-4, INV-2, INV-12, INV-15]', async ({ page }) => {
  await open(page);
  await order(page);
  await page.getByRole('tab', { name: 'Bank account' }).click();
  await field(page, 'Routing number').fill('110000000');
  await field(page, 'Account number').fill('000123456789');
  await button(page, 'Submit Payment').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
  await expect(
    page.getByText(
      'Your order is currently being processed. As soon as your payment has gone through, an email will be sent to your email address with your receipt.',
    ),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/invoice\/inv_\w+$/);
  await expect(total(page)).toHaveText('$24.00');
  expect(await chargesOf(page)).toEqual([{ status: 'processing', confirms: 1, total: 2_400 }]);
  expect(Object.keys((await stateOf(page)).receipts)).toEqual([]);
});
