import { basename, dirname } from 'node:path';
import { idOf, titleIn } from '../workbench/story-titles.ts';
import type { Changes } from './changes.ts';
import { distances, FAR, type Graph, IMPORTED, importGraph, type Tree, textOf } from './graph.ts';
import { addressesOf, journeyReader, type Said } from './journeys.ts';
import { addressesIn, HOST, pageGraph, SITE, visiting } from './pages.ts';

/** The files that a change can break, by path from the root, nearest first, and the suites that run as a whole. */
export interface Selection {
  unit: string[];
  stories: string[];
  journeys: string[];
  hostPages: string[];
  workbench: string[];
  conformance: boolean;
  contract: boolean;
  build: boolean;
}

export function select({ files, removed }: Pick<Changes, 'files' | 'removed'>, tree: Tree): Selection {
  // A deleted file has no text, but its importers still name it.
  const whole: Tree = new Map([...files.map((file): [string, string] => [file, '']), ...tree]);
  const imports = importGraph(whole);
  const pages = pageGraph(imports, whole);
  const journeys = journeyReader(whole);
  const specs = matching(tree, JOURNEY).map((path) => ({ path, ...journeys(path) }));

  addAll(imports, matching(tree, UNIT_TEST), UNIT_ROOTS);
  addAll(pages, matching(tree, STORY), STORY_ROOTS);
  for (const spec of specs) addEdges(pages, spec.path, edgesOf(spec, whole));
  for (const file of WORKBENCH_DATA) pages.set(file, new Map());

  const starts = [...files, ...files.map(textOf)];
  const run = distances(imports, starts);
  const shown = distances(pages, starts);
  const isReached = (roots: string[]) => roots.some((root) => run.has(root));
  const changes = { files, removed, tree: whole };
  const inUnits = (tests: Test[]) => nearestFirst(tests, imports, run, changes);
  const inPages = (tests: Test[]) => nearestFirst(tests, pages, shown, changes);
  return {
    unit: inUnits(matching(tree, UNIT_TEST).map(plain)),
    stories: inPages(matching(tree, STORY).map(plain)),
    journeys: inPages(specs.filter(({ path }) => !HOST_PAGE.test(path) && !WORKBENCH.test(path))),
    hostPages: inPages(specs.filter(({ path }) => HOST_PAGE.test(path))),
    workbench: inPages(specs.filter(({ path }) => WORKBENCH.test(path))),
    conformance: isReached(['scripts/conformance.ts', ...CONFIGURATION]),
    contract: isReached(['scripts/contract/check.ts', 'openapi.yaml', 'redocly.yaml', ...CONFIGURATION]),
    build: isReached(['src/embed.ts', 'scripts/ship.ts', 'scripts/budgets.ts', 'vite.config.ts', ...CONFIGURATION]),
  };
}

const UNIT_TEST = /^(?:machines|mocks|scripts|src|tests)\/.*\.test\.tsx?$/;
const STORY = /^src\/.*\.stories\.tsx$/;
const JOURNEY = /^tests\/journeys\/.*\.spec\.ts$/;
const HOST_PAGE = /\/host-\w+\.spec\.ts$/;
const WORKBENCH = /\/workbench\//;

const CONFIGURATION = ['package.json', 'package-lock.json', 'tsconfig.json'];
const UNIT_ROOTS = [...CONFIGURATION, 'vite.config.ts', 'vitest.config.ts'];
/** Every exchange in a story is validated against the contract. */
const STORY_ROOTS = [
  ...CONFIGURATION,
  'vite.config.ts',
  '.storybook/main.ts',
  '.storybook/preview.tsx',
  'mocks/contract/check.ts',
  'playwright.workbench.config.ts',
  'tests/stories/stories.spec.ts',
  'tests/stories/preview.ts',
];
const JOURNEY_ROOTS = [...CONFIGURATION, 'vite.config.ts', 'playwright.config.ts'];
/**
 * Data about the whole codebase in the workbench's panels. tests/workbench compares it with the code; no journey does.
 */
const WORKBENCH_DATA = [
  'scripts/prepare-workbench.ts',
  'scripts/workbench/coverage.ts',
  'scripts/workbench/event-schemas.ts',
  'scripts/workbench/flow-pages.ts',
  'scripts/workbench/machine-calls.ts',
  'scripts/workbench/machine-states.ts',
  'scripts/workbench/requirements.ts',
  'scripts/workbench/samples.ts',
  'scripts/workbench/stories.ts',
];
const WORKBENCH_ROOTS = [
  ...STORY_ROOTS,
  ...WORKBENCH_DATA,
  '.storybook/Coverage.mdx',
  '.storybook/manager.tsx',
  'scripts/storybook-site.ts',
  'playwright.workbench.config.ts',
];

const matching = (tree: Tree, pattern: RegExp): string[] => [...tree.keys()].filter((path) => pattern.test(path));
const plain = (path: string): Test => ({ path });

function edgesOf(spec: Said & { path: string }, tree: Tree): Map<string, number> {
  if (WORKBENCH.test(spec.path)) return new Map([...openedStories(spec, tree), ...far(WORKBENCH_ROOTS)]);
  const around = HOST_PAGE.test(spec.path) ? HOST : SITE;
  return new Map([...visiting(addressesOf(spec, addressesIn(tree)), around), ...far(JOURNEY_ROOTS)]);
}

/** A story's id starts with the title of its file. */
const openedStories = ({ strings }: Said, tree: Tree): [string, number][] =>
  matching(tree, STORY)
    .filter((path) => {
      const id = idOf(titleIn(tree.get(path) ?? ''));
      return [...strings].some((string) => string.startsWith(`${id}--`));
    })
    .map((path) => [path, IMPORTED]);

const far = (nodes: string[]): [string, number][] => nodes.map((node) => [node, FAR]);

function addAll(graph: Graph, nodes: string[], targets: string[]): void {
  for (const node of nodes) addEdges(graph, node, new Map(far(targets)));
}

function addEdges(graph: Graph, node: string, edges: Map<string, number>): void {
  graph.set(node, new Map([...edges, ...(graph.get(node) ?? [])]));
}

export type Test = { path: string } & Partial<Said>;

/**
 * Ranks the tests that a change reaches, most likely to fail first: those that quote a removed text, those named like a
 * changed file, then the nearest. Ties go to tests named like a file on the way, then to those that name an export of
 * the change, then to those with the fewest dependencies.
 */
export function nearestFirst(
  tests: Test[],
  graph: Graph,
  found: ReadonlyMap<string, number>,
  { files, removed, tree }: Pick<Changes, 'files' | 'removed'> & { tree: Tree },
): string[] {
  const exported = files.flatMap((file) => exportsOf(tree.get(file) ?? ''));
  const changed = new Set(files.map(stemOf));
  const stems = nearestStems(found, tree);
  return tests
    .flatMap(({ path, strings, names }) => {
      const distance = found.get(path);
      if (distance === undefined) return [];
      const quoted = [...(strings ?? textsIn(tree.get(path) ?? ''))];
      const order = [
        removed.some((text) => isQuoted(text, quoted)) ? 0 : 1,
        changed.has(stemOf(path)) ? 0 : 1,
        distance,
        (stems.get(stemOf(path)) ?? distance) < distance ? 0 : 1,
        names && exported.some((name) => names.has(name)) ? 0 : 1,
        -Math.max(0, ...files.map((file) => sharedFolders(file, path))),
        graph.get(path)?.size ?? 0,
      ];
      return [{ path, order }];
    })
    .sort((one, other) => compare(one.order, other.order) || (one.path < other.path ? -1 : 1))
    .map(({ path }) => path);
}

function nearestStems(found: ReadonlyMap<string, number>, tree: Tree): Map<string, number> {
  const stems = new Map<string, number>();
  for (const [path, distance] of found)
    if (tree.has(path)) stems.set(stemOf(path), Math.min(distance, stems.get(stemOf(path)) ?? distance));
  return stems;
}

const isQuoted = (text: string, strings: string[]): boolean =>
  strings.some((string) => string.includes(text) || (string.length > 7 && text.includes(string)));

const textsIn = (text: string): string[] =>
  Array.from(text.matchAll(/(['"`])((?:(?!\1).)+)\1/g), ([, , each = '']) => each);

const exportsOf = (text: string): string[] =>
  Array.from(text.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm), ([, name = '']) => name);

/**
 * Gives `machines/account/payment/payment-change.machine.ts` and
 * `src/screens/account/payment/PaymentChange.stories.tsx` the same stem.
 */
const stemOf = (path: string): string => (basename(path).split('.')[0] ?? '').replaceAll('-', '').toLowerCase();

function sharedFolders(one: string, other: string): number {
  const folders = dirname(other).split('/');
  const differs = dirname(one)
    .split('/')
    .findIndex((folder, at) => folder !== folders[at]);
  return differs === -1 ? folders.length : differs;
}

const compare = (one: number[], other: number[]): number => {
  const at = one.findIndex((each, index) => each !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
};
