import { expect, type Page } from '@playwright/test';
import { playedBy } from '../../support/played-by.ts';
import { bodiesOf, exchangesOf } from '../support/details.ts';
import { logIn } from '../support/entry.ts';
import { callsOf, chargedOnce, chargesOf, intentsOf } from '../support/journal.ts';
import { test } from '../support/journey.ts';
import { ada } from '../support/reader.ts';
import { button, field, fillAddress, pay, proceed, seesAlert, seesReceipt, total } from '../support/steps.ts';
import { goBack, reload, visit } from '../support/visit.ts';

const open = async (page: Page, query: string) => {
  await visit(page, `/subscribe/renew?${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Renew your subscription' })).toBeVisible();
};
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const totalOf = async (page: Page): Promise<number> => {
  const [price = ''] = (await total(page).innerText()).split('\n');
  return Math.round(Number(price.replace('$', '')) * 100);
};

test('renewing with the same settings charges the card on file once [RENEW-1, RENEW-2, RENEW-5, RENEW-6, API-38]', async ({
  page,
  network,
}) => {
  await open(page, 'reader=subscriber');
  await expect(page.getByText(/^You have \d+ issues left\. Renewing now adds to them\.$/)).toBeVisible();
  await expect(choice(page, 'Renew with the same settings')).toBeChecked();
  await expect(choice(page, 'Use Existing Payment')).toBeChecked();
  const price = await totalOf(page);
  await button(page, 'Submit Payment').dblclick();
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(price));
  expect(bodiesOf(network, 'renewSubscription')).toMatchObject([
    { cart: { subscription: { renewal: true, level: 'high', medium: 'print' } }, origin: 'keep', customer: 'use-card' },
  ]);
});

test('a renewal can switch to print and to a new address [RENEW-2, RENEW-8]', async ({ page, network }) => {
  await open(page, 'reader=digital');
  await choice(page, 'Change the settings').check();
  await choice(page, 'Print and digital').check();
  await choice(page, 'Student').check();
  await choice(page, 'United States').check();
  await fillAddress(page, ada.address);
  await choice(page, 'Use New Payment').check();
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  const [first] = bodiesOf(network, 'renewSubscription');
  expect(first).toMatchObject({
    cart: { subscription: { renewal: true, level: 'low', medium: 'print' } },
    address: ada.address,
    origin: 'change',
    shipcode: 'ship-a',
  });
  expect((await chargesOf(page)).map(({ confirms }) => confirms)).toEqual([1]);
});

test('an expired subscription can be renewed from the account overview [RENEW-6, RENEW-7, ACCT-12]', async ({
  page,
}) => {
  await visit(page, '/account?reader=expired-autorenew-off');
  await page.getByRole('link', { name: /renew/i }).first().click();
  await expect(page).toHaveURL(/\/subscribe\/renew$/);
  await expect(page.getByText('Your subscription has expired.')).toBeVisible();
});

test('a lifetime subscription needs no renewal and leads to the donations [RENEW-4, ACCT-11]', async ({ page }) => {
  await open(page, 'reader=lifetime');
  await expect(page.getByText('Renewal not necessary')).toBeVisible();
  await expect(field(page, 'Name')).toHaveCount(0);
  await page.getByRole('link', { name: 'leave a donation.' }).click();
  await expect(page).toHaveURL(/\/donate$/);
});

test('a visitor logs in and returns, and the link’s code is applied and sent [RENEW-1, RENEW-10, ENTRY-16, COUP-1]', async ({
  page,
  network,
}) => {
  await open(page, 'code=RENEW10');
  await logIn(page);
  await expect(page.getByText('CODE APPLIED')).toBeVisible();
  await expect(page).toHaveURL('/subscribe/renew?code=RENEW10');
  await button(page, 'Submit Payment').click();
  await seesReceipt(page);
  const [{ url } = { url: '' }] = exchangesOf(network, 'renewSubscription');
  expect(new URL(url).searchParams.get('coupon')).toBe('RENEW10');
  expect(bodiesOf(network, 'renewSubscription')).toMatchObject([{ cart: { subscription: { coupon: 'RENEW10' } } }]);
});

test(
  'print without an address opens the settings; another delivery needs none [RENEW-3]',
  playedBy('subscribe-renew--address-missing'),
  async ({ page }) => {
    await open(page, 'reader=address-missing');
    await expect(field(page, 'Address line 1')).toBeVisible();
    await expect(choice(page, 'Renew with the same settings')).toHaveCount(0);
    await choice(page, 'Digital only').check();
    await expect(field(page, 'Address line 1')).toHaveCount(0);
  },
);

test.describe('a renewal with a lost answer', () => {
  test.use({ failing: ['/api/subscribe/renew'] });

  test('is resent with the same key and charged once [RENEW-2, CHECK-36]', async ({ page }) => {
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/subscribe/renew')) keys.push(request.headers()['idempotency-key']);
    });
    await open(page, 'scenario=renew-lost');
    await button(page, 'Submit Payment').click();
    await seesAlert(page, 'We got no reply, so your order may have gone through.');
    await button(page, 'Submit Payment').click();
    await seesReceipt(page);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect((await chargesOf(page)).map(({ confirms }) => confirms)).toEqual([1]);
  });

  test('leads to its receipt after a reload, charged once [RENEW-2, CHECK-36]', async ({ page }) => {
    await open(page, 'scenario=renew-lost');
    await button(page, 'Submit Payment').click();
    await seesAlert(page, 'We got no reply, so your order may have gone through.');
    await reload(page);
    await seesReceipt(page);
    expect(await callsOf(page, 'renewSubscription')).toBe(1);
    expect((await chargesOf(page)).map(({ confirms }) => confirms)).toEqual([1]);
  });
});

test('a reload keeps the open payment form’s intent, and Back from the receipt starts over', {
  tag: '@bfcache',
}, async ({ page, network }) => {
  await open(page, 'reader=subscriber');
  await choice(page, 'Use New Payment').check();
  await proceed(page);
  await expect(field(page, 'Card number')).toBeVisible();
  await reload(page);
  await choice(page, 'Use New Payment').check();
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  const [intent] = await intentsOf(page);
  const invoices = bodiesOf(network, 'renewSubscription').map((body) => Object(body).invoice);
  expect(invoices).toEqual([undefined, intent?.id, intent?.id]);
  await goBack(page);
  await expect(button(page, 'Submit Payment')).toBeEnabled();
  expect((await chargesOf(page)).map(({ confirms }) => confirms)).toEqual([1]);
});
