import { expect } from '@playwright/test';
import { AXE } from '../../stories/preview.ts';
import { isPage, readIndex } from '../../stories/recorder.ts';
import { test } from './tester.ts';

const [first = '', ...others] = Object.values(readIndex()).flatMap((entry) => (isPage(entry) ? [entry.id] : []));

test.use({ viewport: { width: 1280, height: 768 } });

for (const colorScheme of ['light', 'dark'] as const)
  test(`pages are at most 4,000 px long, accessible, without console errors, and ${colorScheme} [BEYOND-110]`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.emulateMedia({ colorScheme });
    await page.goto(`/iframe.html?id=${first}&viewMode=story&globals=${AXE}`);
    await page.waitForFunction(() => 'sweep' in window);
    for (const id of [first, ...others]) {
      if (id !== first) await page.evaluate((story) => window.sweep.open(story), id);
      problems.push(...(await page.evaluate((story) => window.sweep.problems(story), id)));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { height, colour } = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        colour: getComputedStyle(document.querySelector('main') ?? document.body).backgroundColor,
      }));
      expect(height, id).toBeLessThanOrEqual(4_000);
      const [red = 0] = (colour.match(/\d+/g) ?? []).map(Number);
      expect(red < 128 ? 'dark' : 'light', id).toBe(colorScheme);
    }
    expect(problems).toEqual([]);
  });
