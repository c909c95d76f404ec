import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

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

interface Drawn {
  file: string;
  line: number;
  column: number;
  mutator: string;
  replacement: string;
}

/** Whether a mutant is in a sample of this rate. The same code selects the same mutants. */
export function isDrawn({ file, line, column, mutator, replacement }: Drawn, rate: number): boolean {
  const key = [file, line, column, mutator, replacement].join('\0');
  return createHash('sha256').update(key).digest().readUInt32BE() / 2 ** 32 < rate;
}
