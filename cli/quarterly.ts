#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { type Command, UsageError } from './command.ts';
import { commands } from './commands.ts';
import { run } from './run.ts';

/** Imported on use, since it is larger than all other commands together. */
const mock: Command = {
  summary: 'Serves a mock journal that answers every call, to try widgets with.',
  help: async () => `Usage: quarterly mock [OPTIONS]

Plays the server of a journal over HTTP: every call of openapi.yaml, the page data of every page, mails, a clock and a
payment provider. Its console at /__journal lists readers and scenarios.

${(await import('#mocks/server-options.ts')).OPTIONS_HELP}

Exit codes: 2 wrong usage, or the port or file cannot be used.
`,
  run: async (args, { out }) => {
    const { runServer } = await import('#mocks/run-server.ts');
    await runServer(args, (text) => out(`${text}\n`)).catch(({ message }: Error) => {
      throw new UsageError(message);
    });
    return 0;
  },
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
  { ...commands, mock },
  readVersion(),
);

function readVersion(at = new URL('package.json', import.meta.url)): string {
  return existsSync(at) ? JSON.parse(readFileSync(at, 'utf8')).version : readVersion(new URL('../package.json', at));
}
