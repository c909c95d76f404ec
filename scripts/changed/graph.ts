import { posix } from 'node:path';
import { resolve } from '../resolve.ts';

export type Tree = ReadonlyMap<string, string>;

export type Graph = Map<string, Map<string, number>>;

/** Edge lengths. They rank what a test imports before what it reads, and both before what every test depends on. */
export const IMPORTED = 1;
const READ = 3;
export const FAR = 10;

/**
 * Returns the dependencies of every file: its imports, and the files and patterns that its strings name. Scanning
 * strings is twenty times faster than parsing with TypeScript; a test compares the results.
 */
export function importGraph(tree: Tree): Graph {
  const paths = [...tree.keys()];
  return new Map(paths.map((path) => [path, new Map(dependencies(path, tree, paths))]));
}

function dependencies(path: string, tree: Tree, paths: readonly string[]): [string, number][] {
  const text = (tree.get(path) ?? '').replaceAll(COMMENT, '').replaceAll(TYPE_IMPORT, '');
  const code = CONFIGURATION.test(path) ? importsOf(text) : text;
  const isRead = !IMPORTS_LATER.test(text);
  return Array.from(code.matchAll(NAMED_FILE), ([name]) => targets(name, path, tree, paths, isRead))
    .flat()
    .filter(([target]) => target !== path);
}

/** The node of a file's own text, regardless of its imports. */
export const textOf = (path: string): string => `text ${path}`;

/** A glob reads files as text, unless the file with the glob can import them. */
const IMPORTS_LATER = /\bimport(?:\.meta\.glob\b|\()/;

/** A configuration file names files only for its tool; it depends only on its imports. */
const CONFIGURATION = /^[\w.]+\.config\.ts$|^\.storybook\/main\.ts$/;
const importsOf = (text: string): string => (text.match(/^import [^;]*;$/gm) ?? []).join('\n');

const COMMENT = /^\s*\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
const TYPE_IMPORT = /^\s*(?:import|export) type\b[^;]*? from '[^']*'|\btypeof import\('[^']*'\)/gm;
/** A string without spaces that ends in a file extension or an interpolated value. */
const NAMED_FILE = /(?<=['"`])[#./{*\w][^\s'"`]*(?:\.[\w{},]+|\$\{\w+\})(?=['"`])/g;

function targets(
  name: string,
  from: string,
  tree: Tree,
  paths: readonly string[],
  isRead: boolean,
): [string, number][] {
  if (/[*{]/.test(name)) return matches(name, from, paths).map((path) => [isRead ? textOf(path) : path, READ]);
  const ownRoot = from.endsWith('.html') ? name.replace(/^\//, '') : name;
  const target = resolve(name, from) ?? posix.normalize(ownRoot);
  return tree.has(target) ? [[target, IMPORTED]] : [];
}

function matches(name: string, from: string, paths: readonly string[]): string[] {
  const isTemplate = name.includes('${');
  if (isTemplate && !/^\.{1,2}\/|^\w+\//.test(name)) return [];
  const own = resolve(isTemplate || name.startsWith('.') ? name : `./${name}`, from) ?? name;
  for (const regex of [own, posix.normalize(name)].map(regexOf)) {
    const found = paths.filter((path) => regex.test(path));
    if (found.length > 0) return found;
  }
  return [];
}

function regexOf(pattern: string): RegExp {
  const source = pattern.replaceAll(
    /\$\{\w+\}|\*\*\/|\*|\{|\}|,|[.+?^$()|[\]\\]/g,
    (part) => GLOB[part] ?? translate(part),
  );
  return new RegExp(`^${source}$`);
}

const GLOB: Record<string, string> = { '**/': '(?:.*/)?', '*': '[^/]*', '{': '(?:', '}': ')', ',': '|' };
const translate = (part: string): string => (part.startsWith('${') ? '.*' : `\\${part}`);

/** The distance from each node to the nearest changed one; omits nodes that reach none. */
export function distances(graph: Graph, changed: Iterable<string>): Map<string, number> {
  const dependents = reversed(graph);
  const found = new Map<string, number>();
  const atLength: string[][] = [[...changed]];
  for (let length = 0; length < atLength.length; length += 1)
    for (const node of atLength[length] ?? []) {
      if (found.has(node)) continue;
      found.set(node, length);
      for (const [dependent, edge] of dependents.get(node) ?? []) {
        const total = length + edge;
        while (atLength.length <= total) atLength.push([]);
        atLength[total]?.push(dependent);
      }
    }
  return found;
}

function reversed(graph: Graph): Graph {
  const dependents: Graph = new Map();
  for (const [node, edges] of graph)
    for (const [target, edge] of edges) {
      if (!dependents.has(target)) dependents.set(target, new Map());
      dependents.get(target)?.set(node, edge);
    }
  return dependents;
}
