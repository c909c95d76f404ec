import { defineConfig } from '@playwright/test';
import { browserLaunch } from './tests/support/browser.ts';

const port = Number(process.env.WORKBENCH_PORT ?? 6106);
const folder = process.env.WORKBENCH_FOLDER ?? 'storybook-static';
// A Storybook that was built a moment ago may be looked at as it is.
const build = process.env.WORKBENCH_FOLDER ? [] : ['npm run build:storybook'];

export default defineConfig({
  testDir: 'tests/journeys/workbench',
  outputDir: 'node_modules/.cache/workbench',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/workbench.json' }]],
  use: { baseURL: `http://localhost:${port}`, viewport: { width: 1600, height: 1000 }, launchOptions: browserLaunch() },
  webServer: {
    command: [...build, `node scripts/storybook-site.ts ${folder} ${port}`].join(' && '),
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    // Storybook is built first, on a machine that may be busy.
    timeout: 180_000,
  },
});
