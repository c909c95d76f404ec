export const LEVELS = ['low', 'high'] as const;
export const MEDIA = ['print', 'digital'] as const;
export const TERMS = ['1year', '2year', '3year', 'lifetime'] as const;
export const SHIPCODES = ['ship-a', 'ship-b', 'ship-c'] as const;
export const DELIVERABLES = ['digital', 'print-a', 'print-b', 'print-c'] as const;

/** `low` is Student, `high` is Standard (SUBSCRIBE-6). */
export type Level = (typeof LEVELS)[number];
/** `print` is print plus digital, `digital` is digital only. */
export type Medium = (typeof MEDIA)[number];
export type Term = (typeof TERMS)[number];
/** A shipping category: United States, Canada or International. */
export type Shipcode = (typeof SHIPCODES)[number];
export type Purpose = 'personal' | 'gift';
/** The category under which a subscription's price is listed (SUBSCRIBE-8). */
export type Category = `${Medium}-${Level}`;
/** Digital, or print to the shipping category with the same letter. */
export type Deliverable = (typeof DELIVERABLES)[number];

/** The subscription a reader chooses. `shipcode` does not affect a digital one. */
export interface Choice {
  level: Level;
  medium: Medium;
  term: Term;
  shipcode: Shipcode;
}

export const defaultChoice: Choice = { level: 'low', medium: 'print', term: '1year', shipcode: 'ship-a' };

/** Returns the category under which prices are listed. */
export const categoryOf = ({ medium, level }: Pick<Choice, 'medium' | 'level'>): Category => `${medium}-${level}`;

/** Returns the deliverable: print to one of three shipping categories, or digital. */
export const deliverableOf = ({ medium, shipcode }: Pick<Choice, 'medium' | 'shipcode'>): Deliverable =>
  medium === 'digital' ? 'digital' : PRINT_DELIVERABLES[shipcode];

/** Returns the years of a term; undefined for a lifetime. */
export const yearsOf = (term: Term): number | undefined => YEARS[term];

/** Returns the number of issues in a term; undefined for a lifetime. */
export function issuesOf(term: Term, issuesPerYear: number): number | undefined {
  const years = yearsOf(term);
  return years === undefined ? undefined : years * issuesPerYear;
}

const PRINT_DELIVERABLES = { 'ship-a': 'print-a', 'ship-b': 'print-b', 'ship-c': 'print-c' } as const;

const YEARS: Record<Term, number | undefined> = { '1year': 1, '2year': 2, '3year': 3, lifetime: undefined };
