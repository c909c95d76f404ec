import { existsSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type {} from '#storybook/stepping/stepping-api.ts';
import { openByLink, test } from '../preview.ts';
import { readStories } from '../recorder.ts';
import { hashOf, type Look, lookOf, readVerdicts, verdictOn } from './verdicts.ts';

const LOOKS = [1280, 320].flatMap((width) => (['light', 'dark'] as const).map((colours) => ({ width, colours })));
const verdicts = process.env.VISUAL_VERDICTS ? readVerdicts(process.env.VISUAL_VERDICTS) : [];

for (const { id, title, name } of readStories())
  test(`${id} ${title}: ${name}`, async ({ shared: { context, page, takeProblems } }, info) => {
    const isCompared = info.config.updateSnapshots !== 'all';
    // biome-ignore lint/suspicious/noSkippedTests: A new story has nothing to be compared with.
    test.skip(isCompared && !existsSync(info.snapshotPath(`${id}-320-dark.png`)), 'a new story');
    await context.clock.setFixedTime('2026-06-15T12:00:00Z');
    // Skips accessibility checks.
    const query = `id=${id}&viewMode=story`;
    if (page.url() === 'about:blank') await openByLink(page, query);
    else await page.evaluate((story) => window.sweep.open(story), id);
    await page.evaluate(async (story) => {
      await window.sweep.problems(story);
      // On a busy machine, an answer takes longer than the screenshots.
      await window.stepping.quiet();
      window.sweep.rest();
    }, id);
    const differences: string[] = [];
    for (const { width, colours } of LOOKS) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((theme) => {
        document.documentElement.dataset.theme = theme;
      }, colours);
      const look: Look = { story: id, width, colours };
      const options = { fullPage: true, threshold: 0, maxDiffPixels: 0 };
      try {
        await expect(page).toHaveScreenshot(`${lookOf(look)}.png`, options);
      } catch (error) {
        // Playwright shortens long names, but not their ends.
        const after = info.attachments.find((each) => each.name.endsWith(`-${width}-${colours}-actual.png`))?.path;
        if (after === undefined) throw error;
        const { verdict, note } = verdictOn(verdicts, look, hashOf(readFileSync(after))) ?? { verdict: 'open' };
        if (verdict !== 'approved')
          differences.push(`${width} px, ${colours}: ${[verdict, note].filter(Boolean).join(' – ')}`);
      }
    }
    takeProblems();
    info.annotations.push({ type: 'compared' });
    expect(differences).toEqual([]);
  });
