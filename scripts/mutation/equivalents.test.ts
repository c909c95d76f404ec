import { expect, test } from 'vitest';
import { splitEquivalents } from './equivalents.ts';
import type { Mutant } from './mutants.ts';

const mutant: Mutant = {
  file: 'machines/rules/cart/cart.ts',
  line: 12,
  column: 7,
  code: "if (kind === '') return 0;",
  mutator: 'StringLiteral',
  original: "''",
  replacement: '"Stryker was here!"',
  outcome: 'survived',
};
const { file, code, mutator, original, replacement } = mutant;
const entry = { file, code, mutator, original, replacement };
const listed = [{ reason: 'The types allow no other kind.', mutants: [entry] }];

test('takes a listed survivor out of the score, wherever its line has moved', () => {
  const moved = { ...mutant, line: 40 };
  expect(splitEquivalents([moved], listed)).toEqual({ equivalent: [moved], rest: [], stale: [] });
});

test.each(['killed', 'broken'] as const)('an entry whose mutant is %s is stale', (outcome) => {
  const noticed = { ...mutant, outcome };
  expect(splitEquivalents([noticed], listed)).toEqual({ equivalent: [], rest: [noticed], stale: [entry] });
});

test.each([{ code: 'return 0;' }, { mutator: 'ConditionalExpression' }, { original: "'a'" }, { replacement: '""' }])(
  'an entry does not match a mutant with another %o',
  (other) => {
    const another = { ...mutant, ...other };
    expect(splitEquivalents([another], listed)).toEqual({ equivalent: [], rest: [another], stale: [entry] });
  },
);

test.each(['timeout', 'skipped'] as const)('keeps an entry whose mutant is %s', (outcome) => {
  expect(splitEquivalents([{ ...mutant, outcome }], listed)).toMatchObject({ rest: [], stale: [] });
});

test('says nothing about entries of files that were not mutated', () => {
  const other = { ...mutant, file: 'machines/rules/subscription/gift.ts' };
  expect(splitEquivalents([other], listed)).toEqual({ equivalent: [], rest: [other], stale: [] });
});
