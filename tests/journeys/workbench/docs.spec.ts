import { expect } from '@playwright/test';
import { readIndex } from '../../stories/recorder.ts';
import { test } from './tester.ts';

const pages = Object.values(readIndex()).filter(({ type }) => type === 'docs');

test.use({ viewport: { width: 1280, height: 768 } });

for (const colorScheme of ['light', 'dark'] as const)
  test(`docs pages are at most 4,000 px long, without console errors, and ${colorScheme} [BEYOND-110]`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.emulateMedia({ colorScheme });
    for (const { id } of pages) {
      await page.goto(`/iframe.html?id=${id}&viewMode=docs`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { height, colour } = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        colour: getComputedStyle(document.querySelector('.sbdocs-wrapper') ?? document.body).backgroundColor,
      }));
      expect(height, id).toBeLessThanOrEqual(4_000);
      const [red = 0] = (colour.match(/\d+/g) ?? []).map(Number);
      expect(red < 128 ? 'dark' : 'light', id).toBe(colorScheme);
    }
    expect(problems).toEqual([]);
  });
