export const journal = {
  name: 'Ember Days',
  line: 'Essays, fiction and reportage, four times a year',
  currentIssue: 42,
  readers: 'readers@emberdays.example',
};

const SEASONS = ['Spring', 'Summer', 'Autumn', 'Winter'];

const BEGINNING = { number: 38, year: 2025 };

const TITLES = [
  'First Thaw',
  'Orchard Year',
  'Salt Roads',
  'Low Water',
  'The Lamp Room',
  'Night Ferry',
  'Weights & Measures',
  'Borrowed Rooms',
  'A Grammar of Doors',
  'Second-hand Light',
  'Ledger & Loom',
  'Instructions for Rain',
  'A House with No Corridors',
];

export interface Issue {
  number: number;
  title: string;
  season: string;
}

/** Returns an issue by its number, from 1. There are four a year, one per season. */
export function issue(number: number): Issue {
  const after = number - BEGINNING.number;
  const year = BEGINNING.year + Math.floor(after / SEASONS.length);
  return { number, title: pick(TITLES, after), season: `${pick(SEASONS, after)} ${year}` };
}

/** Returns the item at an index that wraps around. Throws a RangeError for an empty list. */
export function pick<Item>(items: readonly Item[], place: number): Item {
  const item = items[((place % items.length) + items.length) % items.length];
  if (item === undefined) throw new RangeError('The list to pick from is empty.');
  return item;
}

/** The contents of the current issue. Only pieces on this site have an `href`. */
export const contents: readonly { kind: string; title: string; note: string; href?: string }[] = [
  {
    kind: 'Essay',
    title: 'Keepers of the light',
    note: 'Forty years of one keeper’s weather books, read in a single winter.',
    href: '/articles/keepers-of-the-light',
  },
  {
    kind: 'Reportage',
    title: 'Nine hundred doors',
    note: 'A locksmith’s route through a city being emptied for a dam.',
  },
  {
    kind: 'Fiction',
    title: 'The view of the wrong street',
    note: 'Two sisters share a telescope, a debt and a window.',
  },
  { kind: 'Poems', title: 'Five small hours', note: 'One for each hour the night shift does not count.' },
  {
    kind: 'Notebook',
    title: 'On keeping bees badly',
    note: 'What a hive will forgive, and the one thing it will not.',
  },
];
