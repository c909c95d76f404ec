#!/usr/bin/env node
// What `npx quarterly` starts in a clone, on whatever Node the machine has: the command from source, on the project's Node.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const pathOf = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const node = pathOf(`node_modules/.bin/node${process.platform === 'win32' ? '.cmd' : ''}`);
const { status, error } = spawnSync(node, [pathOf('src/cli/quarterly.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (error) console.error('Run `npm ci` first: the packages are not installed.');
process.exitCode = status ?? 2;
