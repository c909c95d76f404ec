import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import type { StoryIndex } from 'storybook/internal/types';
import { transformWithOxc } from 'vite';
import { hashOf, type Look, lookOf, type Verdict } from './verdicts.ts';

export type Stories = StoryIndex['entries'];

/** A hash or a name, and a date. */
export interface Build {
  name: string;
  date: string;
}

export interface Difference extends Look {
  title: string;
  before: string;
  picture: string;
  changes: string;
  /** The last verdict, perhaps on another picture. */
  last?: Verdict;
}

export interface Report {
  /** Changes with the content, so that the browser does not restore verdicts on another comparison. */
  id: string;
  base: Build;
  compared: Build;
  differences: Difference[];
  added: string[];
  removed: string[];
  failed: string[];
  /** Verdicts on looks that did not differ or were not compared. */
  others: Verdict[];
}

interface Comparison extends Pick<Report, 'base' | 'compared'> {
  before: Stories;
  after: Stories;
  /** The IDs of the base's stories that were selected. */
  photographed: string[];
  results: JSONReport;
  verdicts: Verdict[];
}

/** Returns the content of the page, and the files of its pictures by their hashes. */
export function reportOf({ base, compared, ...all }: Comparison): [Report, Map<string, string>] {
  const files = new Map<string, string>();
  const titleOf = (id: string, { [id]: entry } = all.after) => `${entry?.title.replaceAll('/', ' / ')}: ${entry?.name}`;
  const removed = all.photographed.filter((id) => !all.after[id]).map((id) => titleOf(id, all.before));
  const differences: Difference[] = [];
  const [added, failed]: [string[], string[]] = [[], []];
  for (const { title, tests } of all.results.suites.flatMap(({ specs }) => specs)) {
    const story = title.split(' ', 1)[0] ?? '';
    const { status, annotations = [], attachments = [] } = tests[0]?.results[0] ?? {};
    if (status === 'skipped') added.push(titleOf(story));
    else if (!annotations.some(({ type }) => type === 'compared')) failed.push(titleOf(story));
    for (const { name } of attachments) {
      const [, width, colours] = /-(\d+)-(light|dark)-actual\.png$/.exec(name) ?? [];
      if (colours !== 'light' && colours !== 'dark') continue;
      const look: Look = { story, width: Number(width), colours };
      const [before, picture, changes] = ['expected', 'actual', 'diff'].map((kind) => {
        const file = attachments.find((each) => each.name === name.replace(/actual(?=\.png$)/, kind))?.path ?? '';
        const hash = hashOf(readFileSync(file));
        files.set(hash, file);
        return hash;
      }) as [string, string, string];
      const last = all.verdicts.find((each) => lookOf(each) === lookOf(look));
      differences.push({ ...look, title: titleOf(story), before, picture, changes, last });
    }
  }
  const shown = new Set(differences.map(lookOf));
  const others = all.verdicts.filter((each) => !shown.has(lookOf(each)));
  const content = { base, compared, differences, added, removed, failed, others };
  return [{ id: hashOf(JSON.stringify(content)), ...content }, files];
}

/** Writes a page that needs no other file. */
export async function writePage(file: string, report: Report, pictures: Map<string, string>): Promise<void> {
  const part = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  const { code } = await transformWithOxc(part('page.ts'), 'page.ts', { sourcemap: false });
  const [head = '', foot = ''] = part('page.html').split('<!-- content -->');
  const element = (attributes: string, text: string) =>
    appendFileSync(file, `<script ${attributes}>${text}</script>\n`);
  writeFileSync(
    file,
    head.replace('/* page.css */', () => part('page.css')),
  );
  // One by one, since together they may be longer than a string can be.
  for (const [hash, path] of pictures) {
    const png = readFileSync(path);
    element(`type="text/plain" id="p${hash}" data-height="${png.readUInt32BE(20)}"`, png.toString('base64'));
  }
  element('type="application/json" id="report"', JSON.stringify(report).replaceAll('<', '\\u003c'));
  element('type="module"', code);
  appendFileSync(file, foot);
}
