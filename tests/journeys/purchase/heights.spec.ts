import { expect, type Page } from '@playwright/test';
import { test } from '#fixtures/journeys/journey.ts';
import { field, open } from '#fixtures/journeys/steps.ts';
import { CORE } from '#fixtures/world/effort.ts';

const watchShift = (page: Page) =>
  page.addInitScript(() => {
    window.name = '0';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.name = String(Number(window.name) + Object(entry).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const KINDS = {
  'products, a donation and an address': {
    query: '',
    last: ['Confirm password', 'Address line 2 (optional)', 'ZIP code'],
  },
  'products, a donation, a gift and its message': {
    query: '&type=gift',
    last: ['How many gifts', 'Message (optional)', 'Delivery date (optional)', 'Email'],
  },
};

for (const { width, most } of [
  { width: 1280, most: 2_600 },
  { width: 320, most: 4_000 },
])
  for (const [content, { query, last }] of Object.entries(KINDS))
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 740 } });

      test(`keeps the builder with ${content} at most ${most} px tall [BEYOND-15]`, {
        tag: width === 320 && query === '' ? CORE : [],
      }, async ({ page }) => {
        await watchShift(page);
        await open(page, `reader=visitor${query}`);
        await expect(page.getByRole('radiogroup', { name: 'Tide table shirt' })).toBeVisible();
        for (const label of ['Donation amount', ...last]) await expect(field(page, label)).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        // The builder alone: the header, the footer and the room around it are the host's.
        const { height = Number.NaN } = (await page.locator('[data-journal="subscribe"]').boundingBox()) ?? {};
        const shift = await page.evaluate(() => Number(window.name));
        expect(height).toBeLessThanOrEqual(most);
        expect(shift).toBeLessThan(0.05);
      });
    });
