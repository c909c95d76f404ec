import { expect, type Page } from '@playwright/test';
import { heardBy, hearOrders, openInvoice, PAID, seesSettled, UNDER_WAY } from './invoice-steps.ts';
import { chargedOnce, chargesOf, choose } from './journal.ts';
import { OWN_PROFILE, test } from './journey.ts';
import { CHALLENGED_CARD } from './reader.ts';
import { button, challenge, field, pay, proceed, seesAlert, seesReceipt, standStill } from './steps.ts';

/** Where a payment can stand when the page is loaded anew: how it comes there, and where the reload lands. */
interface Standing {
  reach: (page: Page) => Promise<void>;
  lands: (page: Page) => Promise<void>;
  tag?: typeof OWN_PROFILE;
}

const standings: Record<string, Standing> = {
  'nothing was sent': {
    reach: async () => undefined,
    lands: async (page) => {
      await proceed(page);
      await pay(page);
    },
  },
  'the order is under way': {
    tag: OWN_PROFILE,
    reach: async (page) => {
      await page.clock.install();
      await standStill(page);
      await choose(page, 'slow');
      await proceed(page);
      await expect(button(page, 'Loading')).toBeVisible();
      await choose(page, 'happy');
      await page.clock.resume();
    },
    lands: async (page) => {
      await proceed(page);
      await pay(page);
    },
  },
  'the payment form is open': {
    reach: async (page) => {
      await proceed(page);
      await expect(field(page, 'Card number')).toBeVisible();
    },
    lands: async (page) => {
      await proceed(page);
      await pay(page);
    },
  },
  'the card was declined': {
    reach: async (page) => {
      await proceed(page);
      await choose(page, 'card-declined');
      await pay(page);
      await seesAlert(page, 'Your card was declined.');
      await choose(page, 'happy');
    },
    lands: async (page) => {
      await expect(page.getByText('Your card was declined.', { exact: false }).first()).toBeVisible();
      await proceed(page);
      await pay(page);
    },
  },
  'the bank asks the holder': {
    reach: async (page) => {
      await proceed(page);
      await pay(page, CHALLENGED_CARD);
      await expect(challenge(page)).toBeVisible();
    },
    lands: async (page) => {
      await seesAlert(page, 'This order has not been paid. You can submit your payment again.');
      await proceed(page);
      await pay(page);
    },
  },
  'the order completes': {
    reach: async (page) => {
      await choose(page, 'fulfilment-never');
      await proceed(page);
      await pay(page);
      await expect(button(page, 'Completing Order')).toBeVisible();
      await choose(page, 'happy');
    },
    lands: async () => undefined,
  },
};

test.beforeEach(({ page }) => hearOrders(page));

for (const [standing, { reach, lands, tag }] of Object.entries(standings))
  test(`a reload while ${standing} lands right: one receipt, one charge, told of once [INV-12, POLL-3]`, {
    tag,
  }, async ({ page }) => {
    await openInvoice(page);
    await reach(page);
    await page.reload();
    await lands(page);
    await seesReceipt(page);
    expect(await chargesOf(page)).toEqual(chargedOnce(2_950));
    expect(await heardBy(page)).toBe('invoice completed');
    await openInvoice(page);
    await seesSettled(page, PAID);
  });

test.describe('a wait that failed', () => {
  test.use({ failing: ['/api/checkout/'] });

  test('is checked after a reload before anything can be paid, and lands on the receipt [POLL-6]', async ({ page }) => {
    await openInvoice(page);
    await proceed(page);
    await choose(page, 'fulfilment-fails');
    await pay(page);
    await seesAlert(page, 'Unexpected Error');
    await page.reload();
    await expect(button(page, 'Check again')).toBeVisible();
    await expect(button(page, 'Proceed to Payment')).toHaveCount(0);
    await choose(page, 'happy');
    await button(page, 'Check again').click();
    await seesReceipt(page);
    expect(await chargesOf(page)).toEqual(chargedOnce(2_950));
    expect(await heardBy(page)).toBe('invoice completed');
  });
});

test('an invoice that was left and is paid in another tab is shown anew, out of the back/forward cache too', {
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
  await page.goBack();
  await seesSettled(page, UNDER_WAY);
  await expect(field(page, 'Card number')).toHaveCount(0);
  expect((await chargesOf(page)).map(({ status, confirms }) => [status, confirms])).toEqual([['processing', 1]]);
});
