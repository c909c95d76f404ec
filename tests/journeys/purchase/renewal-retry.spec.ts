import { expect, type Page } from '@playwright/test';
import { bodiesOf } from '#fixtures/journeys/details.ts';
import { chargedOnce, chargesOf, stateOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, seesReceipt } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const PAY = 'Pay $60.00 and renew';
const FAILED = 'Your subscription was not renewed: the payment of $60.00 failed on February 10, 2026.';
const banner = (page: Page) => page.getByText(FAILED, { exact: false });

async function isRenewed(page: Page): Promise<boolean> {
  const timetable = (await stateOf(page)).accounts.acc_Mi5f?.subscriber.timetable;
  return timetable?.current_subscription?.state === 'active' && timetable.renewal_failed === undefined;
}

test('charges a failed renewal once, reached from the banner on account pages', { tag: CORE }, async ({
  page,
  network,
}) => {
  await visit(page, '/account?reader=renewal-failed');
  await expect(banner(page)).toHaveCount(1);
  await banner(page).getByRole('link', { name: 'Renew now' }).click();
  await expect(page).toHaveURL('/account/renewal');
  await button(page, PAY).dblclick();
  await seesReceipt(page);
  expect(bodiesOf(network, 'retryRenewal')).toEqual([{ amount: 6_000, version: 3, customer: 'use-card' }]);
  expect([await chargesOf(page), await isRenewed(page)]).toEqual([chargedOnce(6_000), true]);
});
