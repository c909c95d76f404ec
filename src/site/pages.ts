import { issueWords } from '#src/site/words/around.ts';
import { home } from './home.ts';
import { type Tree, tree } from './tree.ts';
import * as around from './words/around.ts';
import { articles } from './words/article.ts';
import { p } from './words/prose.ts';

/** A page as the journal behind it hands it over: the contract's path, and the page data. */
export interface Given {
  path: string;
  data: unknown;
}

/** A widget, and the path of the page that it belongs to. */
export interface Placed {
  widget: string;
  path: string;
}

/** What a host renders: the name of the page for its title, and what stands in it. */
export interface HostPage {
  title: string | undefined;
  body: Tree[];
}

/** The page around its widgets: the journal's own words, and a mount point for each; one that has no widget says so. */
export function hostPage(given: Given, widgets: readonly Placed[]): HostPage {
  const { title: name, number, words } = own(PAGES, given.path) ?? {};
  // A browser names the file that a page is printed to after its title.
  const title = [name, number?.(given.data)].filter((part) => part !== undefined).join(' ') || undefined;
  const left = new Set(widgets.filter(({ path }) => path === given.path).map(({ widget }) => widget));
  let isPlaced = false;
  const place = (widget: string): Tree[] => {
    if (!left.delete(widget) && !widgets.some((one) => one.widget === widget)) return [];
    isPlaced = true;
    return [mountPoint(widget)];
  };
  const { before = [], after = [] } = words?.({ ...given, place }) ?? {};
  const rest = [...left].map(mountPoint);
  if (isPlaced || rest.length > 0) return { title, body: [...before, ...rest, ...after] };
  if (title === undefined) return { title, body: [...before, ...after] };
  const heading = hasHeading(before) ? [] : [tree('h1', {}, title)];
  return { title, body: [...heading, ...before, unbuilt(), ...after] };
}

/** What stands at an address that the journal does not have. */
export const nowhere = (route: string): HostPage => ({
  title: 'No such page',
  body: [
    tree('h1', {}, 'There is no such page'),
    p('Nothing of ours stands at ', tree('code', {}, route), '. It may have moved, or never have been there.'),
    p(tree('a', { href: '/' }, 'The front page'), ' lists everything that there is.'),
  ],
});

interface Words {
  before?: Tree[];
  after?: Tree[];
}

interface Page {
  /** Its name; the front page goes by that of the journal. */
  title?: string;
  /** The number of the document that its page data have, where they have one. */
  number?: (data: unknown) => string | undefined;
  words?: (here: Given & { place: (widget: string) => Tree[] }) => Words;
}

/** Every page that the contract has, by its path. */
export const PAGES: Record<string, Page> = {
  '/': { words: ({ place }) => ({ before: [home(place('mailing-list'))] }) },
  '/articles/{slug}': { title: 'Article', words: ({ data, place }) => article(data, place) },
  '/institutional-subscriptions': {
    title: 'For institutions',
    words: ({ place }) => ({ before: around.institutions(), after: place('login') }),
  },
  '/login': { title: 'Log in', words: () => ({ after: [aside(around.loginWords())] }) },
  '/logout': { title: 'Log out' },
  '/store': { title: 'Store', words: () => ({ after: [aside(around.storeIntro())] }) },
  '/store/issues': { title: 'Issues', words: () => ({ after: [aside(around.issuesIntro())] }) },
  '/issue/{slug}': {
    title: 'Issue',
    words: ({ data }) => ({ after: asideFrom(own(issueWords, slugIn(data, 'issue'))) }),
  },
  '/store/product/{slug}': { title: 'Product', words: () => ({ after: [aside(around.productWords())] }) },
  '/store/checkout': { title: 'Checkout' },
  '/subscribe': { title: 'Subscribe', words: () => ({ after: [aside(around.subscribeWords())] }) },
  '/subscribe/renew': { title: 'Renew' },
  '/subscribe/redeem': { title: 'Redeem a gift' },
  '/donate': { title: 'Donate', words: () => ({ after: [aside(around.donateWords())] }) },
  '/donation/setup': { title: 'Monthly donation' },
  '/invoice/{invoice}': { title: 'Invoice', number: (data) => textIn(Object(data).invoice, 'invoice_no') },
  '/receipts': { title: 'Receipt', number: (data) => textIn(Object(data).receipt, 'number') },
  '/account': { title: 'Account' },
  '/account/subscriptions/{token}': { title: 'Change subscription' },
  '/account/name': { title: 'Change name' },
  '/account/email': { title: 'Change email' },
  '/account/address': { title: 'Change address' },
  '/account/address/{shipcode}/delete': { title: 'Delete address' },
  '/account/payment': { title: 'Change payment' },
  '/account/renewal': { title: 'Renew' },
};

function article(data: unknown, place: (widget: string) => Tree[]): Words {
  const text = own(articles, slugOf(urlIn(data)));
  const navigation = place('post-navigation');
  const share = place('share');
  if (text) {
    const post = tree('article', { class: 'prose' }, ...text(), ...share);
    return { before: [tree('div', { class: 'post' }, ...navigation, post)] };
  }
  const missing = [tree('h1', {}, 'There is no such article'), p(tree('a', { href: '/' }, 'To the front page'))];
  return { before: missing, after: [...navigation, ...share] };
}

const mountPoint = (widget: string): Tree => tree('div', { 'data-journal': widget });

/** A section of the host's own, a heading and what stands beside it. */
const aside = ([heading, ...words]: Tree[]): Tree =>
  tree('section', { class: 'words' }, ...(heading ? [heading] : []), tree('div', {}, ...words));

const asideFrom = (words: (() => Tree[]) | undefined): Tree[] =>
  words ? [aside([tree('h2', {}, 'What is in it'), ...words()])] : [];

const unbuilt = (): Tree =>
  p('The part of this page that readers work with is not built yet. Its host is ready: the page data is here.');

const hasHeading = (trees: Tree[]): boolean => JSON.stringify(trees).includes('"tag":"h1"');

/** The value of an own key; slugs come from addresses, where `__proto__` may stand. */
const own = <Value>(record: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The slug that a thing of the page data carries. */
const slugIn = (data: unknown, thing: string): string => String(Object(Object(data)[thing]).slug);

const textIn = (thing: unknown, field: string): string | undefined => {
  const text: unknown = Object(thing)[field];
  return typeof text === 'string' ? text : undefined;
};

const urlIn = (data: unknown): string => String(Object(Object(data).article).url);

const slugOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
