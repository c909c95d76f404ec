import { basename, dirname } from 'node:path';
import type { Changes } from './changes.ts';
import type { Graph, Tree } from './graph.ts';
import type { Said } from './journeys.ts';

/** A test file; of a journey, also what its helpers say. */
export type Test = { path: string } & Partial<Said>;

/**
 * The tests that a change reaches, most likely to fail first: those that quote a text that is gone, those named like a
 * changed file, then the nearest; of equally near ones those named like a file on the way, those that name what the
 * change exports, and those that depend on least.
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

/** The stems of all files that a change reaches, each with the distance of the nearest. */
function nearestStems(found: ReadonlyMap<string, number>, tree: Tree): Map<string, number> {
  const stems = new Map<string, number>();
  for (const [path, distance] of found)
    if (tree.has(path)) stems.set(stemOf(path), Math.min(distance, stems.get(stemOf(path)) ?? distance));
  return stems;
}

/** A test quotes a text whole, or a good part of it. */
const isQuoted = (text: string, strings: string[]): boolean =>
  strings.some((string) => string.includes(text) || (string.length > 7 && text.includes(string)));

const textsIn = (text: string): string[] =>
  Array.from(text.matchAll(/(['"`])((?:(?!\1).)+)\1/g), ([, , each = '']) => each);

const exportsOf = (text: string): string[] =>
  Array.from(text.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm), ([, name = '']) => name);

/** `machines/account/payment/card-update.machine.ts` and `src/screens/account/payment/CardUpdate.stories.tsx` are about one thing. */
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
