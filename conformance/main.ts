#!/usr/bin/env node
import { text } from 'node:stream/consumers';
import { main } from './kit.ts';

// Node would print a line of the bundle. The message may quote the input.
process.on('uncaughtException', (error) => {
  process.stderr.write(`quarterly-conformance: the kit has a bug (${error.name}). Please report it.\n`);
  process.exit(2);
});

const args = process.argv.slice(2);
if (args[0] === 'mock') await (await import('./mock.ts')).runMock(args.slice(1));
else
  process.exitCode = await main(args, {
    out: (words) => void process.stdout.write(words),
    err: (words) => void process.stderr.write(words),
    readInput: () => text(process.stdin),
  });
