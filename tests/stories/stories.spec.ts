import { expect } from '@playwright/test';
import { CORE } from '#fixtures/world/effort.ts';
import { checkExchange } from '../../mocks/contract/check.ts';
import type { Run } from '../../scripts/workbench/record.ts';
import { coreStories } from './core-stories.ts';
import { open, settled, test } from './preview.ts';
import { RUN, readRecord, readStories, refOf } from './recorder.ts';

const record = readRecord();
const stories = readStories().map((entry) => {
  const ref = refOf(entry);
  return { ...entry, ref, deeds: record[ref.file]?.[ref.name] ?? {} };
});
const core = coreStories(
  stories.map(({ ref: { file }, deeds: { rests = [] }, ...entry }) => ({ ...entry, file, rests })),
);

for (const { id, title, name, ref, deeds } of stories)
  test(`${title}: ${name}`, { tag: core.has(id) ? CORE : [] }, async ({ preview: { page, takeProblems } }, info) => {
    const isRecording = info.config.updateSnapshots === 'all';
    const { problems, missing, exchanges } = await open(page, id, isRecording ? {} : deeds);
    expect([...problems, ...takeProblems()]).toEqual([]);
    expect(missing).toEqual([]);
    expect(exchanges.flatMap((exchange) => checkExchange(exchange, 'browser'))).toEqual([]);
    if (!isRecording) return;
    const run: Run = { ...ref, deeds: await settled(() => page.evaluate(() => window.sweep.deeds())) };
    await info.attach(RUN, { body: JSON.stringify(run), contentType: 'application/json' });
  });
