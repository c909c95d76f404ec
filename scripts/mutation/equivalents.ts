import type { Mutant } from './mutants.ts';

/** Mutants that no test can notice, for one reason. */
export interface Equivalents {
  reason: string;
  mutants: Equivalent[];
}

/** A mutant by its text, so that it is found again when lines move. */
type Equivalent = Pick<Mutant, 'file' | 'code' | 'mutator' | 'original' | 'replacement'>;

const FIELDS = ['file', 'code', 'mutator', 'original', 'replacement'] as const;
const keyOf = (mutant: Equivalent): string => JSON.stringify(FIELDS.map((field) => mutant[field]));

/** Whether a mutant may be equivalent: one that only wastes time can reach a limit, and one outside the sample is unknown. */
const isOpen = ({ outcome }: Mutant): boolean => outcome !== 'killed' && outcome !== 'broken';

/** Splits off the unnoticed mutants that are listed. `stale` are entries of these files that match no such mutant. */
export function splitEquivalents(mutants: Mutant[], groups: Equivalents[]) {
  const files = new Set(mutants.map(({ file }) => file));
  const listed = groups.flatMap((group) => group.mutants).filter(({ file }) => files.has(file));
  const keys = new Set(listed.map(keyOf));
  const isEquivalent = (mutant: Mutant) => isOpen(mutant) && keys.has(keyOf(mutant));
  const equivalent = mutants.filter(isEquivalent);
  const matched = new Set(equivalent.map(keyOf));
  return {
    equivalent,
    rest: mutants.filter((mutant) => !isEquivalent(mutant)),
    stale: listed.filter((entry) => !matched.has(keyOf(entry))),
  };
}
