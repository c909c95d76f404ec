import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import type {} from '#storybook/stepping/stepping-api.ts';
import { openByLink, test } from './preview.ts';
import { readIndex } from './recorder.ts';

const LOOKS = [1280, 320].flatMap((width) => ['light', 'dark'].map((theme) => ({ width, theme })));

for (const { id, type, title, name } of Object.values(readIndex()))
  if (type === 'story')
    test(`${id} ${title}: ${name}`, async ({ shared: { context, page, takeProblems } }, info) => {
      const isCompared = info.config.updateSnapshots !== 'all';
      // biome-ignore lint/suspicious/noSkippedTests: A new story has nothing to be compared with.
      test.skip(isCompared && !existsSync(info.snapshotPath(`${id}-320-dark.png`)), 'a new story');
      await context.clock.setFixedTime('2026-06-15T12:00:00Z');
      // Skips accessibility checks.
      const query = `id=${id}&viewMode=story&globals=a11y.manual:!true`;
      if (page.url() === 'about:blank') await openByLink(page, query);
      else await page.evaluate((story) => window.sweep.open(story), id);
      await page.evaluate(async (story) => {
        await window.sweep.problems(story);
        // On a busy machine, an answer takes longer than the screenshots.
        await window.stepping.quiet();
        window.sweep.rest();
      }, id);
      for (const { width, theme } of LOOKS) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate((colours) => {
          document.documentElement.dataset.theme = colours;
        }, theme);
        const options = { fullPage: true, threshold: 0, maxDiffPixels: 0 };
        await expect.soft(page).toHaveScreenshot(`${id}-${width}-${theme}.png`, options);
      }
      takeProblems();
    });
