#!/usr/bin/env node
import { text } from 'node:stream/consumers';
import { main } from './kit.ts';

// Node would print a line of the bundle. The message may quote the input.
process.on('uncaughtException', (error) => {
  process.stderr.write(`quarterly-conformance: the kit has a bug (${error.name}). Please report it.\n`);
  process.exit(2);
});

process.exitCode = await main(process.argv.slice(2), {
  out: (words) => void process.stdout.write(words),
  err: (words) => void process.stderr.write(words),
  readInput: () => text(process.stdin),
});
