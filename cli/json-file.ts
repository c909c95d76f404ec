import { readFile } from 'node:fs/promises';
import { MOST_NESTED, readPageJson } from '#src/server/page-json.ts';
import { type Terminal, UsageError } from './command.ts';

export async function readJson(file: string, { readInput }: Terminal): Promise<unknown> {
  const text = await (file === '-' ? readInput() : readFile(file, 'utf8')).catch(({ code }: NodeJS.ErrnoException) => {
    throw new UsageError(`${file} cannot be read (${code}).`);
  });
  const read = readPageJson(text);
  if ('data' in read) return read.data;
  const why = read.refused === 'deep' ? `is nested more than ${MOST_NESTED} levels deep` : 'is not JSON';
  throw new UsageError(`${file === '-' ? 'standard input' : file} ${why}.`);
}
