import { expect, type Page, test } from '@playwright/test';
import { ines, logIn, openTab } from '#fixtures/journeys/entry.ts';
import { requests } from '#mocks/replies.ts';

async function logsIn(page: Page): Promise<void> {
  await openTab(page, 'Password Login');
  await logIn(page, requests.logIn.login.body.password);
  await expect(page).toHaveURL('/');
  expect(await page.locator('#journal-data').textContent()).toContain(ines.email);
}

function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', ({ message }) => heard.push(message));
  page.on('console', (message) => heard.push(message.text()));
  return heard;
}

for (const project of ['vite', 'plain', 'ssr'])
  test(`logs a reader in on the page of the ${project} project [BEYOND-88]`, async ({ page }) => {
    const heard = listen(page);
    await page.goto(`/${project}/`);
    await expect(page.getByRole('tablist')).toBeVisible();
    // The widget's styles are loaded.
    await expect(page.getByRole('tablist')).toHaveCSS('display', 'flex');
    await logsIn(page);
    expect(heard).toEqual([]);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of the ssr project shows its widget [BEYOND-88]', async ({ page }) => {
    await page.goto('/ssr/');
    await expect(page.getByRole('tab', { name: 'Password Login' })).toBeVisible();
  });
});

test('installs seven packages, including React [BEYOND-89]', async ({ request }) => {
  expect((await (await request.get('/installed.json')).json()).toSorted()).toEqual([
    '@ember-days/quarterly',
    '@xstate/react',
    'react',
    'react-dom',
    'scheduler',
    'use-isomorphic-layout-effect',
    'use-sync-external-store',
    'xstate',
  ]);
});
