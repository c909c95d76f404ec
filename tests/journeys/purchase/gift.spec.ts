import { expect, type Page } from '@playwright/test';
import { chargedOnce, chargesOf, stateOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { ada } from '#fixtures/journeys/reader.ts';
import { button, field, fillAddress, open, pay, proceed, seesReceipt } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';
import { linkIn } from '#mocks/journal/visitor/mails.ts';
import { requests } from '#mocks/replies.ts';

const { recipient_name, recipient_address } = requests.subscribe.giftOrder.body;

const REDEEM = /^\/subscribe\/redeem\?token=gft_/;

const fillGiver = async (page: Page) => {
  await field(page, 'Name').fill(ada.name);
  await field(page, 'Email').fill(ada.email);
};

test('charges two gifts with a coupon and a print once, and mails the giver their links [GIFT-1, GIFT-2, GIFT-3, SUBSCRIBE-11, CHECK-7, CHECK-12, CHECK-13]', {
  tag: CORE,
}, async ({ page, network }) => {
  await open(page, 'code=GIFT10');
  await expect(page.getByRole('radio', { name: 'A gift subscription' })).toBeChecked();
  await field(page, 'How many gifts').fill('2');
  await page.getByRole('radio', { name: 'One size', exact: true }).check();
  await fillGiver(page);
  await expect(field(page, 'Password')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Send it to someone else' }).check();
  await field(page, 'Recipient name').fill(recipient_name);
  await fillAddress(page, recipient_address);
  await expect(page.getByRole('row')).toHaveText([
    'QtyItemAmount',
    'Gift Subscriptions Edit Gift Subscriptions',
    '2 ×Student, print and digital, 1 year$72.00',
    'Items for Shipping Edit Items for Shipping',
    '1 ×Harbour tote, One size$18.00',
    'Shipping Edit Shipping$4.50',
    'Discount -$20.00',
    'List Price $94.50',
    'Total $74.50',
  ]);
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(7_450));
  const gift = { deliverable: 'print-a', level: 'low', term: '1year', coupon: 'GIFT10' };
  expect(network.orders[0]?.body).toMatchObject({
    cart: { giftsubs: [gift, gift] },
    origin: 'recipient',
    gifted: true,
    recipient_name,
    recipient_address,
    recipient_shipcode: 'ship-a',
  });
  expect(network.orders.map(({ body }) => [body.address, body.password, body.cart.subscription])).toEqual(
    network.orders.map(() => [undefined, undefined, undefined]),
  );
  expect(network.addresses.filter((address) => /\/api\/subscribe\?.*&gift=/.test(address))).toHaveLength(2);
  const { mails, accounts } = await stateOf(page);
  const links = mails.filter(({ about, to }) => about === 'gift' && to === ada.email).map(linkIn);
  expect(links).toEqual([expect.stringMatching(REDEEM), expect.stringMatching(REDEEM)]);
  expect(new Set(links).size).toBe(2);
  expect(Object.values(accounts).filter(({ subscriber }) => subscriber.account.email === ada.email)).toEqual([]);
});

test('a gift is shared by its link, redeemed by its recipient and tracked by its giver [BEYOND-60, BEYOND-61, BEYOND-64, BEYOND-66, BEYOND-67]', async ({
  page,
}) => {
  await open(page, 'reader=donor&type=gift');
  await field(page, 'Message (optional)').fill('Happy birthday!\nEnjoy it.');
  await page
    .getByRole('radio', { name: /^Digital/ })
    .first()
    .check();
  await button(page, 'Submit Payment').click();
  await seesReceipt(page);
  const gifts = page.getByRole('region', { name: 'Your gifts' });
  await expect(gifts.getByText('Happy birthday! Enjoy it.')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await gifts.getByRole('button', { name: 'Copy link' }).click();
  await expect(gifts.getByText('Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname + new URL(link).search).toMatch(REDEEM);

  await visit(page, '/account?reader=donor');
  const given = page.getByRole('region', { name: 'Gifts Given' });
  await expect(given.getByText(/^Sent to you on/)).toBeVisible();

  await visit(page, `${link}&reader=former`);
  await expect(page.getByText('Happy birthday! Enjoy it.')).toBeVisible();
  await button(page, 'Submit').click();
  await expect(page.getByRole('heading', { name: 'Subscription redeemed' })).toBeVisible();
  await visit(page, '/account');
  await expect(page.getByText(/^A gift from Tomás Lindqvist, until /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Renew your subscription' })).toBeVisible();
  await expect(page.getByRole('button', { name: /autorenew/i })).toHaveCount(0);
  await expect(page.getByText(/Autorenew/)).toHaveCount(0);

  await visit(page, '/account?reader=donor');
  await expect(given.getByText(/^Redeemed on/)).toBeVisible();
  await expect(given.getByRole('button', { name: 'Send again' })).toHaveCount(0);
});

test('prints a gift card alone, on one sheet [BEYOND-60, BEYOND-62]', async ({ page }) => {
  await visit(page, '/receipts?token=rcp_giftLinks');
  await page.getByRole('button', { name: 'Print card' }).first().click();
  await expect(page.getByRole('img', { name: 'QR code of the gift' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('body').innerText();
  for (const words of [
    'A gift for you',
    'Happy birthday, Noor!',
    'From Ada Okafor',
    '/subscribe/redeem?token=gft_Ad1k',
  ])
    expect(paper).toContain(words);
  for (const words of ['Your order', 'Gift card', 'Close', 'gft_Ad2k', '$144.00', 'Store'])
    expect(paper).not.toContain(words);
  await expect(page.getByRole('img')).toHaveCount(1);
  const drawn = await page.evaluate(
    () =>
      [...document.querySelectorAll('body, body *')].filter(
        (each) => !each.closest('article') && getComputedStyle(each).visibility === 'visible' && each.checkVisibility(),
      ).length,
  );
  expect(drawn).toBe(0);
  for (const format of ['A4', 'Letter', 'A6']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect([format, pdf.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([format, 1]);
  }
  await page.emulateMedia({ media: null });
});
