import { type Tree, tree } from '../tree.ts';

/** A paragraph. */
export const p = (...children: (Tree | string)[]): Tree => tree('p', {}, ...children);

/** What stands between the title and the text. */
export const lead = (...words: string[]): Tree => tree('p', { class: 'lead' }, ...words);

/** What kind of piece it is, and where it was printed. */
export const byline = (kind: string, words: string): Tree =>
  tree('p', { class: 'byline' }, tree('span', { class: 'kind' }, kind), ' ', tree('span', {}, words));

/** A heading of a text, at an anchor of its own. */
export const heading = (tag: 'h2' | 'h3', id: string, words: string): Tree => tree(tag, { id }, words);

/** The mark in the text that leads to a note of this number. */
export const note = (number: number): Tree =>
  tree(
    'sup',
    {},
    tree('a', { href: `#fn-${number}`, id: `note-${number}`, 'aria-label': `Note ${number}` }, String(number)),
  );

/** The notes at the end of a text, each with the way back. */
export const notes = (...all: string[]): Tree =>
  tree(
    'ol',
    { class: 'notes', 'aria-label': 'Notes' },
    ...all.map((words, at) =>
      tree(
        'li',
        { id: `fn-${at + 1}` },
        `${words} `,
        tree('a', { href: `#note-${at + 1}`, 'aria-label': `Back to the text, at note ${at + 1}` }, '↩\uFE0E'),
      ),
    ),
  );
