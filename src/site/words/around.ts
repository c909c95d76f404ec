import { type Tree, tree } from '#src/site/tree.ts';
import { lead, p } from './prose.ts';

export const institutions = (): Tree[] => [
  tree('h1', {}, 'For libraries, schools and institutes'),
  lead(
    'One subscription gives everyone at your institution every issue since the first, in the reading room and at home.',
  ),
  p(
    'Readers log in with their institution’s account. They need no account with us, and all we learn is where they belong. ',
    'You also get two printed copies of each issue, sewn to lie flat on a photocopier.',
  ),
  p(
    'The price depends on the number of readers. Write to ',
    tree('a', { href: 'mailto:libraries@emberdays.example' }, 'libraries@emberdays.example'),
    ' with a rough number, and we answer within two working days.',
  ),
  tree('h2', {}, 'If your institution subscribes'),
];

export const storeIntro = (): Tree[] => [
  tree('h2', {}, 'Made in small runs'),
  p(
    'People we know make everything here in small runs, and we pack it by hand on Thursdays. ',
    tree('a', { href: '/store/issues' }, 'Back issues'),
    ' have their own shelf.',
  ),
];

export const issuesIntro = (): Tree[] => [
  tree('h2', {}, 'When an issue is gone'),
  p(
    'We sell back issues while copies last. Subscribers can read every issue since the first, even when it is out of print.',
  ),
];

export const productWords = (): Tree[] => [
  tree('h2', {}, 'How we ship'),
  p(
    'We mail it in plain card, without plastic, on the Thursday after you order. It takes three to five days in the United ',
    'States and up to three weeks elsewhere. If it arrives broken, we send another.',
  ),
];

export const donateWords = (): Tree[] => [
  tree('h2', {}, 'What it pays for'),
  p(
    'Ember Days carries no advertising. Subscriptions pay for printing and postage; donations pay the writers. Last year there ',
    'were sixty-one of them, nine in print for the first time, all paid the same rate.',
  ),
];

export const subscribeWords = (): Tree[] => [
  tree('h2', {}, 'Before you ask'),
  tree(
    'div',
    { class: 'asked' },
    entry(
      'When does it begin?',
      'With the next issue we print. We mail issues in the first week of March, June, September and December.',
    ),
    entry('What if I move?', 'Change the address in your account by the week before we mail an issue.'),
    entry('May I lend it?', 'Please do. It is sewn to last.'),
  ),
];

export const loginWords = (): Tree[] => [
  tree('h2', {}, 'No account yet?'),
  p(
    'You get one with your first ',
    tree('a', { href: '/subscribe' }, 'subscription'),
    '. Libraries have ',
    tree('a', { href: '/institutional-subscriptions' }, 'their own login'),
    '.',
  ),
];

const entry = (question: string, answer: string): Tree =>
  tree('details', {}, tree('summary', {}, question), tree('p', {}, answer));

/** The journal's own text about an issue, by slug. */
export const issueWords: Record<string, () => Tree[]> = {
  'first-thaw': () => [
    p(
      'An issue about what comes up when the ground gives: a village that reappears each March when the reservoir is low, ',
      'the last ice road in the county, a cellar forgotten by three owners in a row.',
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
      'Six essays and a story from the coast, all set between the tide lines: cockles, wrecks, the law of what washes up, and ',
      'the two hours when an island is not one.',
    ),
    inside(['Essay', 'Not an island, for now'], ['Law', 'Finders'], ['Fiction', 'The cockle line']),
  ],
  'the-lamp-room': () => [
    p(
      'An issue about the people who stay up: keepers, bakers, night porters, the woman who winds the town clock. The printed ',
      'copies sold out in nine days. Subscribers can read all of it here.',
    ),
    inside(['Essay', 'Keepers of the light'], ['Reportage', 'Nine hundred doors'], ['Poems', 'Five small hours']),
  ],
  'night-ferry': () => [
    p(
      'The next issue crosses in the dark. It is at the printer now, and we mail it in the first week of June. Subscribe before ',
      'then to start with it.',
    ),
  ],
};

const inside = (...pieces: [kind: string, title: string][]): Tree =>
  tree(
    'ul',
    { class: 'contents', role: 'list', 'aria-label': 'In this issue' },
    ...pieces.map(([kind, title]) => tree('li', {}, tree('span', { class: 'kind' }, kind), tree('cite', {}, title))),
  );
