#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { commands } from './commands.ts';
import { run } from './run.ts';

process.exitCode = await run(
  process.argv.slice(2),
  {
    out: (words) => void process.stdout.write(words),
    err: (words) => void process.stderr.write(words),
    readInput: () => text(process.stdin),
  },
  commands,
  readVersion(),
);

/** The version in the closest package.json, whether this file lies in `src/cli` or as a whole in a build. */
function readVersion(at = new URL('package.json', import.meta.url)): string {
  return existsSync(at) ? JSON.parse(readFileSync(at, 'utf8')).version : readVersion(new URL('../package.json', at));
}
