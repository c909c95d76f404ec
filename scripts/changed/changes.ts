import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Tree } from './graph.ts';

export interface Changes {
  /** Describes the base of the comparison to the developer. */
  since: string;
  /** Paths from the root: edited, new and deleted files, and both names of renamed ones. */
  files: string[];
  /** Texts that no longer occur in strings of the code. Tests that quote one are likely to fail. */
  removed: string[];
}

/** Returns uncommitted and unpushed changes, or those since a revision. Throws if git fails. */
export function readChanges(revision?: string, folder = process.cwd()): Changes {
  const git = gitIn(folder);
  const since = revision ?? upstreamOf(git) ?? 'HEAD';
  const base = revision ?? git('merge-base', 'HEAD', since).trim();
  const edited = git('diff', '--name-only', '--no-renames', '-z', base, '--');
  const files = [...new Set([...listed(edited), ...listed(git('ls-files', '--others', '--exclude-standard', '-z'))])];
  const diff = git('diff', '--no-renames', '--no-ext-diff', '--no-color', '--unified=0', base, '--', '*.ts', '*.tsx');
  return { since, files: files.sort(), removed: removedTexts(diff) };
}

export function readTree(folder = process.cwd()): Tree {
  const paths = listed(gitIn(folder)('ls-files', '--cached', '--others', '--exclude-standard', '-z'));
  const existing = [...new Set(paths)].filter((path) => existsSync(`${folder}/${path}`));
  return new Map(existing.map((path) => [path, CODE.test(path) ? readFileSync(`${folder}/${path}`, 'utf8') : '']));
}

export function removedTexts(diff: string): string[] {
  const added = new Set(textsIn(diff, '+'));
  return [...new Set(textsIn(diff, '-'))].filter((text) => !added.has(text)).flatMap(fixedParts);
}

const CODE = /\.(?:tsx?|mjs|css|mdx|html)$/;

/** Keeps texts that a user sees, which tests may quote; drops paths, classes and keys. */
const isWorded = (text: string): boolean => text.length > 3 && /^\p{Lu}|\s/u.test(text);

const textsIn = (diff: string, sign: '+' | '-'): string[] =>
  diff
    .split('\n')
    .filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3)))
    .flatMap((line) => Array.from(line.matchAll(/(['"`])((?:(?!\1).)+)\1/g), ([, , text = '']) => text))
    .filter(isWorded);

const fixedParts = (text: string): string[] => text.split(/\$?\{[^}]*\}/).filter(isWorded);

const listed = (names: string): string[] => names.split('\0').filter(Boolean);

type Git = (...args: string[]) => string;

const gitIn =
  (folder: string): Git =>
  (...args) => {
    const { status, stdout, stderr, error } = spawnSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    if (status !== 0) throw new Error(`git ${args[0]} failed: ${error?.message ?? stderr.trim()}`);
    return stdout;
  };

const upstreamOf = (git: Git): string | undefined =>
  ['@{upstream}', 'origin/HEAD'].find((name) => {
    try {
      return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    } catch {
      return undefined;
    }
  });
