import { expect, type Page } from '@playwright/test';
import { seesUpdated, updateCard } from '#fixtures/journeys/cards.ts';
import { exchangesOf } from '#fixtures/journeys/details.ts';
import { stateOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const LINKS = { paid: 'don_3Kf8Yw', failing: 'don_failing' };
const open = (page: Page, link: keyof typeof LINKS, query = '') =>
  visit(page, `/donation/setup?token=${LINKS[link]}&${query}`);

async function donationOf(page: Page, link: keyof typeof LINKS) {
  const { failing, payments } = (await stateOf(page)).donations[LINKS[link]] ?? {};
  return { failing, payments };
}

test('changes the card of a monthly donation by link alone, and charges nothing [MDON-1, MDON-2, MDON-3, API-17]', {
  tag: CORE,
}, async ({ page, network }) => {
  await open(page, 'paid');
  await expect(page.getByText('Visa ending in 4242, expires 08/2029')).toBeVisible();
  await updateCard(page);
  await seesUpdated(page);
  await expect(page.getByText('Mastercard ending in 4444, expires 12/2034', { exact: true })).toBeVisible();
  const [sent, ...more] = exchangesOf(network, 'setDonationCard');
  expect([new URL(sent?.url ?? '').search, more.length]).toEqual([`?token=${LINKS.paid}`, 0]);
  expect(exchangesOf(network, 'restartDonation')).toEqual([]);
  expect(await donationOf(page, 'paid')).toEqual({ failing: false, payments: 0 });
});
