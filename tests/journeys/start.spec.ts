import { expect } from '@playwright/test';
import { chargedOnce, chargesOf } from './journal.ts';
import { test } from './journey.ts';
import { open, order, pay, seesReceipt } from './steps.ts';

// Another site than that of the journeys, whose data the shared profile would keep.
test.use({ isOwnProfile: true });

test('the site sells a subscription as `npm start` serves it, module by module', async ({ page }, { config }) => {
  await open(page, '', config.metadata.developmentSite);
  await order(page);
  await pay(page);
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
});
