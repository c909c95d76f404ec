import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { Score } from './mutants.ts';

export const ROOMS = ['machines', 'mocks/journal'];

/** Mutated folders, those where bugs cost most first. */
const FOLDERS = [
  'machines/rules',
  'machines/lib',
  'machines/purchase',
  'machines/account',
  'machines/visitor',
  'machines/api',
  'machines/widgets',
  'mocks/journal',
];
const GENERATED = ['machines/api/schema.ts', 'machines/api/schemas/'];

export const listSources = (): string[] =>
  FOLDERS.flatMap((folder) =>
    globSync(`${folder}/**/*.ts`)
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !path.endsWith('.test.ts') && !GENERATED.some((each) => path.startsWith(each)))
      .toSorted(),
  );

export const roomOf = (source: string): string | undefined => ROOMS.find((room) => source.startsWith(`${room}/`));

export function hashOf(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

const LEDGER = 'tests/mutation/scores.json';

export interface Entry extends Score {
  hash: string;
}

export type Ledger = Record<string, Entry | undefined>;

export const readLedger = (): Ledger => JSON.parse(readFileSync(LEDGER, 'utf8'));

export const writeLedger = (ledger: Record<string, Entry>): void =>
  writeFileSync(LEDGER, `${JSON.stringify(ledger, null, 2)}\n`);

export const changedSince = (ledger: Ledger, hashes: Map<string, string>): string[] =>
  [...hashes].filter(([file, hash]) => ledger[file]?.hash !== hash).map(([file]) => file);

/** The rate of mutants to run, by file. */
export type Sample = Record<string, { seed: string; rate: number }>;

interface Drawn {
  file: string;
  line: number;
  column: number;
  mutator: string;
  replacement: string;
}

/** Whether a mutant is in the sample. Depends only on the seed, so the same content selects the same mutants. */
export function isDrawn({ file, line, column, mutator, replacement }: Drawn, sample: Sample): boolean {
  const part = sample[file];
  if (!part) return true;
  const key = [part.seed, line, column, mutator, replacement].join('\0');
  return createHash('sha256').update(key).digest().readUInt32BE() / 2 ** 32 < part.rate;
}

/**
 * Distributes `most` mutants over files, given their number of mutants: small files run in full, large ones share the
 * rest.
 */
export function ratesFor(sizes: Map<string, number>, most: number): Map<string, number> {
  const rates = new Map<string, number>();
  let left = most;
  const ascending = [...sizes].toSorted(([, one], [, other]) => one - other);
  for (const [index, [file, size]] of ascending.entries()) {
    const share = Math.min(size, left / (ascending.length - index));
    rates.set(file, size === 0 ? 1 : share / size);
    left -= share;
  }
  return rates;
}
