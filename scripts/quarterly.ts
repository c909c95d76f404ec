#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Command } from '#src/cli/command.ts';
import { commands } from '#src/cli/commands.ts';
import { run } from '#src/cli/run.ts';

/** Imported on use, since it is larger than all other commands together. */
const conformance: Command = {
  summary: 'Runs the flows of readers against a server, and checks every answer.',
  help: async () => (await import('./conformance.ts')).HELP,
  run: async (args, terminal) => (await import('./conformance.ts')).runKit(args, terminal),
};

// Node would print a line of the bundle. The message may quote the input.
process.on('uncaughtException', (error) => {
  process.stderr.write(`quarterly: this failed because of a mistake in Quarterly (${error.name}). Please report it.\n`);
  process.exit(2);
});

process.exitCode = await run(
  process.argv.slice(2),
  {
    out: (words) => void process.stdout.write(words),
    err: (words) => void process.stderr.write(words),
    readInput: () => text(process.stdin),
  },
  { ...commands, conformance },
  readVersion(),
);

function readVersion(at = new URL('package.json', import.meta.url)): string {
  return existsSync(at) ? JSON.parse(readFileSync(at, 'utf8')).version : readVersion(new URL('../package.json', at));
}
