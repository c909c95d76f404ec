import { describe, expect, test } from 'vitest';
import { countConformance, countPlaywright, countSuite, countVitest, sum } from './counts.ts';

describe('the counts of a run', () => {
  test('a file that fails before its first test is a failure', () => {
    const report = {
      numPassedTests: 4,
      numFailedTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{}, {}] },
        { status: 'passed', assertionResults: [{}, {}, {}] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 4, failed: 2 });
  });

  test('a flaky journey is a failed one', () => {
    expect(countPlaywright({ stats: { expected: 7, unexpected: 1, flaky: 2 } })).toEqual({ passed: 7, failed: 3 });
  });

  test('a step that could not be run at our own journal is a failed one', () => {
    expect(countConformance({ passed: 216, failed: 1, notRun: 4 })).toEqual({ passed: 216, failed: 5 });
  });

  test('a run that fails with no failed test is a failure', () => {
    expect(countSuite({ passed: 9, failed: 0 }, false)).toEqual({ passed: 9, failed: 1 });
    expect(countSuite({ passed: 9, failed: 0 }, true)).toEqual({ passed: 9, failed: 0 });
    expect(countSuite({ passed: 9, failed: 2 }, false)).toEqual({ passed: 9, failed: 2 });
  });

  test('suites add up', () => {
    expect(
      sum([
        { passed: 1, failed: 0 },
        { passed: 20, failed: 3 },
      ]),
    ).toEqual({ passed: 21, failed: 3 });
  });
});
