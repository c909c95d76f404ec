import { expect, type Page } from '@playwright/test';
import { bodiesOf, exchangesOf } from '#fixtures/journeys/details.ts';
import { logIn } from '#fixtures/journeys/entry.ts';
import { chargedOnce, chargesOf, intentsOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, field, pay, proceed, seesAlert, seesReceipt, total } from '#fixtures/journeys/steps.ts';
import { goBack, reload, visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const open = async (page: Page, query: string) => {
  await visit(page, `/subscribe/renew?${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Renew your subscription' })).toBeVisible();
};
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const totalOf = async (page: Page): Promise<number> => {
  const [price = ''] = (await total(page).innerText()).split('\n');
  return Math.round(Number(price.replace('$', '')) * 100);
};

test('charges the card on file once for a renewal with the same settings [RENEW-1, RENEW-2, RENEW-5, RENEW-6, API-38]', {
  tag: CORE,
}, async ({ page, network }) => {
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

test('links an expired subscription from the account overview to its renewal [RENEW-6, RENEW-7, ACCT-12]', {
  tag: CORE,
}, async ({ page }) => {
  await visit(page, '/account?reader=expired-autorenew-off');
  await page.getByRole('link', { name: /renew/i }).first().click();
  await expect(page).toHaveURL(/\/subscribe\/renew$/);
  await expect(page.getByText('Your subscription has expired.')).toBeVisible();
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
