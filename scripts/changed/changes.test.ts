import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readChanges, readTree, removedTexts } from './changes.ts';

let folder = '';
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@reader.example', ...args], { cwd: folder });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function commit(...paths: string[]): void {
  for (const path of paths) write(path, `export const words = 'Save ${path}';\n`);
  git('add', '.');
  git('commit', '--quiet', '--message', 'Change');
}

test('lists staged, unstaged, new, deleted and renamed files', () => {
  git('init', '--quiet');
  commit('kept.ts', 'staged.ts', 'edited.ts', 'deleted.ts', 'old.ts');
  write('staged.ts', 'staged');
  git('add', '.');
  write('edited.ts', `export const words = 'Keep it';\n`);
  write('with space.ts', 'new');
  rmSync(join(folder, 'deleted.ts'));
  git('mv', 'old.ts', 'new.ts');
  const { files, removed } = readChanges(undefined, folder);
  expect(files).toEqual(['deleted.ts', 'edited.ts', 'new.ts', 'old.ts', 'staged.ts', 'with space.ts']);
  expect(removed).toEqual(['Save deleted.ts', 'Save edited.ts', 'Save staged.ts']);
  expect([...readTree(folder).keys()].sort()).toEqual(['edited.ts', 'kept.ts', 'new.ts', 'staged.ts', 'with space.ts']);
});

test('leaves out files that git ignores', () => {
  git('init', '--quiet');
  write('.gitignore', 'built\n');
  commit('kept.ts');
  mkdirSync(join(folder, 'built'));
  write('built/a.ts', 'built');
  expect(readChanges(undefined, folder)).toEqual({ since: 'HEAD', files: [], removed: [] });
});

test('lists unpushed commits, or those after a given revision', () => {
  git('init', '--quiet', '--initial-branch', 'main');
  commit('first.ts');
  git('switch', '--quiet', '--create', 'topic', '--track', 'main');
  commit('second.ts');
  commit('third.ts');
  git('switch', '--quiet', 'main');
  commit('elsewhere.ts');
  git('switch', '--quiet', 'topic');
  expect(readChanges(undefined, folder)).toMatchObject({ since: '@{upstream}', files: ['second.ts', 'third.ts'] });
  expect(readChanges('HEAD~1', folder)).toMatchObject({ since: 'HEAD~1', files: ['third.ts'] });
});

test('explains why it cannot compare', () => {
  expect(() => readChanges(undefined, folder)).toThrow(/not a git repository/);
  git('init', '--quiet');
  commit('a.ts');
  expect(() => readChanges('nowhere', folder)).toThrow(/nowhere/);
});

test('finds the texts removed from strings, without placeholders', () => {
  const diff = [
    '--- a/src/messages/en/cart.ts',
    '+++ b/src/messages/en/cart.ts',
    `-  left: 'Only {count} are left.', remove: "Remove it", class: 'line-item',`,
    `+  left: 'Just {count} are left.', remove: "Remove it", class: 'line',`,
  ];
  expect(removedTexts(diff.join('\n'))).toEqual(['Only ', ' are left.']);
});
