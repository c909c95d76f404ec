import { globSync, readFileSync } from 'node:fs';
import { expect, type Page, type TestInfo } from '@playwright/test';
import type { StoryRef } from '../../.storybook/coverage/coverage.ts';
import { judge } from '../../mocks/contract/check.ts';
import type { Run } from '../../scripts/workbench/record.ts';
import { open, settled, test } from './preview.ts';
import { RUN, readIndex, readRecord, refOf } from './recorder.ts';

const entries = readIndex();
const record = readRecord();

for (const entry of Object.values(entries)) {
  const { id, type, title, name, tags = [] } = entry;
  if (type === 'story')
    test(`${title}: ${name}`, async ({ preview: { page, takeProblems } }, info) => {
      expect([...(await open(page, id)), ...takeProblems()]).toEqual([]);
      const promised = tags.flatMap((tag) => /^reply:(.+)/.exec(tag)?.[1] ?? []);
      await expect.poll(() => page.evaluate(() => window.sweep.replies())).toEqual(expect.arrayContaining(promised));
      await keepsRecord(page, refOf(entry), info);
      const exchanges = await page.evaluate(() => window.sweep.takeExchanges());
      expect(exchanges.flatMap((exchange) => judge(exchange, 'browser'))).toEqual([]);
    });
}

/** Checks a story against its record, or records it if Playwright updates snapshots. */
async function keepsRecord(page: Page, story: StoryRef, info: TestInfo): Promise<void> {
  const deeds = () => page.evaluate(() => window.sweep.deeds());
  if (info.config.updateSnapshots === 'all') {
    const run: Run = { ...story, deeds: await settled(deeds) };
    await info.attach(RUN, { body: JSON.stringify(run), contentType: 'application/json' });
    return;
  }
  const recorded = record[story.file]?.[story.name] ?? {};
  await expect
    .poll(async () => {
      const done = await deeds();
      return DEEDS.flatMap((deed) => (recorded[deed] ?? []).filter((what) => !done[deed].includes(what)));
    })
    .toEqual([]);
}

const DEEDS = ['rests', 'passes', 'takes'] as const;

test('every journey left to a story names an existing one', () => {
  const named = globSync('tests/journeys/*/*.spec.ts')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/playedBy\('([^']+)'/g)])
    .map(([, id = '']) => id);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !(id in entries))).toEqual([]);
});
