import type { Rolldown } from 'vite';

/** What is asked about a module; Rolldown's own information has it. */
export interface Imported {
  /** Who imports it at the start. */
  importers: readonly string[];
  /** Who imports it on demand. */
  dynamicImporters: readonly string[];
}

type About = (id: string) => Imported | null;

/** Screens, and parts of screens that weigh as they do, that are little more than what they share: one file for all of them. */
const FAMILIES: Record<string, string[]> = {
  cards: ['PaymentChange', 'MonthlyDonationCard'],
  login: ['Login', 'LoginHere'],
  post: ['PostNavigation', 'Share'],
  store: ['Store', 'Issues', 'Issue'],
  address: ['Address', 'AddressDeletion'],
  frame: ['Header', 'Footer', 'CartCounter', 'MailingList'],
};

/** Screens that check something out. */
const PURCHASES = [
  'Subscribe',
  'Renew',
  'Redeem',
  'CartCheckout',
  'Donate',
  'SubscriptionChange',
  'RenewalRetry',
  'InvoicePayment',
];

/** What each file for several homes is for: a module is built into the first that all of its homes load. */
const SHARED: Record<string, string[]> = {
  reader: ['Account', 'address'],
  store: ['store', 'Product'],
  builder: ['Subscribe', 'Renew'],
  cart: ['CartCheckout', 'Product'],
  document: ['Receipt', 'Invoice'],
  purchase: PURCHASES,
  shared: [...PURCHASES, 'Product', 'Receipt', 'Invoice', 'address'],
};

/** What every page loads. */
const COMMON = 'common';

/** Screens with a style sheet of their own; of another screen it is a few bytes, and not worth a request. */
const STYLED = ['Account', 'login', 'post', 'frame'];

/** The chunk whose style sheet includes those of every screen that imports it. */
const STYLED_TOGETHER = 'shared';

const FRAME = /[\\/]src[\\/]app[\\/]mount-screen\.tsx$/;
const SCREEN = /[\\/]src[\\/]screens[\\/]/;

/**
 * The file a module is built into: the screen's own for what that one alone brings at once; one of `SHARED` for what only
 * its screens share; `common` for what frames every screen and for the rest, packages included; none for what waits until
 * it is asked for. Left to itself the bundler makes a file for every combination of these.
 */
export const chunkOf = (id: string, about: About): string | null => {
  const starts = [...startsOf(id, about)];
  // What the entry itself needs stays in it: a page without a mount point then loads nothing else.
  if (starts.some((start) => !isOnDemand(start, about))) return null;
  if (starts.some((start) => FRAME.test(start))) return COMMON;
  if (!starts.some((start) => isHome(start, about))) return null;
  return placeOf([...new Set(starts.flatMap((start) => homesOf(start, about)))], id.endsWith('.css'));
};

/** The screens that a start belongs to: itself, or those that ask for it. */
function homesOf(start: string, about: About, seen = new Set<string>()): string[] {
  if (seen.has(start)) return [];
  seen.add(start);
  if (isHome(start, about)) return [homeOf(start)];
  const { dynamicImporters = [] } = about(start) ?? {};
  return dynamicImporters
    .flatMap((importer) => [...startsOf(importer, about)])
    .flatMap((above) => homesOf(above, about, seen));
}

/** What weighs as a screen does, though another one asks for it. */
const isHome = (start: string, about: About): boolean =>
  isScreen(start, about) || [...PURCHASES, ...Object.keys(FAMILIES)].includes(homeOf(start));

function placeOf(homes: readonly string[], isStyle: boolean): string {
  const [only = COMMON] = homes;
  const isAlone = homes.length === 1;
  if (isStyle && homes.every((home) => SHARED[STYLED_TOGETHER]?.includes(home))) return STYLED_TOGETHER;
  if (isStyle) return isAlone && STYLED.includes(only) ? only : COMMON;
  if (isAlone) return only;
  return Object.keys(SHARED).find((file) => homes.every((home) => SHARED[file]?.includes(home))) ?? COMMON;
}

/** The modules at which loading can start and that bring this one along at once. */
function startsOf(id: string, about: About, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = about(id) ?? {};
  const above = importers.flatMap((importer) => [...startsOf(importer, about, seen)]);
  return new Set(dynamicImporters.length > 0 || importers.length === 0 ? [id, ...above] : above);
}

/** A screen is what the table of mount points imports; what a screen imports on demand is none. */
function isScreen(start: string, about: About): boolean {
  return SCREEN.test(start) && Boolean(about(start)?.dynamicImporters.some((importer) => !SCREEN.test(importer)));
}

/** The name of the file that a screen is built into. */
export function homeOf(screen: string): string {
  const name = screen.replace(/^.*[\\/]|\.\w+$/g, '');
  return Object.keys(FAMILIES).find((family) => FAMILIES[family]?.includes(name)) ?? name;
}

function isOnDemand(start: string, about: About): boolean {
  return (about(start)?.dynamicImporters.length ?? 0) > 0;
}

/** The class of a style sheet's name on the page: `jr-Field-label`. It says where it stands, and compresses better than a digest. */
export const classNameOf = (name: string, file: string): string =>
  `jr-${file.replace(/^.*[\\/]|\.module\.css.*$/g, '')}-${name}`;

/** A file of the build, as far as the check needs it. */
export interface BuiltFile {
  fileName: string;
  /** The text of the file. */
  text: string;
  /** Paths of the modules whose code it holds. */
  modules: string[];
}

/** Fails the build when a built file holds mock, test or debug code. */
export const productionOnly = (): Rolldown.Plugin => ({
  name: 'production-only',
  generateBundle(_options, bundle) {
    const found = Object.values(bundle).map(asBuiltFile).flatMap(foreignCode);
    if (found.length > 0) this.error(`The production build holds code that must not ship:\n  ${found.join('\n  ')}`);
  },
});

/** What a production file must not hold, each finding as a sentence. */
export const foreignCode = ({ fileName, text, modules }: BuiltFile): string[] => [
  ...foreignModules
    .filter(({ path }) => modules.some((module) => path.test(module)))
    .map(({ what }) => `${fileName} holds a module of ${what}`),
  ...foreignText
    .filter(({ words }) => text.includes(words))
    .map(({ words, what }) => `${fileName} says ${JSON.stringify(words)}, which is ${what}`),
];

const foreignModules = [
  { path: /(^|\/)mocks\//, what: 'mocks/' },
  { path: /(^|\/)src\/(site\/|main\.tsx)/, what: 'the development site' },
  { path: /\/node_modules\/(msw|@mswjs)\//, what: 'msw' },
  { path: /\/node_modules\/(@?storybook|vitest|@vitest|@statelyai)\//, what: 'a test tool' },
  { path: /\.(test|stories)\.tsx?$/, what: 'a test or story' },
  { path: /\/react(-dom)?\/cjs\/[^/]*\.development\.js$/, what: 'the development build of React' },
];

const foreignText = [
  { words: 'mockServiceWorker', what: 'the mock worker' },
  { words: '/mock-worker.js', what: 'the mock worker' },
  { words: 'onUnhandledFrame', what: 'msw' },
  { words: 'sourceMappingURL=data:', what: 'an inline source map' },
  { words: 'debugger;', what: 'a breakpoint' },
];

function asBuiltFile(file: Rolldown.OutputChunk | Rolldown.OutputAsset): BuiltFile {
  if (file.type === 'chunk') return { fileName: file.fileName, text: file.code, modules: file.moduleIds };
  return {
    fileName: file.fileName,
    text: typeof file.source === 'string' ? file.source : '',
    modules: file.originalFileNames,
  };
}
