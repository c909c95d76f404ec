/** The journal that the development site belongs to. */
export const journal = {
  name: 'Ember Days',
  line: 'Essays, fiction and reportage, four times a year',
  founded: 2014,
  currentIssue: 51,
};

const SEASONS = ['Spring', 'Summer', 'Autumn', 'Winter'];

const TITLES = [
  'Weights & Measures',
  'The Long Field',
  'Borrowed Rooms',
  'Instructions for Rain',
  'A Grammar of Doors',
  'The Night Ferry',
  'Second-hand Light',
  'What the River Kept',
  'Ledger & Loom',
  'The Weather Inside',
  'Salt',
  'Small Hours',
  'A House with No Corridors',
];

export interface Issue {
  number: number;
  title: string;
  /** Like `Autumn 2026`. */
  season: string;
}

/** The issue with this number, counted from 1: four a year since the journal was founded. */
export const issue = (number: number): Issue => ({
  number,
  title: pick(TITLES, number - 1),
  season: `${pick(SEASONS, number - 1)} ${journal.founded + Math.floor((number - 1) / SEASONS.length)}`,
});

/** The element at this place of a list that goes round and round. */
export function pick<Item>(items: readonly Item[], place: number): Item {
  const item = items[((place % items.length) + items.length) % items.length];
  if (item === undefined) throw new RangeError('The list to pick from is empty.');
  return item;
}

/** What the current issue holds. */
export const contents = [
  {
    kind: 'Essay',
    title: 'The lamp at the end of the breakwater',
    note: 'Forty years of one keeper’s weather books, read in a single winter.',
  },
  {
    kind: 'Reportage',
    title: 'Nine hundred doors',
    note: 'A locksmith’s route through a city that is being emptied for a dam.',
  },
  {
    kind: 'Fiction',
    title: 'Second-hand light',
    note: 'Two sisters share a telescope, a debt and a view of the wrong street.',
  },
  { kind: 'Poems', title: 'Five small hours', note: 'One for each hour that the night shift does not count.' },
  {
    kind: 'Notebook',
    title: 'On keeping bees badly',
    note: 'What a hive will forgive, and the one thing it will not.',
  },
];
