import { issueWords } from '#src/site/words/around.ts';
import { home } from './home.ts';
import { type Tree, tree } from './tree.ts';
import * as around from './words/around.ts';
import { articles } from './words/article.ts';
import { p } from './words/prose.ts';

export interface Given {
  path: string;
  data: unknown;
}

/** A widget, with the path of its page. */
export interface Placed {
  widget: string;
  path: string;
}

export interface HostPage {
  title: string | undefined;
  body: Tree[];
}

/**
 * Returns the host's page: the journal's own text, with a mount point per widget or a note that the widget is not built
 * yet.
 */
export function hostPage(given: Given, widgets: readonly Placed[]): HostPage {
  const { title: name, number, words } = own(PAGES, given.path) ?? {};
  // Browsers name a printed PDF after the page title.
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

export const nowhere = (route: string): HostPage => ({
  title: 'Page not found',
  body: [
    tree('h1', {}, 'Page not found'),
    p('We have no page at ', tree('code', {}, route), '. It may have moved.'),
    p('The ', tree('a', { href: '/' }, 'front page'), ' lists every page.'),
  ],
});

/** A page in place of every other if the mock journal cannot run in this browser. */
export const unavailable = (reason: string): HostPage => ({
  title: 'The mock journal cannot start',
  body: [
    tree('h1', {}, 'The mock journal cannot start'),
    p(tree('strong', {}, reason)),
    p(
      'This site plays its server in a service worker, and keeps its state in local storage. Allow both for this address: private windows and strict settings of some browsers block them.',
    ),
    p('Service workers need https or localhost. If you opened this site by another name, open it at localhost.'),
    p('To use a real server instead, ', tree('a', { href: '?mocks=off' }, 'turn the mock journal off'), '.'),
  ],
});

interface Words {
  before?: Tree[];
  after?: Tree[];
}

interface Page {
  /** Omitted for the front page, whose title is the journal's name. */
  title?: string;
  number?: (data: unknown) => string | undefined;
  words?: (here: Given & { place: (widget: string) => Tree[] }) => Words;
}

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
  const missing = [tree('h1', {}, 'Article not found'), p(tree('a', { href: '/' }, 'Go to the front page'))];
  return { before: missing, after: [...navigation, ...share] };
}

const mountPoint = (widget: string): Tree => tree('div', { 'data-journal': widget });

const aside = ([heading, ...words]: Tree[]): Tree =>
  tree('section', { class: 'words' }, ...(heading ? [heading] : []), tree('div', {}, ...words));

const asideFrom = (words: (() => Tree[]) | undefined): Tree[] =>
  words ? [aside([tree('h2', {}, 'In this issue'), ...words()])] : [];

const unbuilt = (): Tree => p('The widget of this page is not built yet. The page data is ready.');

const hasHeading = (trees: Tree[]): boolean => JSON.stringify(trees).includes('"tag":"h1"');

/** Returns the value of an own key. Slugs come from URLs and may be `__proto__`. */
const own = <Value>(record: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const slugIn = (data: unknown, thing: string): string => String(Object(Object(data)[thing]).slug);

const textIn = (thing: unknown, field: string): string | undefined => {
  const text: unknown = Object(thing)[field];
  return typeof text === 'string' ? text : undefined;
};

const urlIn = (data: unknown): string => String(Object(Object(data).article).url);

const slugOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
