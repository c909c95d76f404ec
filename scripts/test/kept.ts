import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Result } from './run.ts';

const FOLDER = 'reports/kept';

/** Returns the result of a suite from an earlier run on the same tree. A failure stands until the tree changes. */
export function readKept(name: string, tree: string): Result | undefined {
  try {
    const kept: { tree: string; result: Result } = JSON.parse(readFileSync(fileOf(name), 'utf8'));
    return kept.tree === tree ? kept.result : undefined;
  } catch {
    return undefined;
  }
}

export function keep(result: Result, tree: string): Result {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(result.name), JSON.stringify({ tree, result }));
  return result;
}

/** Hashes the working tree with its uncommitted changes, and what decides how much a run tries. */
export function treeId(level: string): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout;
  return createHash('sha256')
    .update(level)
    .update(git('rev-parse', 'HEAD'))
    .update(git('diff', 'HEAD'))
    .update(git('status', '--porcelain'))
    .digest('hex')
    .slice(0, 16);
}

const fileOf = (name: string): string => `${FOLDER}/${name.replaceAll(/\W+/g, '-')}.json`;
