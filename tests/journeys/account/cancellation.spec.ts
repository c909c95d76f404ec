import { expect, type Page } from '@playwright/test';
import { bodiesOf } from '#fixtures/journeys/details.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

/** Presses links and buttons one after the other, on as many pages as they lead through. */
async function press(page: Page, ...names: string[]) {
  for (const name of names)
    await page
      .getByRole('link', { name })
      .or(page.getByRole('button', { name, exact: true }))
      .first()
      .click();
}

const reads = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

test('cancels a subscription in three presses from the account, and undoes it in one [BEYOND-207, BEYOND-208]', {
  tag: CORE,
}, async ({ page, network }) => {
  await visit(page, '/account?reader=expiring');
  await press(page, 'Cancel subscription', 'Continue', 'No, cancel my subscription');
  await reads(page, 'Your subscription is cancelled');
  await expect(page.getByText('fatima@reader.example')).toBeVisible();
  expect(bodiesOf(network, 'cancel')).toEqual([{ version: 3, offer: 'offer_fatima' }]);
  await press(page, 'Undo the cancellation');
  await reads(page, 'Your subscription renews again');
  await press(page, 'Return to settings');
  await expect(page.getByRole('heading', { name: 'Autorenew On' })).toBeVisible();
});

test('declines the offer with a reason and never sees another [BEYOND-210]', async ({ page, network }) => {
  await visit(page, '/account/cancel/sub_Fz20?reader=expiring');
  await press(page, 'Continue');
  await page.getByRole('radio', { name: 'I have no time to read it' }).check();
  await press(page, 'No, cancel my subscription');
  await reads(page, 'Your subscription is cancelled');
  expect(bodiesOf(network, 'cancel')).toEqual([{ version: 3, reason: 'no-time', offer: 'offer_fatima' }]);
  await visit(page, '/account/cancel/sub_Fz20');
  await press(page, 'Undo the cancellation', 'Return to settings', 'Cancel subscription', 'Continue');
  await reads(page, 'Why are you cancelling?');
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
});

test('stops a monthly donation from its mailed link, without a login [BEYOND-207]', async ({ page }) => {
  await visit(page, '/donation/setup?token=don_3Kf8Yw&reader=visitor');
  await press(page, 'Stop your monthly donation', 'Continue', 'Stop donating');
  await reads(page, 'Your monthly donation has stopped');
  await visit(page, '/account/cancel/don_3Kf8Yw');
  await expect(page.getByRole('heading', { level: 1, name: 'Your monthly donation has stopped' })).toBeVisible();
});
