#!/usr/bin/env node
// Runs the command `quarterly` in a clone on any installed Node, from source on the project's Node.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
const { status, error } = spawnSync(node, [join(root, 'cli/quarterly.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (error) console.error('Run `npm ci` first: the packages are not installed.');
process.exitCode = status ?? 2;
