import { expect, test } from '@playwright/test';
import { violations } from '#fixtures/journeys/journey.ts';
import { visit, visitUnscripted } from '#fixtures/journeys/visit.ts';
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the console works by keyboard, from a mail to the new password [BEYOND-115]', async ({ page }) => {
    const status = page.getByRole('status');
    await visitUnscripted(page, new URL('/__journal', server.url).href);
    await page.getByRole('button', { name: 'Reset everything' }).press('Enter');
    await expect(status).toHaveText('Everything is reset.');
    await expect(page.getByText('No mail yet.')).toBeVisible();
    await page.request.post(new URL('/api/access/reset-password', server.url).href, {
      data: { email: 'noor@reader.example' },
    });
    await page.getByRole('button', { name: 'Log in as Noor Rahman' }).press('Enter');
    await expect(status).toHaveText('You switched readers.');
    await page.getByLabel('Scenario of this session').selectOption('card-declined');
    await page.getByRole('button', { name: 'Enter' }).press('Enter');
    await expect(status).toHaveText('You switched scenarios.');
    await page.getByRole('button', { name: 'Advance' }).press('Enter');
    await expect(status).toHaveText('The clock is set.');
    await page.getByRole('link', { name: '/password?token=' }).press('Enter');
    await page.getByLabel('New password').fill('battery staple');
    await page.getByLabel('New password').press('Enter');
    await expect(status).toHaveText('Your password is set.');
  });
});
