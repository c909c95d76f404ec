import { defineConfig } from '@playwright/test';
import { type Build, browserLaunch, guard } from './tests/support/browser.ts';
import { isAtLeastFull } from './tests/support/effort.ts';
import { PLAYED } from './tests/support/played-by.ts';

/** Skips the host pages, whose production build takes longer than a few journeys. */
const isOnSite = process.env.JOURNEYS_ON === 'site';
const port = Number(process.env.JOURNEYS_PORT ?? 4173);
/** Journeys that need the production build on a host's pages. */
const HOST_PAGES = /[\\/]host-\w+\.spec\.ts$/;
/** Journeys that need bfcache, which the headless shell lacks. */
const BFCACHE = /@bfcache/;
const WORKBENCH = /[\\/]workbench[\\/]/;

export default defineConfig({
  testDir: 'tests/journeys',
  // The helpers' unit tests are in the same folder.
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
    // Saves a sixth of the time. Use `--trace retain-on-failure` to debug.
    trace: 'off',
  },
  metadata: { developmentSite: `http://localhost:${port + 1}`, hostSite: `http://localhost:${port + 2}` },
  // The longest first, so that the workers finish together.
  projects: [
    { name: 'bfcache', testIgnore: WORKBENCH, grep: BFCACHE, use: { launchOptions: launch('whole') } },
    {
      name: 'site',
      testIgnore: isOnSite ? [HOST_PAGES, WORKBENCH] : WORKBENCH,
      grepInvert: isAtLeastFull ? BFCACHE : [BFCACHE, new RegExp(PLAYED)],
    },
  ],
  webServer: [
    serve(`node scripts/journeys-site.ts ${port}`, port),
    // The server of `npm start`, for the one journey that covers it.
    serve(`vite --port ${port + 1} --strictPort`, port + 1),
    ...(isOnSite ? [] : [serve(`node scripts/host-site.ts ${port + 2}`, port + 2)]),
  ],
});

function launch(build: Build) {
  const { args, ...rest } = browserLaunch(build);
  return {
    ...rest,
    args: [
      ...args,
      // Separate processes would see each other's storage with a delay of some ms, and one journal could overwrite the
      // other.
      '--process-per-site',
      // Blocks outside hosts; requests to them still show up.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
    // Playwright disables bfcache by default; readers have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
}

function serve(command: string, at: number) {
  return { command, url: `http://localhost:${at}/`, reuseExistingServer: false, timeout: 600_000 };
}
