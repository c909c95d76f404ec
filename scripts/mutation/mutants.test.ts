import { expect, test } from 'vitest';
import { OUTSIDE_SAMPLE, readMutants } from './mutants.ts';

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

test('reads a mutant with its text and the line it begins in', () => {
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

test('omits ignored mutants and rejects a status it does not know', () => {
  expect(readMutants(reportOf({ status: 'Ignored' }))).toEqual([]);
  expect(() => readMutants(reportOf({ status: 'Pending' }))).toThrow(
    'machines/a.ts:3: Stryker reports the status Pending.',
  );
});
