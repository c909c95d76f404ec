import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from '#fixtures/world/browser.ts';
import workbench from './playwright.workbench.config.ts';

const { args, ...launch } = browserLaunch();
const reports = process.env.VISUAL_FOLDER ?? 'reports/visual';

/** Compares the stories of a built workbench with the screenshots of another one, for `npm run visual`. */
export default defineConfig({
  ...workbench,
  outputDir: join(reports, 'results'),
  snapshotPathTemplate: join(reports, 'before/{arg}{ext}'),
  // Redrawing only what changed on a page gives other pixels at its edges than drawing the whole page.
  use: { ...workbench.use, launchOptions: { ...launch, args: [...args, '--disable-partial-raster'] } },
  projects: [{ name: 'visual', testDir: 'tests/stories', testMatch: 'visual/compare.ts' }],
  reporter: [['line'], ['json', { outputFile: join(reports, 'results.json') }]],
});
