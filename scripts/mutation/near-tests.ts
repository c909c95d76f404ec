import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { resolve } from '../resolve.ts';

/** Limits of tests in the same and in other folders. A survivor runs all of them, so they bound its cost. */
const MOST_BESIDE = 16;
const MOST_FAR = 4;
/** Suites that take seconds per run, besides those of the full run. What only they detect needs a test nearby. */
const SLOW = new Set([
  'machines/api/reply-properties.test.ts',
  'mocks/journal/invariants/invariants.test.ts',
  'mocks/server.test.ts',
  'mocks/scenario/scenarios.test.ts',
]);

/** Walks each machine in a test whose title ends with the machine's file. */
const WALK = 'tests/flows/flows.test.ts';

/** Returns the tests of a source file, nearest first: test files, or `file#end of a title`. */
export type NearTests = (source: string) => string[];

export const fileOf = (test: string): string => test.replace(/#.*/s, '');

export function readNearTests(): NearTests {
  const paths = globSync(['{machines,mocks}/**/*.ts', 'tests/support/*.ts']).map((path) => path.replaceAll('\\', '/'));
  return nearTestsIn(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])));
}

export function nearTestsIn(files: Map<string, string>): NearTests {
  const loaders = loadersIn(files);
  return (source) => {
    const own = source.replace(/\.ts$/, '.test.ts');
    const walk = source.endsWith('.machine.ts') ? [`${WALK}#${source}`] : [];
    const tests = [...distancesFrom(source, loaders)]
      .filter(([path]) => /(?<!\.full)\.test\.ts$/.test(path) && !SLOW.has(path))
      .map(([test, distance]) => ({ test, rank: test === own ? 0 : distance }))
      .toSorted((one, other) => one.rank - other.rank || one.test.localeCompare(other.test))
      .map(({ test }) => test);
    const isBeside = (test: string) => posix.dirname(test) === posix.dirname(source);
    const far = tests.filter((test) => !isBeside(test)).slice(0, MOST_FAR);
    return [...tests.filter(isBeside).slice(0, MOST_BESIDE), ...far, ...walk];
  };
}

/** The distance to each file that loads the source. Iterating a map also visits entries added on the way. */
function distancesFrom(source: string, loaders: Map<string, string[]>): Map<string, number> {
  const distances = new Map([[source, 0]]);
  for (const [path, distance] of distances)
    for (const loader of loaders.get(path) ?? []) if (!distances.has(loader)) distances.set(loader, distance + 1);
  return distances;
}

function loadersIn(files: Map<string, string>): Map<string, string[]> {
  const loaders = new Map<string, string[]>();
  for (const [path, text] of files)
    for (const [, fixed = '', later = fixed] of text.matchAll(LOADS)) {
      const target = resolve(later, path) ?? later;
      loaders.set(target, [...(loaders.get(target) ?? []), path]);
    }
  return loaders;
}

const LOADS = /^(?:import|export)(?! type)[^'";]*?'([^']+)'|import\('([^']+)'\)/gm;
