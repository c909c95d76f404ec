import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import type { StoryRecord, StoryRef } from '../../.storybook/record/record.ts';
import { folder } from '../../playwright.workbench.config.ts';
import { type Run, textOf, updated } from '../../scripts/workbench/record.ts';

export const RUN = 'run';

const FILE = '.storybook/record/record.gen.json';

export const readIndex = (): StoryIndex['entries'] =>
  (JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StoryIndex).entries;

export const isPage = ({ tags = [] }: IndexEntry): boolean => tags.includes('page');

/** The stories of pages and components, without the pages about them. */
export const readStories = () =>
  Object.values(readIndex()).flatMap((entry) => (entry.type === 'story' && !isPage(entry) ? [entry] : []));

export const readRecord = (): StoryRecord => JSON.parse(readFileSync(FILE, 'utf8')) as StoryRecord;

export const refOf = (entry: IndexEntry): StoryRef => ({
  file: entry.importPath.replace('./', ''),
  name: entry.type === 'story' ? (entry.exportName ?? '') : '',
});

/** With Playwright's `--update-snapshots`, writes what the stories did into the record. */
// biome-ignore lint/style/noDefaultExport: Playwright requires it of a reporter.
export default class Recorder implements Reporter {
  readonly #runs: Run[] = [];
  #isRecording = false;

  onBegin({ updateSnapshots }: FullConfig): void {
    this.#isRecording = updateSnapshots === 'all';
  }

  onTestEnd(_: TestCase, { status, attachments }: TestResult): void {
    const body = attachments.find(({ name }) => name === RUN)?.body;
    if (body && status === 'passed') this.#runs.push(JSON.parse(body.toString()) as Run);
  }

  onEnd(): void {
    if (!this.#isRecording) return;
    const there = new Set(Object.values(readIndex()).map((entry) => JSON.stringify(refOf(entry))));
    writeFileSync(FILE, textOf(updated(readRecord(), this.#runs, (story) => there.has(JSON.stringify(story)))));
  }
}
