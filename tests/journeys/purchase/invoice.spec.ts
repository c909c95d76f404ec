import { expect } from '@playwright/test';
import {
  heardBy,
  hearOrders,
  openInvoice as open,
  PAID,
  seesSettled,
  UNDER_WAY,
} from '#fixtures/journeys/invoice-steps.ts';
import { callsOf, chargedOnce, chargesOf, intentsOf, stateOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, field, forgetAttempts, pay, proceed, seesReceipt, total } from '#fixtures/journeys/steps.ts';
import { goBack, reload, visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

test.beforeEach(({ page }) => hearOrders(page));

test('charges anyone with the link once, announces it once, and then shows the receipt [INV-1, INV-2, INV-4, INV-12]', {
  tag: CORE,
}, async ({ page }) => {
  await open(page);
  await expect(page.getByText('CAT-1045')).toBeVisible();
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  await expect(total(page)).toHaveText('$29.50');
  expect(await heardBy(page)).toBe('invoice completed');
  await reload(page);
  await seesReceipt(page);
  await goBack(page);
  await seesSettled(page, PAID);
  await page.getByRole('link', { name: 'Show the receipt' }).click();
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_950));
  expect(await heardBy(page)).toBe('invoice completed');
});

test('stays processing after a bank debit, is announced once, and cannot be paid again [INV-12, INV-15, POLL-4]', async ({
  page,
}) => {
  await open(page, 'payable', 'scenario=bank-processing');
  await proceed(page);
  await pay(page);
  await seesSettled(page, UNDER_WAY);
  await expect.poll(() => heardBy(page)).toBe('invoice processing');
  await reload(page);
  await seesSettled(page, UNDER_WAY);
  expect(await heardBy(page)).toBe('invoice processing');
  expect(await chargesOf(page)).toEqual([{ status: 'processing', confirms: 1, total: 2_950 }]);
});

test('asks for a password after a first subscription and logs in the reader who sets it [INV-20]', async ({ page }) => {
  await open(page, 'introductory');
  await expect(
    page.getByText('In order to manage your subscription you will need to set up a password.'),
  ).toBeVisible();
  await proceed(page);
  await expect(field(page, 'Password')).toBeFocused();
  expect(await callsOf(page, 'payInvoice')).toBe(0);
  await field(page, 'Password').fill('correct horse');
  await field(page, 'Confirm password').fill('correct horse');
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  await visit(page, '/account/email');
  await expect(page.getByText('ada@reader.example')).toBeVisible();
});

test('never pays another invoice with its open payment form', async ({ page }) => {
  await open(page, 'pastDue');
  await proceed(page);
  await expect(field(page, 'Card number')).toBeVisible();
  const [first] = await intentsOf(page);
  await open(page);
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  const charged = await chargesOf(page);
  expect(charged).toEqual([
    { status: 'requires_payment_method', confirms: 0, total: 6_000 },
    { status: 'succeeded', confirms: 1, total: 2_950 },
  ]);
  expect((await stateOf(page)).intents[first?.id ?? '']?.status).toBe('requires_payment_method');
  await open(page, 'pastDue');
  await expect(button(page, 'Proceed to Payment')).toBeEnabled();
});

test.describe('in two tabs', () => {
  test.use({ failing: ['/checkout'] });

  test('a tab that knows no attempt says that the other paid, takes no payment, and shows the receipt [INV-12, CHECK-36]', async ({
    page,
    context,
  }) => {
    await open(page);
    const other = await context.newPage();
    await hearOrders(other);
    await open(other);
    await proceed(other);
    await pay(other);
    await seesReceipt(other);
    await forgetAttempts(page);
    await proceed(page);
    await seesReceipt(page);
    await expect(page.getByText('This order was paid in another tab, so you were not charged again')).toBeVisible();
    await expect(page.getByText('There is a problem')).toHaveCount(0);
    expect(await chargesOf(page)).toEqual(chargedOnce(2_950));
    expect([await heardBy(page), await heardBy(other)]).toEqual([null, 'invoice completed']);
    await other.close();
  });
});
