import { type Tree, tree } from '../tree.ts';

export const p = (...children: (Tree | string)[]): Tree => tree('p', {}, ...children);

export const lead = (...words: string[]): Tree => tree('p', { class: 'lead' }, ...words);

export const byline = (kind: string, words: string): Tree =>
  tree('p', { class: 'byline' }, tree('span', { class: 'kind' }, kind), ' ', tree('span', {}, words));

export const heading = (tag: 'h2' | 'h3', id: string, words: string): Tree => tree(tag, { id }, words);

export const note = (number: number): Tree =>
  tree(
    'sup',
    {},
    tree('a', { href: `#fn-${number}`, id: `note-${number}`, 'aria-label': `Note ${number}` }, String(number)),
  );

export const notes = (...all: string[]): Tree =>
  tree(
    'ol',
    { class: 'notes', 'aria-label': 'Notes' },
    ...all.map((words, at) =>
      tree(
        'li',
        { id: `fn-${at + 1}` },
        `${words} `,
        tree('a', { href: `#note-${at + 1}`, 'aria-label': `Back to note ${at + 1} in the text` }, '↩\uFE0E'),
      ),
    ),
  );
