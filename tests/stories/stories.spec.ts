import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { StoryIndex } from 'storybook/internal/types';
import { judge } from '../../mocks/contract/check.ts';
import { folder } from '../../playwright.workbench.config.ts';
import { open, test } from './preview.ts';

const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StoryIndex;

for (const { id, type, title, name, tags = [] } of Object.values(entries))
  if (type === 'story')
    test(`${title}: ${name}`, async ({ preview: { page, takeProblems } }) => {
      expect([...(await open(page, id)), ...takeProblems()]).toEqual([]);
      const promised = tags.filter((tag) => /^(state|reply):/.test(tag));
      await expect.poll(() => page.evaluate(() => window.sweep.happened())).toEqual(expect.arrayContaining(promised));
      const exchanges = await page.evaluate(() => window.sweep.takeExchanges());
      expect(exchanges.flatMap((exchange) => judge(exchange, 'browser'))).toEqual([]);
    });

test('every journey that is left to a story names one that there is', () => {
  const named = globSync('tests/journeys/*/*.spec.ts')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/playedBy\('([^']+)'/g)])
    .map(([, id = '']) => id);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !(id in entries))).toEqual([]);
});
