import { describe, expect, test } from 'vitest';
import {
  countConformance,
  countPlaywright,
  countSuite,
  countVitest,
  playwrightTimes,
  slowest,
  sum,
  vitestTimes,
} from './reports.ts';

describe('counts of a run', () => {
  test('counts a file that fails before its first test as a failure', () => {
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

  test('counts a flaky journey as failed', () => {
    expect(countPlaywright({ stats: { expected: 7, unexpected: 1, flaky: 2 } })).toEqual({ passed: 7, failed: 3 });
  });

  test('counts a step that was not run as failed', () => {
    expect(countConformance({ passed: 216, failed: 1, notRun: 4 })).toEqual({ passed: 216, failed: 5 });
  });

  test('counts a failed run without a failed test as a failure', () => {
    expect(countSuite({ passed: 9, failed: 0 }, false)).toEqual({ passed: 9, failed: 1 });
    expect(countSuite({ passed: 9, failed: 0 }, true)).toEqual({ passed: 9, failed: 0 });
    expect(countSuite({ passed: 9, failed: 2 }, false)).toEqual({ passed: 9, failed: 2 });
  });

  test('adds up suites', () => {
    expect(
      sum([
        { passed: 1, failed: 0 },
        { passed: 20, failed: 3 },
      ]),
    ).toEqual({ passed: 21, failed: 3 });
  });
});

const root = process.cwd();

test('adds up the tests of a Vitest file', () => {
  const report = {
    testResults: [{ name: `${root}/machines/a.test.ts`, assertionResults: [{ duration: 250 }, { duration: 750 }, {}] }],
  };
  expect(vitestTimes(JSON.stringify(report))).toEqual([{ file: 'machines/a.test.ts', seconds: 1 }]);
});

test('adds up the tests of a Playwright file, including nested ones', () => {
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const group = { file: 'cart.spec.ts', specs: [spec(500)] };
  const report = {
    config: { rootDir: `${root}/tests/journeys` },
    suites: [{ file: 'cart.spec.ts', specs: [spec(1_000)], suites: [group] }],
  };
  expect(playwrightTimes(JSON.stringify(report))).toEqual([{ file: 'tests/journeys/cart.spec.ts', seconds: 1.5 }]);
});

test('lists the slowest files first', () => {
  const files = [1, 3, 2].map((seconds) => ({ file: `${seconds}.ts`, seconds }));
  expect(slowest(files, 2).map(({ file }) => file)).toEqual(['3.ts', '2.ts']);
});
