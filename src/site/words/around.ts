import { type Tree, tree } from '#src/site/tree.ts';
import { lead, p } from './prose.ts';

/** What the journal's institutional page says before its login. */
export const institutions = (): Tree[] => [
  tree('h1', {}, 'For libraries, schools and institutes'),
  lead(
    'One subscription opens every issue since the first to everybody at the institution, in the reading room and from home.',
  ),
  p(
    'Readers sign in with the account that they have at the institution; they need none of ours, and we are told nothing of them ',
    'but where they belong. The printed issues come with it, two copies of each, sewn so that they lie flat on a copying machine.',
  ),
  p(
    'Prices go by the number of readers. Write to ',
    tree('a', { href: 'mailto:libraries@emberdays.example' }, 'libraries@emberdays.example'),
    ' and say roughly how many there are; an answer takes two working days.',
  ),
  tree('h2', {}, 'If your institution subscribes'),
];

export const storeIntro = (): Tree[] => [
  tree('h2', {}, 'Made in small runs'),
  p(
    'Everything here is made in small runs by people we know, and packed by hand on Thursdays. ',
    tree('a', { href: '/store/issues' }, 'Back issues'),
    ' have a shelf of their own.',
  ),
];

export const issuesIntro = (): Tree[] => [
  tree('h2', {}, 'When an issue is gone'),
  p(
    'Back issues are sold for as long as there are copies. What is out of print is not gone: subscribers read every issue since ',
    'the first.',
  ),
];

export const productWords = (): Tree[] => [
  tree('h2', {}, 'How it is sent'),
  p(
    'In plain card, without plastic, on the Thursday after you order. Within the United States that is three to five days; ',
    'elsewhere it may be three weeks. What arrives broken we send again.',
  ),
];

export const donateWords = (): Tree[] => [
  tree('h2', {}, 'What it pays for'),
  p(
    'Ember Days carries no advertising. Subscriptions print and post it; donations pay the people who write it. Last year that was ',
    'sixty-one writers, nine of whom had not been printed before, at the same rate as everybody else.',
  ),
];

export const subscribeWords = (): Tree[] => [
  tree('h2', {}, 'Before you ask'),
  tree(
    'div',
    { class: 'asked' },
    entry(
      'When does it begin?',
      'With the next issue to be printed. Issues are posted in the first week of March, June, September and December.',
    ),
    entry('What if I move?', 'Change the address in your account until the week before an issue is posted.'),
    entry('May I lend it?', 'Please do. It is sewn for that.'),
  ),
];

export const loginWords = (): Tree[] => [
  tree('h2', {}, 'No account yet?'),
  p(
    'One is opened with your first ',
    tree('a', { href: '/subscribe' }, 'subscription'),
    ', and libraries have ',
    tree('a', { href: '/institutional-subscriptions' }, 'a way in of their own'),
    '.',
  ),
];

const entry = (question: string, answer: string): Tree =>
  tree('details', {}, tree('summary', {}, question), tree('p', {}, answer));

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
