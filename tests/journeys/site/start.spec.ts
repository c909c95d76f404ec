import { expect } from '@playwright/test';
import { CORE } from '../../support/effort.ts';
import { chargedOnce, chargesOf } from '../support/journal.ts';
import { OWN_PROFILE, test } from '../support/journey.ts';
import { open, order, pay, seesReceipt } from '../support/steps.ts';

// The shared profile would keep the data of another site.
test(
  'sells a subscription on the unbundled site of `npm start`',
  { tag: [CORE, OWN_PROFILE] },
  async ({ page }, { config }) => {
    await open(page, '', config.metadata.developmentSite);
    await order(page);
    await pay(page);
    await seesReceipt(page);
    expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
  },
);
