import { expect } from '@playwright/test';
import { chargedOnce, chargesOf, intentsOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { ada, CHALLENGED_CARD } from '#fixtures/journeys/reader.ts';
import {
  button,
  challenge,
  field,
  fillPrint,
  open,
  order,
  pay,
  proceed,
  seesAlert,
  seesAlertUnder,
  seesReceipt,
} from '#fixtures/journeys/steps.ts';
import { CORE } from '#fixtures/world/effort.ts';

// The provider mock's own tests try every published card.
const declined = [
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
] as const;

test('says under the form why a card was declined, and charges another without a reload [CHECK-44, CHECK-48]', async ({
  page,
  network,
}) => {
  await open(page);
  await fillPrint(page);
  await proceed(page);
  for (const [index, [number, words]] of declined.entries()) {
    await test.step(`${number}: ${words}`, async () => {
      await pay(page, number);
      await expect.poll(async () => (await intentsOf(page)).map(({ attempts }) => attempts)).toEqual([index + 1]);
      await seesAlert(page, words);
      await seesAlertUnder(page, 'Payment details');
      await expect(button(page, 'Submit Payment')).toBeEnabled();
    });
  }
  await expect(field(page, 'Card number')).toBeVisible();
  await expect(field(page, 'Donation amount')).toHaveValue('25');
  await expect(field(page, 'Name')).toHaveValue(ada.name);
  await expect(field(page, 'Password')).toHaveValue(ada.password.password);
  await expect(field(page, 'Address line 1')).toHaveValue(ada.address.line1);
  await expect(field(page, 'State')).toHaveValue(ada.address.state);

  await pay(page);
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(6_100));
  expect(new Set(network.orders.map(({ captcha }) => captcha)).size).toBe(declined.length + 2);
});

const unauthenticated =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

test('keeps an order payable after a failed or closed challenge, and charges it after a passed one [CHECK-44, CHECK-48]', {
  tag: CORE,
}, async ({ page }) => {
  await open(page);
  await order(page);
  for (const way of ['Fail', 'Close']) {
    await test.step(way, async () => {
      await pay(page, CHALLENGED_CARD);
      await challenge(page).getByRole('button', { name: way }).click();
      await seesAlert(page, unauthenticated);
      await expect(button(page, 'Submit Payment')).toBeEnabled();
      expect((await intentsOf(page)).map(({ confirms }) => confirms)).toEqual([0]);
    });
  }
  await pay(page, CHALLENGED_CARD);
  await challenge(page).getByRole('button', { name: 'Complete' }).click();
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
});
