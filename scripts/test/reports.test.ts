import { expect, test } from 'vitest';
import { conformance, countSuite, playwright, slowest, sum, vitest } from './reports.ts';

const root = process.cwd();

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
  expect(vitest.count(JSON.stringify(report))).toEqual({ passed: 4, failed: 2 });
});

test('counts a flaky journey as failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2 };
  expect(playwright.count(JSON.stringify({ stats }))).toEqual({ passed: 7, failed: 3 });
});

test('counts a step that was not run as failed', () => {
  expect(conformance.count(JSON.stringify({ passed: 216, failed: 1, notRun: 4 }))).toEqual({ passed: 216, failed: 5 });
});

test.each([
  [{ passed: 9, failed: 0 }, true, 0],
  [{ passed: 9, failed: 2 }, true, 2],
  [{ passed: 9, failed: 2 }, false, 2],
  [{ passed: 9, failed: 0 }, false, 1],
  [{ passed: 0, failed: 0 }, true, 1],
])('counts %o of a run that succeeded: %s as %i failed', (count, hasSucceeded, failed) => {
  expect(countSuite(count, hasSucceeded)).toEqual({ ...count, failed });
});

test('adds up suites', () => {
  const counts = [
    { passed: 1, failed: 0 },
    { passed: 20, failed: 3 },
  ];
  expect(sum(counts)).toEqual({ passed: 21, failed: 3 });
});

test('adds up the tests of a Vitest file', () => {
  const report = {
    testResults: [{ name: `${root}/machines/a.test.ts`, assertionResults: [{ duration: 250 }, { duration: 750 }, {}] }],
  };
  expect(vitest.times(JSON.stringify(report))).toEqual([{ file: 'machines/a.test.ts', seconds: 1 }]);
});

test('adds up the tests of a Playwright file, including nested ones', () => {
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const group = { file: 'cart.spec.ts', specs: [spec(500)] };
  const report = {
    config: { rootDir: `${root}/tests/journeys` },
    suites: [{ file: 'cart.spec.ts', specs: [spec(1_000)], suites: [group] }],
  };
  expect(playwright.times(JSON.stringify(report))).toEqual([{ file: 'tests/journeys/cart.spec.ts', seconds: 1.5 }]);
});

test('lists the slowest files first', () => {
  const files = [1, 3, 2].map((seconds) => ({ file: `${seconds}.ts`, seconds }));
  expect(slowest(files, 2).map(({ file }) => file)).toEqual(['3.ts', '2.ts']);
});
