import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** The rooms that need a score each. */
export const ROOMS = ['machines', 'mocks/journal'];

/** The folders that are mutated, those where a mistake costs most first. */
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
const TEST_SUPPORT = 'mocks/journal/invariants/';

/** Every file that is mutated. */
export const listSources = (): string[] =>
  FOLDERS.flatMap((folder) =>
    globSync(`${folder}/**/*.ts`)
      .map((path) => path.replaceAll('\\', '/'))
      .filter(
        (path) => !path.endsWith('.test.ts') && ![...GENERATED, TEST_SUPPORT].some((each) => path.startsWith(each)),
      )
      .toSorted(),
  );

export const roomOf = (source: string): string | undefined => ROOMS.find((room) => source.startsWith(`${room}/`));

/** A hash of what some files contain. */
export function hashOf(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex').slice(0, 16);
}
