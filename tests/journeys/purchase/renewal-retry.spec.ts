import { expect, type Page } from '@playwright/test';
import { bodiesOf } from '#fixtures/journeys/details.ts';
import { callsOf, chargedOnce, chargesOf, stateOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { CHALLENGED_CARD } from '#fixtures/journeys/reader.ts';
import { button, challenge, pay, proceed, seesReceipt } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const PAY = 'Pay $60.00 and renew';
const FAILED = 'Your subscription was not renewed: the payment of $60.00 failed on February 10, 2026.';
const banner = (page: Page) => page.getByText(FAILED, { exact: false });
const open = (page: Page, query = 'reader=renewal-failed') => visit(page, `/account/renewal?${query}`);

async function isRenewed(page: Page): Promise<boolean> {
  const timetable = (await stateOf(page)).accounts.acc_Mi5f?.subscriber.timetable;
  return timetable?.current_subscription?.state === 'active' && timetable.renewal_failed === undefined;
}

const seesOutcome = (page: Page): Promise<void> =>
  expect(
    page
      .getByRole('heading', { level: 1, name: 'Receipt' })
      .or(page.getByRole('group', { name: /^(?:Another tab is placing this order|You placed this order )/ })),
  ).toBeVisible();

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

test.describe('a retry', () => {
  test.use({ failing: ['/api/account/renewal'] });

  test('after another declined card accepts a new card with a challenge [CHECK-46]', async ({ page }) => {
    await open(page, 'scenario=retry-declined');
    await button(page, PAY).click();
    await expect(
      page.getByText('To proceed, please update your payment information.', { exact: false }).first(),
    ).toBeVisible();
    expect(await isRenewed(page)).toBe(false);
    await pay(page, CHALLENGED_CARD, PAY);
    await challenge(page).getByRole('button', { name: 'Complete' }).click();
    await seesReceipt(page);
    expect([await chargesOf(page), await isRenewed(page)]).toEqual([chargedOnce(6_000), true]);
  });
});

test('two tabs that pay at once charge once', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other, '');
  await expect(button(other, PAY)).toBeEnabled();
  await Promise.all([button(page, PAY).click(), button(other, PAY).click()]);
  await Promise.all([seesOutcome(page), seesOutcome(other)]);
  expect([await chargesOf(page), await callsOf(page, 'retryRenewal')]).toEqual([chargedOnce(6_000), 1]);
  expect(await isRenewed(page)).toBe(true);
  await other.close();
});

test('a new card pays the renewal and is saved', async ({ page }) => {
  await open(page, 'scenario=retry-declined');
  await page.getByRole('radio', { name: 'Use New Payment' }).check();
  await proceed(page);
  await pay(page, undefined, PAY);
  await seesReceipt(page);
  const kept = (await stateOf(page)).accounts.acc_Mi5f?.payment?.card?.exp_year;
  expect([kept, await isRenewed(page)]).toEqual([2034, true]);
});
