import { expect } from '@playwright/test';
import { chargedOnce, chargesOf, intentsOf } from '#fixtures/journeys/journal.ts';
import { OWN_PROFILE, test } from '#fixtures/journeys/journey.ts';
import { button, field, fillCard, fillDigital, open, seesReceipt, standStill } from '#fixtures/journeys/steps.ts';

test('Enter and a click in the same tick order and pay once [CHECK-35]', async ({ page, network }) => {
  await open(page);
  await fillDigital(page);
  const both = (element: HTMLElement) => {
    const submit = element as HTMLButtonElement;
    submit.form?.requestSubmit(submit);
    submit.click();
    submit.click();
  };
  await button(page, 'Proceed to Payment').evaluate(both);
  await fillCard(page);
  expect(network.orders).toHaveLength(1);
  await button(page, 'Submit Payment').evaluate(both);
  await seesReceipt(page);
  expect(network.orders).toHaveLength(2);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
  expect((await intentsOf(page)).map(({ attempts }) => attempts)).toEqual([1]);
});

test('Enter in a field sends the order, and keeps the focus and the scroll position while busy [CHECK-35]', {
  tag: OWN_PROFILE,
}, async ({ page, network }) => {
  await page.clock.install();
  await open(page, 'scenario=slow');
  await fillDigital(page);
  // The answer stays pending while the page's time is stopped.
  await standStill(page);
  await field(page, 'Email').press('Enter');
  const loading = button(page, 'Loading');
  await expect(loading).toBeFocused();
  await expect(loading).toBeDisabled();
  await expect(field(page, 'Email')).toBeDisabled();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await loading.press('Enter');
  await loading.click({ force: true });
  await page.clock.resume();
  await expect(field(page, 'Card number')).toBeVisible();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  expect(network.orders).toHaveLength(1);
});
