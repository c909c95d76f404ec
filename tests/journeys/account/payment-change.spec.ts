import { expect } from '@playwright/test';
import { confirmsOf, OTHER_CARD, seesUpdated, setupsOf, traceOf } from '#fixtures/journeys/cards.ts';
import { bodiesOf } from '#fixtures/journeys/details.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, field, fillCard } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const PAGE = '/account/payment';

test('sets up and saves a new card once and shows its last four digits [PAYM-1, PAYM-4, PAYM-5, API-16]', {
  tag: CORE,
}, async ({ page, network }) => {
  await visit(page, `${PAGE}?reader=expiring`);
  await expect(page.getByText('Visa ending in 4242, expires 08/2029')).toBeVisible();
  await field(page, 'Name').fill(' Fatima Idrissi ');
  await fillCard(page, OTHER_CARD);
  await button(page, 'Update payment').dblclick();
  await seesUpdated(page);
  await expect(page.getByText('Mastercard ending in 4444, expires 12/2034').last()).toBeVisible();
  await expect(page.getByText('Fatima Idrissi')).toBeVisible();
  const [setup] = (await setupsOf(page)).slice(-1);
  expect(await confirmsOf(page)).toBe(1);
  expect(bodiesOf(network, 'setCard')).toEqual([{ name: 'Fatima Idrissi', cc_token: setup?.method?.id }]);
  const trace = await traceOf(page, network);
  for (const secret of [setup?.secret, setup?.method?.id, OTHER_CARD]) expect(trace).not.toContain(secret);
  await page.getByRole('link', { name: 'Return to settings' }).click();
  await expect(page.getByText('Mastercard ending in 4444')).toBeVisible();
});
