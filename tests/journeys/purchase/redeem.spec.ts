import { expect, type Page } from '@playwright/test';
import { bodiesOf } from '#fixtures/journeys/details.ts';
import { stateOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { ada } from '#fixtures/journeys/reader.ts';
import { button, field, fillAddress, fillPurchaser } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const TOKEN = 'gft_p8Lx3N';
const open = async (page: Page, token = TOKEN, query = '') => {
  await visit(page, `/subscribe/redeem?token=${token}&${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Redeem a gift' })).toBeVisible();
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
