import { cover } from './cover.ts';
import { contents, issue, journal } from './journal.ts';
import { type Tree, tree } from './tree.ts';

/** A page of the development site, in one of the worlds the mock journal can play. */
export interface SiteScenario {
  path: string;
  /** The scenario's name, as the `scenario` query parameter takes it; the page's plain form without one. */
  name?: string;
  title: string;
}

/** The home page: the current issue, the ones before it, and the pages of this development site. */
export const home = (scenarios: readonly SiteScenario[]): Tree =>
  tree('div', { class: 'home' }, currentIssue(), archive(), pages(scenarios));

function currentIssue(): Tree {
  const { number, title, season } = issue(journal.currentIssue);
  return tree(
    'section',
    { class: 'issue', 'aria-labelledby': 'issue' },
    cover(number),
    tree(
      'div',
      {},
      tree('p', { class: 'overline' }, `Issue ${number}, ${season}`),
      tree('h1', { id: 'issue' }, title),
      tree(
        'p',
        { class: 'lead' },
        'An issue about the people who stay up: keepers, bakers, night porters, the woman who winds the town clock. ',
        'We asked each of them what the dark is for.',
      ),
      tree(
        'ul',
        { class: 'contents', role: 'list' },
        ...contents.map(({ kind, title: piece, note }) =>
          tree(
            'li',
            {},
            tree('span', { class: 'kind' }, kind),
            tree('span', {}, tree('cite', {}, piece), tree('span', { class: 'note' }, note)),
          ),
        ),
      ),
      tree('p', {}, tree('a', { href: '/subscribe', class: 'call' }, 'Subscribe')),
    ),
  );
}

function archive(): Tree {
  const earlier = [1, 2, 3, 4].map((back) => issue(journal.currentIssue - back));
  return tree(
    'section',
    { 'aria-labelledby': 'archive' },
    tree('h2', { id: 'archive' }, 'Earlier issues'),
    tree(
      'ul',
      { class: 'shelf', role: 'list' },
      ...earlier.map(({ number, title, season }) =>
        tree('li', {}, cover(number), tree('p', {}, tree('cite', {}, title), ` ${season}`)),
      ),
    ),
  );
}

const pages = (scenarios: readonly SiteScenario[]): Tree =>
  tree(
    'section',
    { 'aria-labelledby': 'pages' },
    tree('h2', { id: 'pages' }, 'Pages of this development site'),
    tree(
      'p',
      { class: 'note' },
      'Each runs against a journal played inside your browser. Nothing is sold, and no card is charged.',
    ),
    tree(
      'ul',
      { class: 'pages', role: 'list' },
      ...scenarios.map(({ path, name, title }) =>
        tree('li', {}, tree('a', { href: addressOf(path, name) }, title), ' ', tree('code', {}, addressOf(path, name))),
      ),
    ),
  );

function addressOf(path: string, name: string | undefined): string {
  if (name === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}scenario=${encodeURIComponent(name)}`;
}
