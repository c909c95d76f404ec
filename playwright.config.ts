import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { type Build, browserLaunch, guard } from '#fixtures/world/browser.ts';
import { freePort } from '#fixtures/world/free-port.ts';

/** Skips the host pages, whose production build takes longer than a few journeys. */
const isOnSite = process.env.JOURNEYS_ON === 'site';
const site = await freePort('JOURNEYS_PORT');
const hostSite = await freePort('JOURNEYS_HOST_PORT');
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
  // A third one would only take time from the other two, on two cores.
  workers: 2,
  timeout: 600_000,
  expect: { timeout: guard },
  reporter: [['list'], ['json', { outputFile: 'reports/journeys.json' }]],
  use: {
    baseURL: at(site),
    launchOptions: launch('shell'),
    actionTimeout: guard,
    // Saves a sixth of the time. Use `--trace retain-on-failure` to debug.
    trace: 'off',
  },
  metadata: { hostSite: at(hostSite) },
  // The longest first, so that the workers finish together.
  projects: [
    // One worker, since each one starts its own browser.
    { name: 'bfcache', testIgnore: WORKBENCH, grep: BFCACHE, workers: 1, use: { launchOptions: launch('whole') } },
    {
      name: 'site',
      testIgnore: isOnSite ? [HOST_PAGES, WORKBENCH] : WORKBENCH,
      grepInvert: BFCACHE,
    },
  ],
  webServer: [
    serve(`node tests/journeys/journeys-site.ts ${site}`, site),
    ...(isOnSite ? [] : [serve(`node scripts/host-site.ts ${hostSite}`, hostSite)]),
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
      // Blocks outside hosts; requests to them still show up. `journal.test` is a site over plain HTTP.
      '--host-resolver-rules=MAP journal.test localhost, MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
    // Playwright disables bfcache by default; readers have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
}

type Server = Extract<PlaywrightTestConfig['webServer'], { command: string }>;

function serve(command: string, port: number): Server {
  // A site removes its folder when it is told to stop.
  const gracefulShutdown = { signal: 'SIGTERM', timeout: 10_000 } as const;
  return { command, url: at(port), reuseExistingServer: false, timeout: 600_000, gracefulShutdown };
}

function at(port: number): string {
  return `http://localhost:${port}`;
}
