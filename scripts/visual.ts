import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

// Compares the looks of stories with another commit, or with a built workbench: node scripts/visual.ts BASE [-g PATTERN].
// Exits with 1 if one differs.

/** Built workbenches of other commits. Not below node_modules, where Storybook ignores stories. */
const CACHE = '.cache/visual';
const shell = process.platform === 'win32';

const [base, ...selection] = process.argv.slice(2);
if (base === undefined) {
  console.error('Name the commit to compare with: npm run visual -- BASE [-g PATTERN]');
  process.exit(2);
}
const before = existsSync(join(base, 'index.json')) ? base : builtFrom(base);
const after = process.env.WORKBENCH_FOLDER ?? build('.');
rmSync(process.env.VISUAL_FOLDER ?? 'reports/visual', { recursive: true, force: true });
process.exitCode = photograph(before, '--update-snapshots=all') || photograph(after);

/** Takes the screenshots of a built workbench, and compares them if it is not the first. */
function photograph(folder: string, ...more: string[]): number {
  const args = ['test', '--config', 'playwright.visual.config.ts', ...selection, ...more];
  // Within a test run, the workbench of that run has the port.
  const { WORKBENCH_PORT: _, ...env } = process.env;
  return (
    spawnSync('playwright', args, { env: { ...env, WORKBENCH_FOLDER: folder }, shell, stdio: 'inherit' }).status ?? 1
  );
}

/** Returns the workbench of a commit, built in a separate worktree and cached. */
function builtFrom(revision: string): string {
  const commit = execFileSync('git', ['rev-parse', '--verify', `${revision}^{commit}`], { encoding: 'utf8' }).trim();
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

function run(command: string, words: string[], cwd = '.'): void {
  execFileSync(command, words, { cwd, shell, stdio: 'inherit' });
}
