import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { chargedOnce, chargesOf } from '#fixtures/journeys/journal.ts';
import { OWN_PROFILE, test } from '#fixtures/journeys/journey.ts';
import { open, order, pay, seesReceipt } from '#fixtures/journeys/steps.ts';

// The shared profile would keep the data of another site.
test('sells a subscription on the unbundled site of `npm start`', { tag: OWN_PROFILE }, async ({ page }) => {
  // An earlier journey's build leaves NODE_ENV behind in this process.
  const { NODE_ENV: _, ...env } = process.env;
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { env: { ...env, NO_COLOR: '1' } });
  page.once('close', () => server.kill());
  const address = new Promise<string>((resolve) => {
    let said = '';
    server.stdout.on('data', (words) => {
      said += words;
      const [, local] = /Local: +(\S+)\/\n/.exec(said) ?? [];
      if (local) resolve(local);
    });
  });
  await open(page, '', await address);
  await order(page);
  await pay(page);
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
});
