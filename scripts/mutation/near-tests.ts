import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { distances, type Graph } from '../changed/graph.ts';
import { resolve } from '../resolve.ts';

/** Limits of tests in the same and in other folders. A survivor runs all of them, so they bound its cost. */
const MOST_BESIDE = 16;
const MOST_FAR = 4;
/** Suites that take seconds per run. What only they detect needs a test nearby. */
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
  const graph = loadedBy(files);
  return (source) => {
    const own = source.replace(/\.ts$/, '.test.ts');
    const walk = source.endsWith('.machine.ts') ? [`${WALK}#${source}`] : [];
    const tests = [...distances(graph, [source])]
      .filter(([path]) => path.endsWith('.test.ts') && !SLOW.has(path))
      .map(([test, distance]) => ({ test, rank: test === own ? 0 : distance }))
      .toSorted((one, other) => one.rank - other.rank || one.test.localeCompare(other.test))
      .map(({ test }) => test);
    const isBeside = (test: string) => posix.dirname(test) === posix.dirname(source);
    const far = tests.filter((test) => !isBeside(test)).slice(0, MOST_FAR);
    return [...tests.filter(isBeside).slice(0, MOST_BESIDE), ...far, ...walk];
  };
}

function loadedBy(files: Map<string, string>): Graph {
  const targets = (path: string, text: string) =>
    Array.from(text.matchAll(LOADS), ([, fixed = '', later = fixed]) => resolve(later, path) ?? later);
  return new Map([...files].map(([path, text]) => [path, new Map(targets(path, text).map((target) => [target, 1]))]));
}

const LOADS = /^(?:import|export)(?! type)[^'";]*?'([^']+)'|import\('([^']+)'\)/gm;
