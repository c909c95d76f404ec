import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildWorkbench } from '../workbench/build.ts';

/** Built workbenches of other commits. Not below node_modules, where Storybook ignores stories. */
const CACHE = '.cache/visual';

export interface Built {
  name: string;
  folder: string;
}

/** Returns the workbench of a commit, built in a separate worktree and cached, or a built one by its folder. */
export function builtFrom(base: string): Built {
  if (existsSync(join(base, 'index.json'))) return { name: base, folder: base };
  const commit = run('git', ['rev-parse', '--verify', '--quiet', `${base}^{commit}`], 'pipe').trim();
  const folder = resolve(CACHE, commit);
  const name = `${base} (${commit.slice(0, 8)})`;
  if (existsSync(join(folder, 'index.json'))) return { name, folder };
  const tree = resolve(CACHE, `${commit}.tree`);
  console.log(`Building the workbench of ${name} …`);
  removeTree(tree);
  run('git', ['worktree', 'add', '--detach', '--force', tree, commit]);
  try {
    install(tree);
    renameSync(buildWorkbench(tree), folder);
  } finally {
    removeTree(tree);
  }
  return { name, folder };
}

/** Links our packages if the other commit has the same lockfile, and installs its own otherwise. */
function install(tree: string): void {
  const [own, other] = ['.', tree].map((root) => readFileSync(join(root, 'package-lock.json'), 'utf8'));
  if (own === other) symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  else run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], 'inherit', tree);
}

function removeTree(tree: string): void {
  rmSync(tree, { recursive: true, force: true });
  run('git', ['worktree', 'prune']);
}

function run(command: string, words: string[], output: 'inherit' | 'pipe' = 'inherit', cwd = '.'): string {
  const shell = process.platform === 'win32';
  return String(execFileSync(command, words, { cwd, shell, stdio: ['ignore', output, 'inherit'] }) ?? '');
}
