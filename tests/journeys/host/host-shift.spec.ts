import { expect, type Page } from '@playwright/test';
import { test } from '#fixtures/journeys/host-page.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';
import { examplePages } from '../../../scripts/docs/host-pages.ts';

/** The largest layout shift score allowed. */
const LIMIT = 0.001;

interface Shift {
  value: number;
  moved: string[];
}

async function shiftsOf(page: Page, address: string): Promise<Shift[]> {
  await visit(page, address);
  await page.waitForLoadState('networkidle');
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

const addresses = examplePages().map(({ address }) => address);
/** The pages that have columns where there is room. */
const WITH_COLUMNS = ['/', '/articles/keepers-of-the-light', '/store', '/subscribe', '/donate', '/account'];

for (const [width, paths] of [
  [360, addresses],
  [1280, WITH_COLUMNS],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const address of paths)
      test(`${address} has no layout shift on a first or second visit [BEYOND-70]`, {
        tag: width === 1280 && address === '/subscribe' ? CORE : [],
      }, async ({ page }) => {
        for (const visit of ['first', 'second']) {
          const shifts = await shiftsOf(page, address);
          const sum = shifts.reduce((all, { value }) => all + value, 0);
          expect(sum <= LIMIT ? [] : shifts, `${visit} visit`).toEqual([]);
        }
      });
  });
