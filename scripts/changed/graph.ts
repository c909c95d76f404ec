import { posix } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

/** The text of every file by its path from the root. */
export type Tree = ReadonlyMap<string, string>;

/** What each file depends on, with the length of that edge. */
export type Graph = Map<string, Map<string, number>>;

/** Edge lengths: a test reaches what it imports before what it reads, and both before what every test depends on. */
export const IMPORTED = 1;
const READ = 3;
export const FAR = 10;

/**
 * The dependencies of every file: its imports, and every file or pattern that it names in a string. Reading the strings
 * takes a twentieth of the time that TypeScript takes to parse the files; a test holds it to what TypeScript finds.
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

/** The text of a file, which stays the same whatever the file imports. */
export const textOf = (path: string): string => `text ${path}`;

/** Files found by a pattern are read as texts, unless the file that finds them can import them. */
const IMPORTS_LATER = /\bimport(?:\.meta\.glob\b|\()/;

/** A configuration names files for its tool to find; it depends only on what it imports. */
const CONFIGURATION = /^[\w.]+\.config\.ts$|^\.storybook\/main\.ts$/;
const importsOf = (text: string): string => (text.match(/^import [^;]*;$/gm) ?? []).join('\n');

const COMMENT = /^\s*\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
const TYPE_IMPORT = /^\s*(?:import|export) type\b[^;]*? from '[^']*'|\btypeof import\('[^']*'\)/gm;
/** A string without spaces that ends like a file, or in something put together at run time. */
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

/** The files that a glob can name, from the root or from the file itself, or a template literal that begins with a path. */
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

/** How far each node is from the nearest changed one; a node that reaches none is left out. */
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

/** The path from the root that a relative specifier or a door of package.json leads to; undefined for a package. */
export function resolve(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const door = Object.entries(manifest.imports).find(([name]) => specifier.startsWith(name.replace('*', '')));
  return door && posix.join(door[1].replace('*', specifier.slice(door[0].length - 1)));
}
