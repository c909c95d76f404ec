import { FAR, type Graph, IMPORTED, type Tree } from './graph.ts';

/** Tables of all widgets, words, calls and pages. Following them would make everything depend on everything. */
const MOUNTS = 'src/mounts.ts';
const WORDS = 'src/messages/en.ts';
const PLAYS = 'mocks/journal/plays.ts';
const PAGES = 'mocks/pages/page-data.ts';
const ROUTES = 'mocks/routes.gen.ts';
const STORY_SITE = '.storybook/Site.tsx';

/** Virtual nodes: the site and the host that frame a page, and each page and call by its path. */
export const SITE = 'site';
export const HOST = 'host';
export const pageNode = (path: string): string => `page ${path}`;
const callNode = (path: string): string => `call ${path}`;

export interface Addresses {
  pages: string[];
  calls: string[];
}

interface Operation {
  id: string;
  method: string;
  path: string;
}

/**
 * Adds what a browser sees to the graph of files: a page depends on its own widgets and data, a widget on the words it
 * imports and on the plays of its calls.
 */
export function pageGraph(graph: Graph, tree: Tree): Graph {
  const operations = operationsIn(tree);
  const widgets = widgetsIn(tree);
  const played = importedBy(PLAYS, graph);
  const drawn = importedBy(PAGES, graph).filter((path) => path.startsWith('mocks/pages/'));
  const naming = (id: string, files: string[]) =>
    files.filter((file) => new RegExp(`[{,]\\s*${id}\\b`).test(tree.get(file) ?? ''));
  const joined: Graph = new Map(graph);
  for (const table of [MOUNTS, WORDS, PLAYS]) joined.set(table, new Map());
  joined.set(PAGES, new Map([...(graph.get(PAGES) ?? [])].filter(([file]) => !drawn.includes(file))));
  for (const { id, path } of operations) {
    join(joined, callNode(path), naming(id, played));
    join(joined, pageNode(path), [
      ...naming(id, drawn),
      ...widgets.filter(({ route }) => route === path).map(({ screen }) => screen),
    ]);
  }
  for (const [file, text] of tree) if (MAKES_CALLS.test(file)) join(joined, file, callsIn(text).map(callNode));
  join(joined, STORY_SITE, addressesIn(tree).pages.map(pageNode));
  join(joined, SITE, [
    'index.html',
    'src/main.tsx',
    'scripts/journeys-site.ts',
    'public/mockServiceWorker.js',
    pageNode('/'),
  ]);
  join(joined, HOST, ['src/embed.ts', 'scripts/host-site.ts', ...hostFiles(tree), pageNode('/')]);
  return joined;
}

export function addressesIn(tree: Tree): Addresses {
  const operations = operationsIn(tree);
  const paths = (isPage: boolean) => [
    ...new Set(operations.filter(({ path }) => path.startsWith('/api/') !== isPage).map(({ path }) => path)),
  ];
  return { pages: paths(true), calls: paths(false) };
}

/**
 * A journey's dependencies besides its files: the pages it visits, the calls it names, and the site or host around
 * them.
 */
export const visiting = ({ pages, calls }: Addresses, around: string): Map<string, number> =>
  new Map([
    ...[...pages.map(pageNode), ...calls.map(callNode)].map((node): [string, number] => [node, IMPORTED]),
    [around, FAR],
  ]);

const MAKES_CALLS = /^(?:machines|src)\/.*(?<!\.test|\.stories)\.tsx?$/;

const callsIn = (text: string): string[] =>
  Array.from(text.matchAll(/\.(?:GET|POST|PUT|PATCH|DELETE)\(\s*'(\/[^']*)'/g), ([, path = '']) => path);

const operationsIn = (tree: Tree): Operation[] =>
  Array.from(
    (tree.get(ROUTES) ?? '').matchAll(/^ {2}(\w+): \{ method: '(\w+)', path: '([^']+)' \}/gm),
    ([, id = '', method = '', path = '']) => ({ id, method, path }),
  );

const widgetsIn = (tree: Tree): { route: string; screen: string }[] =>
  Array.from(
    (tree.get(MOUNTS) ?? '').matchAll(
      /route: '([^']+)',(?:\s*hasLink: true,)?\s*load: \(\) => import\('#screens\/([^']+)'\)/g,
    ),
    ([, route = '', screen = '']) => ({ route, screen: `src/screens/${screen}` }),
  );

const hostFiles = (tree: Tree): string[] =>
  [...tree.keys()].filter((path) => /^(?:docs\/examples\/host|tests\/journeys\/host|public\/covers)\//.test(path));

const importedBy = (file: string, graph: Graph): string[] => [...(graph.get(file)?.keys() ?? [])];

function join(graph: Graph, node: string, targets: string[]): void {
  graph.set(
    node,
    new Map([...(graph.get(node) ?? []), ...targets.map((target): [string, number] => [target, IMPORTED])]),
  );
}
