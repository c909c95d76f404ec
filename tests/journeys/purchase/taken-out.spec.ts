import { expect, type Page } from '@playwright/test';
import { chargedOnce, chargesOf, choose } from '#fixtures/journeys/journal.ts';
import { OWN_PROFILE, test } from '#fixtures/journeys/journey.ts';
import { putBack, takeOut } from '#fixtures/journeys/mounting.ts';
import { fillDigital, open, order, pay, proceed, seesReceipt, standStill } from '#fixtures/journeys/steps.ts';

const place = (page: Page) => page.locator('[data-journal=subscribe]');
const widget = 'subscribe';

test('a checkout unmounted during its order unlocks the page; mounted again, it closes that order [CHECK-36]', {
  tag: OWN_PROFILE,
}, async ({ page, network }) => {
  await page.clock.install();
  await open(page, 'scenario=slow');
  await fillDigital(page);
  // The order stays pending while the page's time is stopped.
  await standStill(page);
  await proceed(page);
  await expect.poll(() => network.orders.length).toBe(1);
  await takeOut(page, widget);
  await expect(place(page)).toBeEmpty();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await choose(page, 'happy');
  await page.clock.resume();
  await putBack(page, widget);
  await order(page);
  expect([network.orders.length, new Set(network.orders.map(({ key }) => key)).size]).toEqual([2, 2]);
  await pay(page);
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
});
