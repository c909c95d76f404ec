/** A module as written; imports are paths of other modules. */
export interface Source {
  /** Static imports. */
  imports: readonly string[];
  /** Dynamic imports. */
  asks: readonly string[];
  /** Whether a second copy would have separate state. */
  isStateful: boolean;
}

export interface Roles {
  entry: string;
  frame: string;
  isPage: (path: string) => boolean;
  /** Whether a module belongs to the library that only pages with a machine need. */
  isMachinery: (path: string) => boolean;
}

/**
 * Decides which file a module is built into, and which copy of it another module imports. An id is a path, optionally
 * with its copy.
 */
export interface Plan {
  idFor: (importer: string, path: string) => string;
  knows: (id: string) => boolean;
  /** The name of the file for a module; undefined if the bundler decides. */
  fileOf: (id: string) => string | undefined;
  /** The style sheets of the frame, a page or a lazy part, without those loaded before it; empty for other modules. */
  sheetsOf: (id: string) => string[];
}

export const BASE = 'base';

export const MACHINES = 'machines';

/** The entry and its imports; the bundler names this file itself. */
export const ENTRY = 'embed';

/** The share of pages from which a module goes into the base. */
const MOST = 0.7;

const COPY = '?page=';

/**
 * Plans one file for what most pages use, one for XState and what only pages with a machine use, and one per page.
 * Other modules are copied into each page that uses them, so no page loads what only others need. Stateful modules are
 * never copied.
 */
export function planOf(sources: ReadonlyMap<string, Source>, { entry, frame, isPage, isMachinery }: Roles): Plan {
  const reached = (...from: string[]) => closureOf(from, (path) => sources.get(path)?.imports ?? []);
  const paths = [...sources.keys()];
  const asked = (from: Iterable<string>) => new Set([...from].flatMap((path) => sources.get(path)?.asks ?? []));

  const start = reached(entry);
  const pages = [...asked(start)].filter(isPage);
  const roots = new Map([...asked(paths)].map((root) => [root, reached(root)]));
  const rootsUsing = (path: string) => [...roots.keys()].filter((root) => roots.get(root)?.has(path));
  const pagesUsing = (path: string) => pages.filter((page) => roots.get(page)?.has(path));

  const stateful = reached(...paths.filter((path) => sources.get(path)?.isStateful));
  const isCommon = (path: string) => pagesUsing(path).length >= pages.length * MOST;
  const isKept = (path: string) => stateful.has(path) && rootsUsing(path).length > 1 && pagesUsing(path).length > 0;
  const framing = reached(frame);
  const base = reached(frame, ...paths.filter((path) => isCommon(path) || isKept(path)));
  const plain = reached(frame, ...pages.filter((page) => ![...reached(page)].some(isMachinery)));
  const isSingle = (path: string) => start.has(path) || base.has(path) || stateful.has(path);

  const parts = [...asked(paths.filter(isSingle))].filter((root) => !isSingle(root));
  const homes = new Map(parts.map((root) => [nameOf(root), root]));
  if (homes.size < parts.length) throw new Error('Two pages have one name, so their copies would be mixed up.');
  const homeOf = (id: string) => {
    const [path, copy] = split(id);
    const name = copy ?? nameOf(path);
    return copy !== undefined || homes.get(name) === path ? name : undefined;
  };
  const partsOf = (home: string) =>
    asked(
      closureOf([home], (path) => (isSingle(path) ? [] : [...asked([path]), ...(sources.get(path)?.imports ?? [])])),
    );

  return {
    idFor(importer, path) {
      const home = homeOf(importer);
      if (isSingle(path) || !sources.has(path) || home === undefined || homes.get(home) === path) return path;
      return `${path}${COPY}${home}`;
    },
    knows: (id) => sources.has(pathOf(id)),
    fileOf(id) {
      const [path, copy] = split(id);
      if (start.has(path)) return ENTRY;
      if (base.has(path)) return plain.has(path) ? BASE : MACHINES;
      const users = copy === undefined && pages.includes(path) ? [path] : pagesUsing(path);
      const [user, ...others] = users.map(nameOf).filter((name) => copy === undefined || name === copy);
      return others.length === 0 ? user : undefined;
    },
    sheetsOf(id) {
      const path = pathOf(id);
      if (path === frame) return [...framing].filter(isSheet);
      const home = homes.get(homeOf(id) ?? '');
      const isPart = path !== home;
      if (home === undefined || (isPart && !partsOf(home).has(path))) return [];
      const there = isPart ? reached(frame, home) : framing;
      return [...reached(path)].filter((each) => isSheet(each) && !there.has(each));
    },
  };
}

export const nameOf = (page: string): string => page.replace(/^.*[\\/]|\.\w+$/g, '');

export const pathOf = (id: string): string => split(id)[0];

export const isSheet = (path: string): boolean => path.endsWith('.css');

function split(id: string): [path: string, copy?: string | undefined] {
  const [path = id, copy] = id.split(COPY);
  return [path, copy];
}

/** The modules with everything they import, in execution order. */
function closureOf(from: readonly string[], next: (path: string) => readonly string[]): Set<string> {
  const seen = new Set<string>();
  const ran = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    next(path).forEach(visit);
    ran.add(path);
  };
  from.forEach(visit);
  return ran;
}
