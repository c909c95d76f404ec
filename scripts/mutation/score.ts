import type { Mutant, Outcome } from './mutants.ts';

/** How many mutants of some files were noticed; equivalent ones are not among them. */
export interface Score {
  killed: number;
  total: number;
}

const isNoticed = ({ outcome }: Mutant): boolean => outcome === 'killed' || outcome === 'timeout';

/** Mutants that no test noticed. */
export const survivorsOf = (mutants: Mutant[]): Mutant[] =>
  mutants.filter(({ outcome }) => outcome === 'survived' || outcome === 'uncovered');

export function scoreOf(mutants: Mutant[]): Score {
  const killed = mutants.filter(isNoticed).length;
  return { killed, total: killed + survivorsOf(mutants).length };
}

export const countOf = (mutants: Mutant[], outcome: Outcome): number =>
  mutants.filter((mutant) => mutant.outcome === outcome).length;

/** Nothing to notice is all noticed. */
export const percentOf = ({ killed, total }: Score): number => (total === 0 ? 100 : (100 * killed) / total);
