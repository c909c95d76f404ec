import { expect } from '@playwright/test';
import { chargedOnce, chargesOf, intentsOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { CHALLENGED_CARD } from '#fixtures/journeys/reader.ts';
import { button, challenge, open, order, pay, seesAlert, seesReceipt } from '#fixtures/journeys/steps.ts';
import { CORE } from '#fixtures/world/effort.ts';

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
