import { cover } from './cover.ts';
import { indexOfPages } from './index-of-pages.ts';
import { contents, issue, journal } from './journal.ts';
import { type Tree, tree } from './tree.ts';

export const home = (letter: readonly Tree[]): Tree =>
  tree('div', { class: 'home' }, currentIssue(), archive(), ...newsletter(letter), indexOfPages());

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
        ...contents.map(({ kind, title: piece, note, href }) =>
          tree(
            'li',
            {},
            tree('span', { class: 'kind' }, kind),
            tree(
              'span',
              {},
              tree('cite', {}, href === undefined ? piece : tree('a', { href }, piece)),
              tree('span', { class: 'note' }, note),
            ),
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
        tree(
          'li',
          {},
          cover(number),
          tree('p', {}, tree('cite', {}, tree('a', { href: `/issue/${slugOf(title)}` }, title)), ` ${season}`),
        ),
      ),
    ),
  );
}

const newsletter = (widgets: readonly Tree[]): Tree[] =>
  widgets.length === 0
    ? []
    : [
        tree(
          'section',
          { 'aria-labelledby': 'letter', class: 'letter' },
          tree('h2', { id: 'letter' }, 'The letter'),
          tree('p', {}, 'Between issues we send one letter a month: what we are reading, and what the printer said.'),
          ...widgets,
        ),
      ];

const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');
