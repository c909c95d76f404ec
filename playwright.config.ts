import { defineConfig } from '@playwright/test';
import { type Build, browserLaunch, guard } from './tests/support/browser.ts';
import { isFull } from './tests/support/effort.ts';
import { PLAYED } from './tests/support/played-by.ts';

/** Without the pages of a host, whose production build takes longer than a few journeys. */
const isOnSite = process.env.JOURNEYS_ON === 'site';
const port = Number(process.env.JOURNEYS_PORT ?? 4173);
/** What is tried on the pages of a host, in the production build. */
const HOST_PAGES = /[\\/]host-\w+\.spec\.ts$/;
/** What needs a browser that keeps the page that was left for Back, as the headless shell does not. */
const BFCACHE = /@bfcache/;
/** What has a site, and a configuration, of its own. */
const WORKBENCH = /[\\/]workbench[\\/]/;

export default defineConfig({
  testDir: 'tests/journeys',
  // The helpers have unit tests beside them.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  retries: 0,
  // One more than the cores: a journey spends part of its time waiting for polls and animations.
  workers: 3,
  timeout: 600_000,
  expect: { timeout: guard },
  reporter: [['list'], ['json', { outputFile: 'reports/journeys.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: launch('shell'),
    actionTimeout: guard,
    // `--trace retain-on-failure` keeps what led to a failure, and takes a sixth more time.
    trace: 'off',
  },
  metadata: { developmentSite: `http://localhost:${port + 1}`, hostSite: `http://localhost:${port + 2}` },
  // What takes long begins first, so that the workers end together.
  projects: [
    { name: 'bfcache', testIgnore: WORKBENCH, grep: BFCACHE, use: { launchOptions: launch('whole') } },
    {
      name: 'site',
      testIgnore: isOnSite ? [HOST_PAGES, WORKBENCH] : WORKBENCH,
      grepInvert: isFull ? BFCACHE : [BFCACHE, new RegExp(PLAYED)],
    },
  ],
  webServer: [
    serve(`node scripts/journeys-site.ts ${port}`, port),
    // As `npm start` serves it, for the one journey that shows that this works too.
    serve(`vite --port ${port + 1} --strictPort`, port + 1),
    // The production build, as a host serves it.
    ...(isOnSite ? [] : [serve(`node scripts/host-site.ts ${port + 2}`, port + 2)]),
  ],
});

function launch(build: Build) {
  const { args, ...rest } = browserLaunch(build);
  return {
    ...rest,
    args: [
      ...args,
      // Tabs in separate processes see each other's storage some milliseconds late, so one journal would overwrite the other.
      '--process-per-site',
      // Nothing outside can be reached, and asking for it still shows.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
    // Readers go Back to pages the browser kept; Playwright would turn that off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
}

function serve(command: string, at: number) {
  return { command, url: `http://localhost:${at}/`, reuseExistingServer: false, timeout: 600_000 };
}
