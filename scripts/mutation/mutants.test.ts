import { expect, test } from 'vitest';
import {
  type Mutant,
  OUTSIDE_SAMPLE,
  type Outcome,
  percentOf,
  readMutants,
  scoreOf,
  splitEquivalents,
  survivorsOf,
} from './mutants.ts';

const source = "const a = 1;\n  if (a > 0 &&\n      a < 9) run('x');\n";
const at = (line: number, column: number, endLine: number, endColumn: number) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
});
const reportOf = (mutant: object) =>
  JSON.stringify({
    files: {
      'machines/a.ts': {
        source,
        mutants: [
          { mutatorName: 'StringLiteral', replacement: '""', status: 'Killed', location: at(3, 18, 3, 21), ...mutant },
        ],
      },
    },
  });

test('reads a mutant with its text and first line', () => {
  expect(readMutants(reportOf({}))).toEqual([
    {
      file: 'machines/a.ts',
      line: 3,
      column: 18,
      code: "a < 9) run('x');",
      mutator: 'StringLiteral',
      original: "'x'",
      replacement: '""',
      outcome: 'killed',
    },
  ]);
});

test('reads text that spans lines', () => {
  expect(readMutants(reportOf({ location: at(2, 7, 3, 12) }))).toMatchObject([{ original: 'a > 0 &&\n      a < 9' }]);
});

test.each([
  [{ status: 'Timeout' }, 'timeout'],
  [{ status: 'Survived' }, 'survived'],
  [{ status: 'NoCoverage' }, 'uncovered'],
  [{ status: 'RuntimeError', statusReason: 'Failed to load.' }, 'broken'],
  [{ status: 'RuntimeError', statusReason: `Error: ${OUTSIDE_SAMPLE}` }, 'skipped'],
])('reads %o as %s', (reported, outcome) => {
  expect(readMutants(reportOf(reported))).toMatchObject([{ outcome }]);
});

test('omits ignored mutants and rejects an unknown status', () => {
  expect(readMutants(reportOf({ status: 'Ignored' }))).toEqual([]);
  expect(() => readMutants(reportOf({ status: 'Pending' }))).toThrow(
    'machines/a.ts:3: Stryker reports the status Pending.',
  );
});

const withOutcomes = (...outcomes: Outcome[]) => outcomes.map((outcome) => ({ outcome }) as Mutant); // nothing else is read

test('counts an uncovered mutant as survived and a timeout as killed', () => {
  const mutants = withOutcomes('killed', 'timeout', 'survived', 'uncovered');
  expect(scoreOf(mutants)).toEqual({ killed: 2, total: 4 });
  expect(survivorsOf(mutants)).toEqual(withOutcomes('survived', 'uncovered'));
});

test('does not count mutants that fail to load or are outside the sample', () => {
  expect(scoreOf(withOutcomes('broken', 'skipped'))).toEqual({ killed: 0, total: 0 });
});

test('returns the score in percent', () => {
  expect([percentOf({ killed: 9, total: 10 }), percentOf({ killed: 0, total: 0 })]).toEqual([90, 100]);
});

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

test('removes a listed survivor from the score, even if its line moved', () => {
  const moved = { ...mutant, line: 40 };
  expect(splitEquivalents([moved], listed)).toEqual({ equivalent: [moved], rest: [], stale: [] });
});

test.each(['killed', 'broken'] as const)('reports the entry of a %s mutant as stale', (outcome) => {
  const noticed = { ...mutant, outcome };
  expect(splitEquivalents([noticed], listed)).toEqual({ equivalent: [], rest: [noticed], stale: [entry] });
});

test.each([{ code: 'return 0;' }, { mutator: 'ConditionalExpression' }, { original: "'a'" }, { replacement: '""' }])(
  'does not match an entry to a mutant with another %o',
  (other) => {
    const another = { ...mutant, ...other };
    expect(splitEquivalents([another], listed)).toEqual({ equivalent: [], rest: [another], stale: [entry] });
  },
);

test.each(['timeout', 'skipped'] as const)('keeps the entry of a mutant with outcome %s', (outcome) => {
  expect(splitEquivalents([{ ...mutant, outcome }], listed)).toMatchObject({ rest: [], stale: [] });
});

test('ignores entries of files that were not mutated', () => {
  const other = { ...mutant, file: 'machines/rules/subscription/gift.ts' };
  expect(splitEquivalents([other], listed)).toEqual({ equivalent: [], rest: [other], stale: [] });
});
