import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Builds the workbench of a folder of sources, as its own package says, and returns the folder of the files. */
export function buildWorkbench(sources = '.'): string {
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  execFileSync('npm', ['run', 'build:storybook'], {
    cwd: sources,
    shell: process.platform === 'win32',
    stdio: [...stdio],
  });
  return resolve(sources, 'storybook-static');
}
