import { defineConfig } from '@playwright/test';
import { browserLaunch } from './tests/support/browser.ts';

const port = Number(process.env.JOURNEYS_PORT ?? 4173);
const isCI = Boolean(process.env.CI);

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  forbidOnly: isCI,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/journeys.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Readers go back into pages the browser kept; Playwright would switch that off.
    launchOptions: { ...browserLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
    trace: isCI ? 'off' : 'retain-on-failure',
  },
  webServer: {
    command: `vite --port ${port} --strictPort`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
