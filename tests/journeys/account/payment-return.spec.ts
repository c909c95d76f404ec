import { expect } from '@playwright/test';
import { returnFrom, seesUpdated, traceOf, updateCard } from '#fixtures/journeys/cards.ts';
import { exchangesOf } from '#fixtures/journeys/details.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const PAGE = '/account/payment';
const LINK = 'lnk_9Zc4Tq';

test('completes a return from the bank as the provider says, with a clean address and no call [PAYM-2, PAYM-4]', {
  tag: CORE,
}, async ({ page, network }) => {
  await visit(page, `${PAGE}?reader=expiring`);
  await expect(button(page, 'Update payment')).toBeVisible();
  await visit(page, `${PAGE}?${await returnFrom(page, true)}`);
  await seesUpdated(page);
  await expect(page).toHaveURL(/\/account\/payment$/);
  await expect(page.getByText('Visa ending in 1881, expires 04/2030', { exact: true })).toBeVisible();
  expect(exchangesOf(network, 'setCard')).toEqual([]);
});

test('a mailed link opens the page logged out, and only its call contains the token [PAYM-1, PAYM-10]', async ({
  page,
  network,
}) => {
  await visit(page, `${PAGE}?token=${LINK}`);
  await expect(button(page, 'Update payment')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/payment\?link=\w+$/);
  const opened = network.addresses.length;
  await updateCard(page);
  await seesUpdated(page);
  const [sent, ...more] = exchangesOf(network, 'setCard');
  expect([new URL(sent?.url ?? '').search, more.length]).toEqual([`?token=${LINK}`, 0]);
  const after = { ...network, addresses: network.addresses.slice(opened).filter((one) => !one.includes('/api/')) };
  expect((await traceOf(page, after)) + (await page.content())).not.toContain(LINK);
});
