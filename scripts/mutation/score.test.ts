import { expect, test } from 'vitest';
import type { Mutant, Outcome } from './mutants.ts';
import { percentOf, scoreOf, survivorsOf } from './score.ts';

const withOutcomes = (...outcomes: Outcome[]) => outcomes.map((outcome) => ({ outcome }) as Mutant); // no more is read

test('a mutant that no test reaches counts like one that survives, a timeout like one that is killed', () => {
  const mutants = withOutcomes('killed', 'timeout', 'survived', 'uncovered');
  expect(scoreOf(mutants)).toEqual({ killed: 2, total: 4 });
  expect(survivorsOf(mutants)).toEqual(withOutcomes('survived', 'uncovered'));
});

test('mutants that do not load or are outside the sample do not count', () => {
  expect(scoreOf(withOutcomes('broken', 'skipped'))).toEqual({ killed: 0, total: 0 });
});

test('gives the score in percent', () => {
  expect([percentOf({ killed: 9, total: 10 }), percentOf({ killed: 0, total: 0 })]).toEqual([90, 100]);
});
