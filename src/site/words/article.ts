import { type Tree, tree } from '../tree.ts';

/** The posts of the site, by the slug of their address; the journal has others that are only printed. */
export const articles: Record<string, () => Tree[]> = { 'keepers-of-the-light': keepersOfTheLight };

function keepersOfTheLight(): Tree[] {
  return [
    byline('Essay', 'From issue 42, The Lamp Room'),
    tree('h1', {}, 'Keepers of the light'),
    lead(
      'For forty years the same man wrote down the weather at the end of the breakwater, four times a day. He wrote very ',
      'little else. We read all of it in one winter.',
    ),
    p(
      'The books are the kind that shipping offices used to order by the gross: grey cloth, a red spine, a page for each day ',
      'and a column for each watch. There are a hundred and sixty of them. Wind, sea, glass, visibility; and at the foot of the ',
      'page a line for remarks, which in the first eleven years is empty.',
    ),
    tree('h2', { id: 'the-first-lamp' }, 'The first lamp'),
    p(
      'Before the tower there was an iron basket on a pole, and somebody to feed it. The town paid by the night and stopped ',
      'paying in May, on the theory that boats did not sink in summer. The harbour master’s log records four that did.',
      note('fn-1', 'note-1', '1'),
    ),
    p(
      'The tower came after the fourth. It is not a handsome one. The granite was left over from a bank, the stair has a ',
      'landing where no landing is needed, and the lamp room was built for a lens that went to another coast. For thirty years ',
      'a lamp half the right size stood in the middle of it like a candle in a ballroom.',
    ),
    tree('h3', { id: 'whale-oil' }, 'Whale oil'),
    p(
      'What it burned is the one thing that every visitor asks. The answer is whale, then colza, then paraffin, then nothing ',
      'for the eleven days it took the electricity to arrive. The keeper noted the change from one to the next as he noted ',
      'everything: by the hour at which it was done, and the wind.',
    ),
    p(
      'The first remark is from a February. “Oil thick. Warmed it under the coat.” After it they come more often, as if a ',
      'door had been left open. A pilot who waved. A seal on the steps that would not be moved. The night on which a child was ',
      'born in the house across the water and the parents, who had no telephone, lit every window so that he would know.',
    ),
    p(
      'He was retired in the year that the light was made to keep itself. The last page is filled in to the last column. Under ',
      'remarks it says, in the same hand: “Fair. Handed over.”',
    ),
    tree(
      'ol',
      { class: 'notes', 'aria-label': 'Notes' },
      tree(
        'li',
        { id: 'fn-1' },
        'The log of the harbour master is kept in Portland. ',
        tree('a', { href: '#note-1', 'aria-label': 'Back to the text' }, '↩'),
      ),
    ),
  ];
}

const byline = (kind: string, words: string): Tree =>
  tree('p', { class: 'byline' }, tree('span', { class: 'kind' }, kind), ' ', tree('span', {}, words));

export const lead = (...words: string[]): Tree => tree('p', { class: 'lead' }, ...words);

export const p = (...children: (Tree | string)[]): Tree => tree('p', {}, ...children);

const note = (anchor: string, id: string, number: string): Tree =>
  tree('sup', {}, tree('a', { href: `#${anchor}`, id, 'aria-label': `Note ${number}` }, number));
