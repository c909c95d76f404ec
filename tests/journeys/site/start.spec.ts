import { expect } from '@playwright/test';
import { createServer } from 'vite';
import { chargedOnce, chargesOf } from '../support/journal.ts';
import { OWN_PROFILE, test } from '../support/journey.ts';
import { open, order, pay, seesReceipt } from '../support/steps.ts';

// The shared profile would keep the data of another site.
test('sells a subscription on the unbundled site of `npm start`', { tag: OWN_PROFILE }, async ({ page }) => {
  const server = await createServer({ logLevel: 'warn', server: { port: 0, open: false } });
  await server.listen();
  await open(page, '', server.resolvedUrls?.local[0]?.replace(/\/$/, ''));
  await order(page);
  await pay(page);
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
  await server.close();
});
