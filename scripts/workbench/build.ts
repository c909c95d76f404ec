import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Builds the workbench of a source folder with that folder's own script, and returns the output folder. */
export function buildWorkbench(sources = '.'): string {
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  execFileSync('npm', ['run', 'build:storybook'], {
    cwd: sources,
    shell: process.platform === 'win32',
    stdio: [...stdio],
  });
  return resolve(sources, 'storybook-static');
}
