import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { test as base } from '#fixtures/journeys/host-page.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { browserLaunch } from '#fixtures/world/browser.ts';
import { english } from '#messages/english.ts';
import { examplePages } from '../../../scripts/docs/host-pages.ts';

const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } };

const test = base.extend({
  context: async ({ baseURL }, use, testInfo) => {
    // Not deleted afterwards: the browser may still write to it. Playwright empties the folder before a run.
    const folder = testInfo.outputPath('profile');
    mkdirSync(join(folder, 'Default'), { recursive: true });
    writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(BLOCKED));
    const context = await chromium.launchPersistentContext(folder, { ...browserLaunch('whole'), baseURL });
    await use(context);
    await context.close();
  },
});

const warning = english.page.cookiesOff;
test.use({ failing: ['https://js.stripe.com/'] });

test('without cookies, every page renders and says once what does not work', async ({ page }) => {
  for (const { path } of examplePages()) {
    await visit(page, path.replaceAll(/\{\w+\}/g, 'one'));
    await expect(page.locator('main [data-journal] :is(h1, h2, label, [aria-haspopup=dialog])').first()).toBeVisible();
    await expect(page.getByText(warning)).toHaveCount(1);
  }
  await visit(page, '/login');
  await page.getByRole('main').getByLabel('Email address', { exact: true }).fill('ines@reader.example');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(warning)).toBeVisible();
});
