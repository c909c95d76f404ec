import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

/** Survivors run all of these, so the numbers bound the cost of a mutant: tests of the same folder, and of others. */
const MOST_BESIDE = 16;
const MOST_FAR = 4;
/** Suites that take seconds per run; what they alone would catch needs a test nearby. */
const SLOW = new Set([
  'machines/api/reply-properties.test.ts',
  'mocks/journal/invariants/invariants.test.ts',
  'mocks/server.test.ts',
  'mocks/world/scenarios.test.ts',
]);

/** Walks each machine in a test whose title ends with the machine's file. */
const WALK = 'tests/flows/flows.test.ts';

/** The tests to run for a source file, nearest first: a test file, or `file#end of a title`. */
export type NearTests = (source: string) => string[];

/** The file of a test. */
export const fileOf = (test: string): string => test.replace(/#.*/s, '');

/** Reads the import graph of machines, mocks and their tests. */
export function readNearTests(): NearTests {
  const paths = globSync(['{machines,mocks}/**/*.ts', 'tests/support/*.ts']).map((path) => path.replaceAll('\\', '/'));
  return nearTestsIn(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])));
}

/** Finds the tests in a set of files, given as text by path. */
export function nearTestsIn(files: Map<string, string>): NearTests {
  const importers = importersIn(files);
  return (source) => {
    const own = source.replace(/\.ts$/, '.test.ts');
    const walk = source.endsWith('.machine.ts') ? [`${WALK}#${source}`] : [];
    const tests = [...distancesFrom(source, importers)]
      .filter(([path]) => path.endsWith('.test.ts') && !SLOW.has(path))
      .map(([test, distance]) => ({ test, rank: test === own ? 0 : distance }))
      .toSorted((one, other) => one.rank - other.rank || one.test.localeCompare(other.test))
      .map(({ test }) => test);
    const isBeside = (test: string) => posix.dirname(test) === posix.dirname(source);
    const far = tests.filter((test) => !isBeside(test)).slice(0, MOST_FAR);
    return [...tests.filter(isBeside).slice(0, MOST_BESIDE), ...far, ...walk];
  };
}

function importersIn(files: Map<string, string>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [path, text] of files)
    for (const target of targetsOf(path, text)) importers.set(target, [...(importers.get(target) ?? []), path]);
  return importers;
}

/** The modules that a file loads; type imports are erased. */
function targetsOf(path: string, text: string): string[] {
  const imports = text.matchAll(/^(?:import|export)(?! type)[^'";]*?'([^']+)'|import\('([^']+)'\)/gm);
  return [...imports].map(([, fixed = '', dynamic = fixed]) => resolve(path, fixed || dynamic));
}

function resolve(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const door = Object.entries(manifest.imports).find(([name]) => specifier.startsWith(name.slice(0, -1)));
  return door ? posix.join(door[1].slice(0, -1), specifier.slice(door[0].length - 1)) : specifier;
}

function distancesFrom(source: string, importers: Map<string, string[]>): Map<string, number> {
  const distances = new Map([[source, 0]]);
  for (const [path, distance] of distances)
    for (const importer of importers.get(path) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}
