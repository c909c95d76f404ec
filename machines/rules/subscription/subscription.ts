export const LEVELS = ['low', 'high'] as const;
export const MEDIA = ['print', 'digital'] as const;
export const TERMS = ['1year', '2year', '3year', 'lifetime'] as const;
export const SHIPCODES = ['ship-a', 'ship-b', 'ship-c'] as const;
export const DELIVERABLES = ['digital', 'print-a', 'print-b', 'print-c'] as const;

/** `low` is the student rate, `high` the standard one (SUBSCRIBE-6). */
export type Level = (typeof LEVELS)[number];
/** `print` is print plus digital, `digital` digital only. */
export type Medium = (typeof MEDIA)[number];
export type Term = (typeof TERMS)[number];
/** The shipping categories: United States, Canada, International (PRICE-6). */
export type Shipcode = (typeof SHIPCODES)[number];
/** A subscription is bought for oneself or as a gift (SUBSCRIBE-10). */
export type Purpose = 'personal' | 'gift';
export type Category = `${Medium}-${Level}`;
export type Deliverable = (typeof DELIVERABLES)[number];

/** What a reader picks in the subscription builder. */
export interface Choice {
  level: Level;
  medium: Medium;
  term: Term;
  shipcode: Shipcode;
}

/** The builder before anything is picked (SUBSCRIBE-9). */
export const defaultChoice: Choice = { level: 'low', medium: 'print', term: '1year', shipcode: 'ship-a' };

/** The category that prices are listed by. */
export const categoryOf = ({ medium, level }: Pick<Choice, 'medium' | 'level'>): Category => `${medium}-${level}`;

/** What is delivered: print goes to one of three shipping categories, digital to none. */
export const deliverableOf = ({ medium, shipcode }: Pick<Choice, 'medium' | 'shipcode'>): Deliverable =>
  medium === 'digital' ? 'digital' : PRINT_DELIVERABLES[shipcode];

/** The years of a term; none for a lifetime. */
export const yearsOf = (term: Term): number | undefined => YEARS[term];

/** The issues a term delivers; none can be named for a lifetime. */
export function issuesOf(term: Term, issuesPerYear: number): number | undefined {
  const years = yearsOf(term);
  return years === undefined ? undefined : years * issuesPerYear;
}

const PRINT_DELIVERABLES = { 'ship-a': 'print-a', 'ship-b': 'print-b', 'ship-c': 'print-c' } as const;

const YEARS: Record<Term, number | undefined> = { '1year': 1, '2year': 2, '3year': 3, lifetime: undefined };
