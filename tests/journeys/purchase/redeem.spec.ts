import { expect, type Page } from '@playwright/test';
import { bodiesOf } from '#fixtures/journeys/details.ts';
import { ines, logIn } from '#fixtures/journeys/entry.ts';
import { callsOf, chargesOf, stateOf } from '#fixtures/journeys/journal.ts';
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
  total,
} from '#fixtures/journeys/steps.ts';
import { reload, visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const TOKEN = 'gft_p8Lx3N';
const open = async (page: Page, token = TOKEN, query = '') => {
  await visit(page, `/subscribe/redeem?token=${token}&${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Redeem a gift' })).toBeVisible();
};
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const seesRedeemed = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription redeemed' })).toBeVisible();
  await expect(page.getByText('already been redeemed')).toHaveCount(0);
};
const loseRedemption = async (page: Page) => {
  await open(page, TOKEN, 'scenario=order-lost');
  await choice(page, 'Digital only').check();
  await fillPurchaser(page);
  await button(page, 'Submit').click();
  await seesAlert(page, 'We got no reply, so your order may have gone through.');
};
const statusOf = async (page: Page, token = TOKEN) => (await stateOf(page)).gifts[token]?.status;

test('redeems a gift once for a new reader, who gets an account [REDEEM-1, REDEEM-4, REDEEM-6, REDEEM-12, API-35]', {
  tag: CORE,
}, async ({ page, network }) => {
  await open(page);
  await expect(page.getByText('Ada Okafor has given you a subscription.')).toBeVisible();
  await fillPurchaser(page);
  await fillAddress(page, ada.address);
  await button(page, 'Submit').dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription redeemed' })).toBeVisible();
  await expect(page.getByText(`A confirmation email was sent to ${ada.email}.`)).toBeVisible();
  expect(bodiesOf(network, 'redeemGift')).toMatchObject([
    { subscription: { token: TOKEN, deliverable: 'print-a' }, origin: 'change', shipcode: 'ship-a' },
  ]);
  expect(await statusOf(page)).toBe('redeemed');
  await open(page);
  await expect(
    page.getByText(
      'This gift has already been redeemed. If you believe this is an error, please contact readers@emberdays.example',
    ),
  ).toBeVisible();
  await expect(page.getByText('You may have redeemed it yourself')).toHaveCount(0);
  await expect(field(page, 'Name')).toHaveCount(0);
});

test('a delivery upgrade is paid once, together with the gift [REDEEM-5, REDEEM-10, REDEEM-12, SUBS-15, BEYOND-18]', async ({
  page,
}) => {
  await open(page, 'gft_digitalGift');
  await choice(page, 'Print and digital, United States').check();
  await expect(page.getByText('This delivery needs an upgrade.')).toBeVisible();
  const line = page.getByText('Change to Standard, print and digital', { exact: true });
  await expect(line).toBeVisible();
  const [price = ''] = (await total(page).innerText()).split('\n');
  await fillPurchaser(page);
  await fillAddress(page, ada.address);
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  await expect(page.getByText('Subscription redeemed')).toBeVisible();
  await expect(page.getByRole('table').locator(line)).toBeVisible();
  expect(await chargesOf(page)).toEqual([
    { status: 'succeeded', confirms: 1, total: Math.round(Number(price.replace('$', '')) * 100) },
  ]);
  expect(await statusOf(page, 'gft_digitalGift')).toBe('redeemed');
});

test('a reader with an account logs in without leaving the page [REDEEM-4, REDEEM-5, ENTRY-16]', async ({
  page,
  network,
}) => {
  await open(page);
  const address = page.url();
  await button(page, 'Log in').click();
  await logIn(page);
  await expect(field(page, 'Name')).toHaveValue(ines.name);
  await expect(page).toHaveURL(address);
  expect(network.addresses.filter((each) => each.includes('/login') && each.includes(TOKEN))).toEqual([]);
});

test.describe('a redemption with a lost answer', () => {
  test.use({ failing: ['/api/subscribe/redeem'] });

  test('shows its success after a reload [REDEEM-12, CHECK-36]', async ({ page }) => {
    await loseRedemption(page);
    await reload(page);
    await seesRedeemed(page);
    expect(await callsOf(page, 'redeemGift')).toBe(1);
  });
});

test('a new tab shows the success of a redemption whose answer a closed tab lost [REDEEM-12, CHECK-36]', async ({
  page,
  context,
}) => {
  const first = await context.newPage();
  await loseRedemption(first);
  await first.close();
  await visit(page, `/subscribe/redeem?token=${TOKEN}`);
  await seesRedeemed(page);
  expect(await callsOf(page, 'redeemGift')).toBe(1);
  expect(await statusOf(page)).toBe('redeemed');
});
