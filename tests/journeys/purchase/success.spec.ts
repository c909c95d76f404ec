import { expect } from '@playwright/test';
import { chargedOnce, chargesOf, intentsOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { ada } from '#fixtures/journeys/reader.ts';
import {
  button,
  fillCard,
  fillDigital,
  fillPrint,
  open,
  order,
  pay,
  proceed,
  seesReceipt,
  total,
} from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
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
