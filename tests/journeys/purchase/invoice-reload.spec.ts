import { expect, type Page } from '@playwright/test';
import { heardBy, hearOrders, openInvoice, PAID, seesSettled, UNDER_WAY } from '#fixtures/journeys/invoice-steps.ts';
import { chargedOnce, chargesOf, choose } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { CHALLENGED_CARD } from '#fixtures/journeys/reader.ts';
import { button, challenge, field, pay, proceed, seesAlert, seesReceipt } from '#fixtures/journeys/steps.ts';
import { goBack, reload } from '#fixtures/journeys/visit.ts';

test.beforeEach(({ page }) => hearOrders(page));

test('an invoice reloaded at every step of its payment is paid and announced once [INV-12, POLL-3]', async ({
  page,
}) => {
  await openInvoice(page);
  await test.step('before anything is sent', async () => {
    await reload(page);
    await expect(button(page, 'Proceed to Payment')).toBeEnabled();
  });
  await test.step('with the payment form open', async () => {
    await proceed(page);
    await expect(field(page, 'Card number')).toBeVisible();
    await reload(page);
  });
  await test.step('after a declined card: still says so', async () => {
    await proceed(page);
    await choose(page, 'card-declined');
    await pay(page);
    await seesAlert(page, 'Your card was declined.');
    await choose(page, 'happy');
    await reload(page);
    await expect(page.getByText('Your card was declined.', { exact: false }).first()).toBeVisible();
  });
  await test.step('during the bank’s challenge: the payment is checked first', async () => {
    await proceed(page);
    await pay(page, CHALLENGED_CARD);
    await expect(challenge(page)).toBeVisible();
    await reload(page);
    await seesAlert(page, 'This order has not been paid. You can submit your payment again.');
  });
  await test.step('while the order completes', async () => {
    await proceed(page);
    await choose(page, 'fulfilment-never');
    await pay(page);
    await expect(button(page, 'Completing Order')).toBeVisible();
    await reload(page);
    // Until the scenario changes, the page cannot leave for the receipt during the reload.
    await expect(button(page, 'Completing Order')).toBeVisible();
    await choose(page, 'happy');
  });
  await isPaidOnce(page);
});

test.describe('a failed wait', () => {
  test.use({ failing: ['/api/checkout/'] });

  test('is checked after a reload before anything can be paid, and lands on the receipt [POLL-6]', async ({ page }) => {
    await openInvoice(page);
    await proceed(page);
    await choose(page, 'fulfilment-fails');
    await pay(page);
    await seesAlert(page, 'Unexpected Error');
    await reload(page);
    await expect(button(page, 'Check again')).toBeVisible();
    await expect(button(page, 'Proceed to Payment')).toHaveCount(0);
    await choose(page, 'happy');
    await button(page, 'Check again').click();
    await isPaidOnce(page);
  });
});

test('an invoice paid in another tab is refreshed, even after a bfcache restore', {
  tag: '@bfcache',
}, async ({ page, context }) => {
  await openInvoice(page);
  await proceed(page);
  await expect(field(page, 'Card number')).toBeVisible();
  await page.getByRole('link', { name: 'Store', exact: true }).click();
  await expect(page).toHaveURL(/\/store$/);
  const other = await context.newPage();
  await choose(page, 'bank-processing');
  await openInvoice(other);
  await proceed(other);
  await pay(other);
  await seesSettled(other, UNDER_WAY);
  await other.close();
  await goBack(page);
  await seesSettled(page, UNDER_WAY);
  await expect(field(page, 'Card number')).toHaveCount(0);
  expect((await chargesOf(page)).map(({ status, confirms }) => [status, confirms])).toEqual([['processing', 1]]);
});

async function isPaidOnce(page: Page): Promise<void> {
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_950));
  expect(await heardBy(page)).toBe('invoice completed');
  await openInvoice(page);
  await seesSettled(page, PAID);
}
