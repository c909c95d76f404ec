import { type Tree, tree } from '../tree.ts';
import { p } from './prose.ts';

/** What the journal says of an issue beside what the store knows, by its slug. */
export const issueWords: Record<string, () => Tree[]> = {
  'first-thaw': () => [
    p(
      'The issue about what comes up when the ground gives: a village that reappears each March when the reservoir is low, ',
      'the last ice road in the county, a cellar that was forgotten for three owners running.',
    ),
    inside(['Essay', 'The drowned post office'], ['Reportage', 'Eleven inches, and safe'], ['Fiction', 'Meltwater']),
  ],
  'orchard-year': () => [
    p(
      'We followed one orchard from pruning to cider and wrote down what it cost. In between: a court case over a hedge, ',
      'a life of the man who named four hundred pears, and a story told by a ladder.',
    ),
    inside(['Reportage', 'One tree, twelve months'], ['Life', 'The man of pears'], ['Fiction', 'What the ladder held']),
  ],
  'salt-roads': () => [
    p(
      'Salt made roads before anything else did. Five writers walk what is left of them, in five countries, and none of them ',
      'arrives where they meant to.',
    ),
    inside(['Walks', 'Five salt roads'], ['Essay', 'A pinch, a peck, a war'], ['Poems', 'Licks']),
  ],
  'low-water': () => [
    p(
      'Six essays and a story from the coast, all of them set between the tide lines: on cockles, on wrecks, on the law of ',
      'what is washed up, and on the two hours in which an island is not one.',
    ),
    inside(['Essay', 'Not an island, for now'], ['Law', 'Finders'], ['Fiction', 'The cockle line']),
  ],
  'the-lamp-room': () => [
    p(
      'An issue about the people who stay up: keepers, bakers, night porters, the woman who winds the town clock. The printed ',
      'copies went in nine days. Subscribers can read all of it here.',
    ),
    inside(['Essay', 'Keepers of the light'], ['Reportage', 'Nine hundred doors'], ['Poems', 'Five small hours']),
  ],
  'night-ferry': () => [
    p(
      'The next issue crosses in the dark. It is at the printer now and is posted in the first week of June; whoever subscribes ',
      'before then begins with it.',
    ),
  ],
};

const inside = (...pieces: [kind: string, title: string][]): Tree =>
  tree(
    'ul',
    { class: 'contents', role: 'list', 'aria-label': 'In this issue' },
    ...pieces.map(([kind, title]) => tree('li', {}, tree('span', { class: 'kind' }, kind), tree('cite', {}, title))),
  );
