import { defineConfig } from '@playwright/test';
import { browserLaunch, guard } from '#fixtures/world/browser.ts';
import { freePort } from '#fixtures/world/free-port.ts';

const port = await freePort('PACKAGE_PORT');
const site = `http://localhost:${port}`;
const { args, ...launch } = browserLaunch();

export default defineConfig({
  testDir: 'tests/package',
  outputDir: 'node_modules/.cache/package-results',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 1,
  timeout: 600_000,
  expect: { timeout: guard },
  reporter: [['list'], ['json', { outputFile: 'reports/package.json' }]],
  use: {
    baseURL: site,
    actionTimeout: guard,
    // Blocks outside hosts; requests to them still show up.
    launchOptions: { ...launch, args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'] },
  },
  webServer: {
    command: `node tests/package/site.ts ${port}`,
    url: `${site}/ready`,
    reuseExistingServer: false,
    // Includes installing the packages, possibly on a busy machine.
    timeout: 600_000,
  },
});
