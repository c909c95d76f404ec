import { defineConfig } from '@playwright/test';
import { browserLaunch, guard } from '#fixtures/world/browser.ts';
import { freePort } from '#fixtures/world/free-port.ts';

const port = await freePort('WORKBENCH_PORT');
/** The folder of the built Storybook and the address it is served at. */
export const folder = process.env.WORKBENCH_FOLDER ?? 'storybook-static';
export const site = `http://localhost:${port}`;
const build = process.env.WORKBENCH_FOLDER ? [] : ['npm run build:storybook'];

export default defineConfig({
  // Playwright empties it before a run.
  outputDir: 'node_modules/.cache/workbench-results',
  testMatch: '**/*.spec.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  retries: 0,
  // A third one would only take time from the other two, on two cores.
  workers: 2,
  timeout: 600_000,
  expect: { timeout: guard },
  // The longest first, so that the workers finish together.
  projects: [
    // One worker, since a new page compiles all of Storybook again.
    { name: 'workbench', testDir: 'tests/journeys/workbench', workers: 1 },
    { name: 'stories', testDir: 'tests/stories' },
  ],
  reporter: [['list'], ['json', { outputFile: 'reports/workbench.json' }], ['./tests/stories/recorder.ts']],
  use: {
    baseURL: site,
    actionTimeout: guard,
    viewport: { width: 1600, height: 1000 },
    launchOptions: browserLaunch(),
  },
  webServer: {
    command: [...build, `node scripts/storybook-site.ts ${folder} ${port}`].join(' && '),
    url: site,
    reuseExistingServer: false,
    // Includes building Storybook, possibly on a busy machine.
    timeout: 600_000,
  },
});
