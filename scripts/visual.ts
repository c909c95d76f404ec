import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { JSONReport } from '@playwright/test/reporter';
import type { StoryIndex } from 'storybook/internal/types';
import { freePort } from '#fixtures/world/free-port.ts';
import { type Build, reportOf, writePage } from '../tests/stories/visual/report.ts';
import { readVerdicts, type Verdict } from '../tests/stories/visual/verdicts.ts';

// Compares the looks of stories with another commit, or with a built workbench. Exits with 1 if a difference is not approved.

/** Built workbenches of other commits. Not below node_modules, where Storybook ignores stories. */
const CACHE = '.cache/visual';
const shell = process.platform === 'win32';
const reports = process.env.VISUAL_FOLDER ?? 'reports/visual';

const { base, file, grep, verdicts } = asked();
const port = String(await freePort('VISUAL_PORT'));
const isFolder = existsSync(join(base, 'index.json'));
const before = isFolder ? base : builtFrom(base);
const after = process.env.WORKBENCH_FOLDER ?? build('.');
rmSync(reports, { recursive: true, force: true });
process.exitCode = photograph(before, '--update-snapshots=all', '--pass-with-no-tests');
if (process.exitCode === 0) {
  process.exitCode = photograph(after);
  const [report, pictures] = reportOf({
    base: isFolder ? buildIn(base) : buildOf(base),
    compared: process.env.WORKBENCH_FOLDER ? buildIn(after) : buildOf('HEAD', git('status', '--porcelain') !== ''),
    before: storiesIn(before),
    after: storiesIn(after),
    photographed: globSync(join(reports, 'before/*-320-dark.png')).map((path) => basename(path, '-320-dark.png')),
    results: JSON.parse(readFileSync(join(reports, 'results.json'), 'utf8')) as JSONReport,
    verdicts,
  });
  await writePage(join(reports, 'index.html'), report, pictures);
  console.log(`${report.differences.length} differences: ${join(reports, 'index.html')}`);
}

function asked(): { base: string; file?: string; grep?: string; verdicts: Verdict[] } {
  try {
    const options = { verdicts: { type: 'string' }, grep: { type: 'string', short: 'g' } } as const;
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    if (positionals[0] === undefined || positionals.length > 1) throw new Error('Name one commit to compare with.');
    const list = values.verdicts === undefined ? [] : readVerdicts(values.verdicts);
    return { base: positionals[0], file: values.verdicts, grep: values.grep, verdicts: list };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('npm run visual -- BASE [--verdicts FILE] [-g PATTERN]');
    process.exit(2);
  }
}

/** Takes the screenshots of a built workbench, and compares them if it is not the first. */
function photograph(folder: string, ...more: string[]): number {
  const args = ['test', '--config', 'playwright.visual.config.ts', ...(grep ? ['-g', grep] : []), ...more];
  const env = {
    ...process.env,
    WORKBENCH_FOLDER: folder,
    // The same for both, since some codes and links contain it, and not that of a test run around this one.
    WORKBENCH_PORT: port,
    VISUAL_FOLDER: reports,
    VISUAL_VERDICTS: file ?? '',
  };
  return spawnSync('playwright', args, { env, shell, stdio: 'inherit' }).status ?? 1;
}

function storiesIn(folder: string): StoryIndex['entries'] {
  return (JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StoryIndex).entries;
}

function buildIn(folder: string): Build {
  return { name: 'a built folder', date: statSync(join(folder, 'index.json')).mtime.toISOString() };
}

function buildOf(revision: string, isChanged = false): Build {
  const [name = '', date = ''] = git('show', '--no-patch', '--format=%h %cI', revision).split(' ');
  return { name: isChanged ? `${name} with uncommitted changes` : name, date };
}

/** Returns the workbench of a commit, built in a separate worktree and cached. */
function builtFrom(revision: string): string {
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`);
  const folder = resolve(CACHE, commit);
  if (existsSync(join(folder, 'index.json'))) return folder;
  const tree = resolve(CACHE, `${commit}.tree`);
  run('git', ['worktree', 'add', '--detach', '--force', tree, commit]);
  try {
    const [own, other] = ['.', tree].map((root) => readFileSync(join(root, 'package-lock.json'), 'utf8'));
    if (own === other) symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
    else run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], tree);
    renameSync(build(tree), folder);
  } finally {
    run('git', ['worktree', 'remove', '--force', tree]);
  }
  return folder;
}

function build(root: string): string {
  run('npm', ['run', '--silent', 'build:storybook'], root);
  return resolve(root, 'storybook-static');
}

function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8' }).trim();
}

function run(command: string, words: string[], cwd = '.'): void {
  execFileSync(command, words, { cwd, shell, stdio: 'inherit' });
}
