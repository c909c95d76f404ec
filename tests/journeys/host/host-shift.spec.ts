import { expect, type Page } from '@playwright/test';
import { examplePages } from '../../../scripts/docs/host-pages.ts';
import { isHydrated } from '../support/details.ts';
import { test } from '../support/host-page.ts';
import { visit } from '../support/visit.ts';

/** The largest layout shift score allowed. */
const LIMIT = 0.001;

interface Shift {
  value: number;
  moved: string[];
}

async function shiftsOf(page: Page, address: string): Promise<Shift[]> {
  await visit(page, address);
  await page.waitForLoadState('networkidle');
  await isHydrated(page);
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        const shifts: Shift[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
            shifts.push({
              value: entry.value,
              moved: entry.sources.map(({ node }) => (node instanceof Element ? node.className : String(node))),
            });
        }).observe({ type: 'layout-shift', buffered: true });
        // Entries are delivered before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
  );
}

// One page renders the payment form from the start, and its provider is unreachable here.
test.use({ failing: ['https://js.stripe.com/'] });

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const { address } of examplePages())
      test(`${address} has no layout shift on a first or second visit [BEYOND-70]`, async ({ page }) => {
        for (const visit of ['first', 'second']) {
          const shifts = await shiftsOf(page, address);
          const sum = shifts.reduce((all, { value }) => all + value, 0);
          expect(sum <= LIMIT ? [] : shifts, `${visit} visit`).toEqual([]);
        }
      });
  });
