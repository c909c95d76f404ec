import { readFile } from 'node:fs/promises';
import { type Terminal, UsageError } from './command.ts';

export async function readJson(file: string, { readInput }: Terminal): Promise<unknown> {
  const text = await (file === '-' ? readInput() : readFile(file, 'utf8')).catch(({ code }: NodeJS.ErrnoException) => {
    throw new UsageError(`${file} cannot be read (${code}).`);
  });
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new UsageError(`${file === '-' ? 'standard input' : file} is not JSON.`);
  }
}
