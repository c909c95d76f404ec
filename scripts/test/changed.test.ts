import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readChange, select } from './changed.ts';

const selectFor = (...files: string[]) => select({ base: 'HEAD', files });
const grepIn = (args: string[] = []) => new RegExp(args.at(-1) ?? '');

function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@reader.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const commit = (...paths: string[]): string => {
    for (const path of paths) write(path, path);
    git('add', '.');
    git('commit', '--quiet', '--message', 'Change');
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet', '--initial-branch', 'main');
  return { folder, write, git, commit };
}

test('lists staged, unstaged, new, deleted and renamed files, but no ignored ones', () => {
  const { folder, write, git, commit } = repository();
  write('.gitignore', 'built\n');
  const base = commit('kept.ts', 'staged.ts', 'edited.ts', 'deleted.ts', 'old.ts');
  write('staged.ts', 'other');
  git('add', '.');
  write('edited.ts', 'other');
  write('with space.ts', 'new');
  write('built', 'new');
  rmSync(join(folder, 'deleted.ts'));
  git('mv', 'old.ts', 'new.ts');
  const files = ['deleted.ts', 'edited.ts', 'new.ts', 'old.ts', 'staged.ts', 'with space.ts'];
  expect(readChange(undefined, folder)).toEqual({ base, files });
});

test('compares with the merge base of the upstream, or with a given revision', () => {
  const { folder, git, commit } = repository();
  const first = commit('first.ts');
  git('switch', '--quiet', '--create', 'topic', '--track', 'main');
  const second = commit('second.ts');
  commit('third.ts');
  git('switch', '--quiet', 'main');
  commit('elsewhere.ts');
  git('switch', '--quiet', 'topic');
  expect(readChange(undefined, folder)).toEqual({ base: first, files: ['second.ts', 'third.ts'] });
  expect(readChange('HEAD~1', folder)).toEqual({ base: second, files: ['third.ts'] });
  expect(() => readChange('nowhere', folder)).toThrow('nowhere');
});

test.each([
  ['machine', 'machines/account/email/email.machine.ts'],
  ['screen', 'src/screens/account/email/Email.tsx'],
])('selects the journeys and stories of a flow for its %s', (_, file) => {
  const { journeys = [], stories, checks } = selectFor(file);
  expect(journeys[0]).toBe('tests/journeys/account/email.spec.ts');
  const opening = journeys.filter((path) => path.endsWith('.spec.ts')).slice(1);
  expect(opening.length).toBeGreaterThan(0);
  expect(opening.filter((path) => !readFileSync(path, 'utf8').includes('/account/email'))).toEqual([]);
  expect('site account/email.spec.ts shows it').toMatch(grepIn(journeys));
  expect('site account/name.spec.ts shows it').not.toMatch(grepIn(journeys));
  expect('site account/name.spec.ts shows it @core').toMatch(grepIn(journeys));
  expect(stories).toEqual(['--project=stories', '--pass-with-no-tests', '--grep', 'Account/Email: ']);
  expect(checks).toEqual({ build: false, contract: false, kit: false });
});

test.each([
  'machines/account/read-subscriber.ports.ts',
  'machines/purchase/checkout/checkout.ports.ts',
  'machines/lib/flow.ts',
  'machines/rules/price/money.ts',
  'mocks/journal/cart/cart.ts',
  'src/app/Form.tsx',
  'package.json',
])('selects the core tests for a change of %s, which flows share', (file) => {
  const { journeys, stories, checks } = selectFor(file, 'machines/account/email/email.machine.ts');
  expect(journeys).toEqual(['--pass-with-no-tests', '--grep', '@core|email\\.spec\\.ts']);
  expect(stories?.at(-1)).toContain('@core|Account/Email: ');
  expect(checks).toMatchObject({ build: true, kit: true });
});

test('adds the stories beside a shared part', () => {
  expect(selectFor('src/parts/form/Field.module.css').stories?.at(-1)).toBe('@core|Parts/Forms/Field: ');
});

test('selects what imports a test helper, and the changed tests themselves', () => {
  expect(selectFor('tests/journeys/support/steps.ts', 'tests/journeys/site/links.spec.ts').journeys).toEqual([
    '--only-changed=HEAD',
    '--pass-with-no-tests',
    '--grep',
    '@core|links\\.spec\\.ts',
  ]);
});

test('selects the core tests of stories and the workbench for a change of the workbench', () => {
  const { journeys, stories } = selectFor('.storybook/preview.tsx', 'tests/journeys/workbench/panel.spec.ts');
  expect(journeys).toBeUndefined();
  expect(stories).toEqual(['--pass-with-no-tests', '--grep', '@core|panel\\.spec\\.ts']);
});

test('lints only the changed files that exist, or all after a change of the configuration', () => {
  const files = ['docs/testing.md', 'scripts/deleted.ts', 'scripts/test.ts'];
  expect(selectFor(...files).lint).toEqual(['--no-errors-on-unmatched', 'docs/testing.md', 'scripts/test.ts']);
  expect(selectFor(...files, 'biome.json').lint).toEqual([]);
});

test('selects the contract check for the contract and what is generated from it', () => {
  expect(selectFor('openapi.yaml').checks.contract).toBe(true);
  expect(selectFor('machines/api/schema.ts').checks.contract).toBe(true);
});

test.each(['conformance/run.ts', 'docs/examples/server.ts'])('runs the conformance kit for %s', (file) => {
  expect(selectFor(file).checks.kit).toBe(true);
});

test.each(['docs/testing.md', 'machines/account/email/email.machine.test.ts'])('opens no browser for %s', (file) => {
  const { journeys, stories, checks } = selectFor(file);
  expect({ journeys, stories, checks }).toEqual({
    journeys: undefined,
    stories: undefined,
    checks: { build: false, contract: false, kit: false },
  });
});

test('knows the room of every widget', async () => {
  const { mounts } = await import('../../src/mounts.ts');
  const machines = Object.values(mounts).map(({ load }) => /screens\/(.+)\//.exec(load.toString())?.[1]);
  for (const room of new Set(machines)) expect(selectFor(`machines/${room}/any.machine.ts`).checks.build).toBe(false);
});
