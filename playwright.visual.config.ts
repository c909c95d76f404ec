import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import workbench from './playwright.workbench.config.ts';

const reports = process.env.VISUAL_FOLDER ?? 'reports/visual';

/** Compares the stories of a built workbench with the screenshots of another one, for `npm run visual`. */
export default defineConfig({
  ...workbench,
  outputDir: join(reports, 'results'),
  snapshotPathTemplate: join(reports, 'before/{arg}{ext}'),
  projects: [{ name: 'visual', testDir: 'tests/stories', testMatch: 'visual/compare.ts' }],
  reporter: [['line'], ['json', { outputFile: join(reports, 'results.json') }]],
});
