import { expect, test } from '@playwright/test';
import { violations } from '#fixtures/journeys/journey.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { answering, type Listening, listen } from '#mocks/http/serve.ts';
import { createJournal } from '#mocks/journal/journal.ts';

// Uses Playwright's own `test`, because the journeys' fixture expects pages with widgets.

let server: Listening;

test.beforeAll(async () => {
  server = await listen(answering(createJournal({ keepsCookies: true })));
});
test.afterAll(() => server.close());

for (const [width, colorScheme] of [
  [320, 'light'],
  [1280, 'dark'],
] as const)
  test(`the console is accessible and fits at ${width} px, ${colorScheme} [BEYOND-115]`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 640 });
    await page.request.post(new URL('/api/access/reset-password', server.url).href, {
      data: { email: 'noor@reader.example' },
    });
    await visit(page, new URL('/__journal', server.url).href);
    for (const summary of await page.locator('summary').all()) await summary.press('Enter');
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
